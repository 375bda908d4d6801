package org.urtext.sentences;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.util.zip.CRC32C;

/** The columns of a file of signatures, mapped: the only place that knows the memory. */
final class MappedSignatures implements AutoCloseable {
  private static final ValueLayout.OfShort LE_SHORT =
      ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
  private static final ValueLayout.OfInt LE_INT =
      ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
  private static final ValueLayout.OfLong LE_LONG =
      ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  private final SignatureLayout layout;
  private final Arena arena;
  private final MemorySegment file;

  MappedSignatures(FileChannel channel, SignatureLayout layout, boolean readOnly)
      throws IOException {
    this.layout = layout;
    this.arena = Arena.ofShared();
    this.file =
        channel.map(
            readOnly ? MapMode.READ_ONLY : MapMode.READ_WRITE, 0, layout.fileBytes(), arena);
  }

  void store(int slot, long signature, int documentId, int charStart) {
    long position = layout.signature(slot);
    switch (layout.scheme().widthBits()) {
      case 16 -> file.set(LE_SHORT, position, (short) signature);
      case 32 -> file.set(LE_INT, position, (int) signature);
      default -> file.set(LE_LONG, position, signature);
    }
    file.set(LE_INT, layout.documentId(slot), documentId);
    file.set(LE_INT, layout.charStart(slot), charStart);
  }

  int documentId(int slot) {
    return file.get(LE_INT, layout.documentId(slot));
  }

  int charStart(int slot) {
    return file.get(LE_INT, layout.charStart(slot));
  }

  /** Reads the signatures from a slot on, whatever their width. */
  void load(int firstSlot, long[] target, int count) {
    long position = layout.signature(firstSlot);
    switch (layout.scheme().widthBits()) {
      case 16 -> {
        for (int i = 0; i < count; i++) {
          target[i] = Short.toUnsignedLong(file.get(LE_SHORT, position + 2L * i));
        }
      }
      case 32 -> {
        for (int i = 0; i < count; i++) {
          target[i] = Integer.toUnsignedLong(file.get(LE_INT, position + 4L * i));
        }
      }
      default -> MemorySegment.copy(file, LE_LONG, position, target, 0, count);
    }
  }

  int storedChecksum(int block) {
    return file.get(LE_INT, layout.checksum(block));
  }

  void storeChecksum(int block, int checksum) {
    file.set(LE_INT, layout.checksum(block), checksum);
  }

  /** The checksum of a block's entries as they stand, of which the first {@code entries} count. */
  int checksum(int block, int entries) {
    int first = block * SignatureLayout.BLOCK_ENTRIES;
    CRC32C crc = new CRC32C();
    update(crc, layout.signature(first), (long) entries * layout.scheme().widthBytes());
    update(crc, layout.documentId(first), (long) entries * Integer.BYTES);
    update(crc, layout.charStart(first), (long) entries * Integer.BYTES);
    return (int) crc.getValue();
  }

  void force() {
    file.force();
  }

  @Override
  public void close() {
    arena.close();
  }

  private void update(CRC32C crc, long position, long bytes) {
    crc.update(file.asSlice(position, bytes).asByteBuffer());
  }
}
