package org.urtext.library;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32C;

/**
 * What was promised to the table and may not have reached the disk there. A batch is written here,
 * then the archive commits its documents, then the table takes it; after a crash, batches that the
 * archive knows are given to the table once more, and others are forgotten.
 *
 * <pre>
 * file    0   magic "URTXJRN1"
 *         8   batches, one after the other
 * batch   0   i32 bytes of the content
 *         4   u32 CRC-32C of what follows
 *         8   i64 number of the batch
 *         16  content: for each document i32 id, i32 shingles n, n × i64 fingerprint, n × u8 bonus
 * </pre>
 *
 * All numbers are big endian. A batch that is cut short or damaged ends the journal: nothing after
 * it was ever promised.
 */
final class Journal implements Closeable {
  private static final long MAGIC = 0x555254584A524E31L;
  private static final int FILE_HEADER_BYTES = Long.BYTES;
  private static final int BATCH_HEADER_BYTES = 16;
  private static final int CHECKSUM_AT = 4;
  private static final int NUMBER_AT = 8;

  private final Disk disk;
  private final FileChannel channel;
  private long end;
  private ByteBuffer buffer = ByteBuffer.allocate(1 << 16);

  private Journal(Disk disk, FileChannel channel) {
    this.disk = disk;
    this.channel = channel;
  }

  /** Opens the journal, or begins one where there is none. */
  static Journal open(Disk disk, Path file) throws IOException {
    FileChannel channel =
        FileChannel.open(
            file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    Journal journal = new Journal(disk, channel);
    boolean opened = false;
    try {
      if (!journal.hasMagic()) {
        journal.begin();
      }
      journal.end = channel.size();
      opened = true;
      return journal;
    } finally {
      if (!opened) {
        channel.close();
      }
    }
  }

  private boolean hasMagic() throws IOException {
    ByteBuffer header = ByteBuffer.allocate(FILE_HEADER_BYTES);
    return read(header, 0) && header.getLong(0) == MAGIC;
  }

  private void begin() throws IOException {
    channel.truncate(0);
    disk.write(channel, ByteBuffer.allocate(FILE_HEADER_BYTES).putLong(0, MAGIC), 0);
    disk.force(channel);
  }

  /** One batch as it was written. */
  record Batch(long number, List<ShingleUpdate> updates) {}

  /** Takes the batches that were read back. */
  interface Reader {
    /**
     * @return whether this batch stays; if not, it and all that follow are forgotten
     */
    boolean take(Batch batch) throws IOException;
  }

  /** Reads from the beginning to the end, to the first damage, or to a batch that is not wanted. */
  void replay(Reader reader) throws IOException {
    long position = FILE_HEADER_BYTES;
    while (true) {
      ByteBuffer header = ByteBuffer.allocate(BATCH_HEADER_BYTES);
      if (!read(header, position)) {
        break;
      }
      int contentBytes = header.getInt(0);
      if (contentBytes < 0 || contentBytes > channel.size() - position - BATCH_HEADER_BYTES) {
        break;
      }
      ByteBuffer content = ByteBuffer.allocate(contentBytes);
      if (!read(content, position + BATCH_HEADER_BYTES)) {
        break;
      }
      CRC32C checksum = new CRC32C();
      checksum.update(header.slice(NUMBER_AT, Long.BYTES));
      checksum.update(content.slice(0, contentBytes));
      if ((int) checksum.getValue() != header.getInt(CHECKSUM_AT)
          || !reader.take(new Batch(header.getLong(NUMBER_AT), decode(content.rewind())))) {
        break;
      }
      position += BATCH_HEADER_BYTES + contentBytes;
    }
    truncateTo(position);
  }

  private boolean read(ByteBuffer bytes, long position) throws IOException {
    long at = position;
    while (bytes.hasRemaining()) {
      int count = channel.read(bytes, at);
      if (count < 0) {
        return false;
      }
      at += count;
    }
    return true;
  }

  /** When this returns, the batch will survive a crash. Throws without a trace of the batch. */
  void append(long number, List<ShingleUpdate> updates) throws IOException {
    ByteBuffer bytes = encode(number, updates);
    int length = bytes.remaining();
    long before = end;
    boolean written = false;
    try {
      disk.write(channel, bytes, before);
      disk.force(channel);
      written = true;
    } finally {
      if (!written) {
        truncateTo(before);
      }
    }
    end = before + length;
  }

  private ByteBuffer encode(long number, List<ShingleUpdate> updates) {
    long contentBytes = 0;
    for (ShingleUpdate update : updates) {
      contentBytes += 2 * Integer.BYTES + update.fingerprints().length * (Long.BYTES + 1L);
    }
    int length = Math.toIntExact(BATCH_HEADER_BYTES + contentBytes);
    if (buffer.capacity() < length) {
      buffer = ByteBuffer.allocate(length + (length >> 1));
    }
    ByteBuffer bytes = buffer.clear();
    bytes.putInt((int) contentBytes).putInt(0).putLong(number);
    for (ShingleUpdate update : updates) {
      bytes.putInt(update.documentId()).putInt(update.fingerprints().length);
      bytes.asLongBuffer().put(update.fingerprints());
      bytes.position(bytes.position() + update.fingerprints().length * Long.BYTES);
      bytes.put(update.bonuses());
    }
    bytes.flip();
    CRC32C checksum = new CRC32C();
    checksum.update(bytes.slice(NUMBER_AT, length - NUMBER_AT));
    return bytes.putInt(CHECKSUM_AT, (int) checksum.getValue());
  }

  private static List<ShingleUpdate> decode(ByteBuffer content) {
    List<ShingleUpdate> updates = new ArrayList<>();
    while (content.hasRemaining()) {
      int id = content.getInt();
      long[] fingerprints = new long[content.getInt()];
      content.asLongBuffer().get(fingerprints);
      content.position(content.position() + fingerprints.length * Long.BYTES);
      byte[] bonuses = new byte[fingerprints.length];
      content.get(bonuses);
      updates.add(new ShingleUpdate(id, fingerprints, bonuses));
    }
    return updates;
  }

  long end() {
    return end;
  }

  long bytes() {
    return end - FILE_HEADER_BYTES;
  }

  /** Forgets what was appended since {@link #end} was {@code position}. */
  void truncateTo(long position) throws IOException {
    if (channel.size() > position) {
      channel.truncate(position);
      channel.force(false);
    }
    end = position;
  }

  /** The table has everything on disk. */
  void clear() throws IOException {
    truncateTo(FILE_HEADER_BYTES);
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
