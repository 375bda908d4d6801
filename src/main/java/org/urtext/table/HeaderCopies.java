package org.urtext.table;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import org.jspecify.annotations.Nullable;

/** Reads the better of a file's two header copies, and writes the other. */
final class HeaderCopies {
  private static final int COPIES = 2;

  private HeaderCopies() {}

  static TableHeader read(FileChannel file) throws IOException {
    @Nullable TableHeader best = null;
    @Nullable TableDamagedException damage = null;
    for (int copy = 0; copy < COPIES; copy++) {
      try {
        TableHeader header = readCopy(file, copy);
        if (best == null || header.generation() > best.generation()) {
          best = header;
        }
      } catch (TableDamagedException e) {
        damage = e;
      }
    }
    if (best != null) {
      return best;
    }
    throw damage == null ? new TableDamagedException("The shingle table is empty.") : damage;
  }

  static int countDamaged(FileChannel file) throws IOException {
    int damaged = 0;
    for (int copy = 0; copy < COPIES; copy++) {
      try {
        readCopy(file, copy);
      } catch (TableDamagedException e) {
        damaged++;
      }
    }
    return damaged;
  }

  /** Writes the copy that the generation's turn falls on, durably. */
  static void write(FileChannel file, TableHeader header) throws IOException {
    ByteBuffer bytes = header.encode();
    long position = header.generation() % COPIES * TableHeader.COPY_BYTES;
    while (bytes.hasRemaining()) {
      position += file.write(bytes, position);
    }
    file.force(false);
  }

  private static TableHeader readCopy(FileChannel file, int copy) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(TableHeader.COPY_BYTES);
    long start = (long) copy * TableHeader.COPY_BYTES;
    while (bytes.hasRemaining()) {
      if (file.read(bytes, start + bytes.position()) < 0) {
        throw new TableDamagedException("The shingle table is cut short.");
      }
    }
    return TableHeader.decode(bytes.flip());
  }
}
