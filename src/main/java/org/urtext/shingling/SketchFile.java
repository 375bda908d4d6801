package org.urtext.shingling;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.zip.CRC32C;

/**
 * The file of a {@link CountMinSketch}. All numbers are little-endian.
 *
 * <pre>
 *   0   8  "UTXNGRAM"
 *   8  24  the name of the fingerprints' hash, ASCII, padded with zeros
 *  32   4  format version, 1
 *  36   4  rows
 *  40   4  bytes of a counter
 *  44   4  unused, 0
 *  48   8  bytes of all counters
 *  56   …  the counters, row by row
 *   …   8  CRC-32C of everything before it
 * </pre>
 */
public final class SketchFile {
  private static final byte[] MAGIC = "UTXNGRAM".getBytes(StandardCharsets.US_ASCII);
  private static final int HASH_NAME_BYTES = 24;
  private static final int VERSION = 1;
  private static final int HEADER_BYTES = 56;
  private static final int CHECKSUM_BYTES = Long.BYTES;

  private SketchFile() {}

  /** Writes the sketch; the file is either the old one or wholly the new one. */
  public static void save(CountMinSketch sketch, Path file) throws IOException {
    Path unfinished = file.resolveSibling(file.getFileName() + ".unfinished");
    try (FileChannel channel =
        FileChannel.open(
            unfinished,
            StandardOpenOption.CREATE,
            StandardOpenOption.TRUNCATE_EXISTING,
            StandardOpenOption.WRITE)) {
      ByteBuffer header = header(sketch.sizeBytes());
      ByteBuffer checksum = checksum(header, sketch.counters());
      for (ByteBuffer part : new ByteBuffer[] {header, sketch.counters(), checksum}) {
        while (part.hasRemaining()) {
          channel.write(part);
        }
      }
      channel.force(true);
    }
    Files.move(
        unfinished, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
  }

  /**
   * Reads a sketch into new memory.
   *
   * @throws IOException also if the file is not a whole and sound sketch of this version's
   *     fingerprints
   */
  public static CountMinSketch load(Path file) throws IOException {
    try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
      ByteBuffer header = read(channel, buffer(HEADER_BYTES), file);
      long counterBytes = header.getLong(HEADER_BYTES - Long.BYTES);
      boolean isWhole = channel.size() == HEADER_BYTES + counterBytes + CHECKSUM_BYTES;
      CountMinSketch sketch = CountMinSketch.ofBytes(isWhole ? counterBytes : 0);
      if (!isWhole || !header.equals(header(sketch.sizeBytes()))) {
        throw new IOException("not a table of n-gram frequencies of this version: " + file);
      }
      read(channel, sketch.counters(), file);
      ByteBuffer checksum = read(channel, buffer(CHECKSUM_BYTES), file);
      if (!checksum.equals(checksum(header, sketch.counters()))) {
        throw new IOException("the table of n-gram frequencies is damaged: " + file);
      }
      return sketch;
    }
  }

  private static ByteBuffer header(int counterBytes) {
    byte[] hashName = Fingerprints.ID.getBytes(StandardCharsets.US_ASCII);
    return buffer(HEADER_BYTES)
        .put(MAGIC)
        .put(Arrays.copyOf(hashName, HASH_NAME_BYTES))
        .putInt(VERSION)
        .putInt(CountMinSketch.ROWS)
        .putInt(CountMinSketch.COUNTER_BYTES)
        .putInt(0)
        .putLong(counterBytes)
        .flip();
  }

  private static ByteBuffer checksum(ByteBuffer header, ByteBuffer counters) {
    CRC32C crc = new CRC32C();
    crc.update(header.duplicate());
    crc.update(counters);
    return buffer(CHECKSUM_BYTES).putLong(crc.getValue()).flip();
  }

  private static ByteBuffer read(FileChannel channel, ByteBuffer target, Path file)
      throws IOException {
    while (target.hasRemaining()) {
      if (channel.read(target) < 0) {
        throw new IOException("the table of n-gram frequencies ends too early: " + file);
      }
    }
    return target.flip();
  }

  private static ByteBuffer buffer(int bytes) {
    return ByteBuffer.allocate(bytes).order(ByteOrder.LITTLE_ENDIAN);
  }
}
