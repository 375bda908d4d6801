package org.urtext.sentences;

import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32C;
import org.jspecify.annotations.Nullable;

/**
 * The header of a file of signatures. Two copies are written in turn, so that a write which is cut
 * short leaves the other; the sound copy of the higher generation counts.
 *
 * <pre>
 *   0   8  "URTEXTSG"
 *   8   4  format version, 1
 *  12   4  CRC-32C of the copy, taken with these four bytes zero
 *  16   8  generation
 *  24   4  bits of a signature
 *  28   4  bits of a word
 *  32   4  capacity in entries
 *  36   4  1 if written to since the last seal
 *  40   8  sentences ever added, as of the last seal
 *  48   8  applied batch, the last that is wholly on disk
 *  56   2  length of the algorithms, then these in UTF-8
 *          zeros up to 4096
 * </pre>
 */
record SignatureHeader(
    SignatureSettings settings, long generation, long added, long appliedBatch, boolean unsealed) {
  private static final int VERSION = 1;
  private static final byte[] MAGIC = "URTEXTSG".getBytes(StandardCharsets.US_ASCII);
  private static final int CHECKSUM_AT = 12;

  /** Writes the copy whose turn it is, durably. */
  void write(FileChannel file) throws IOException {
    ByteBuffer bytes = encode();
    long position = generation % SignatureLayout.HEADER_COPIES * SignatureLayout.HEADER_COPY_BYTES;
    while (bytes.hasRemaining()) {
      position += file.write(bytes, position);
    }
    file.force(false);
  }

  /** Reads the better copy. */
  static SignatureHeader read(FileChannel file) throws IOException {
    @Nullable SignatureHeader best = null;
    SignatureFileException damage = new SignatureFileException("The file of sentences is empty.");
    for (int copy = 0; copy < SignatureLayout.HEADER_COPIES; copy++) {
      try {
        SignatureHeader header = readCopy(file, copy);
        if (best == null || header.generation > best.generation) {
          best = header;
        }
      } catch (SignatureFileException e) {
        damage = e;
      }
    }
    if (best == null) {
      throw damage;
    }
    return best;
  }

  private static SignatureHeader readCopy(FileChannel file, int copy) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(SignatureLayout.HEADER_COPY_BYTES);
    long start = (long) copy * SignatureLayout.HEADER_COPY_BYTES;
    while (bytes.hasRemaining()) {
      if (file.read(bytes, start + bytes.position()) < 0) {
        throw new SignatureFileException("The file of sentences is cut short.");
      }
    }
    return decode(bytes.flip().order(ByteOrder.LITTLE_ENDIAN));
  }

  private ByteBuffer encode() {
    byte[] algorithms = settings.algorithms().getBytes(StandardCharsets.UTF_8);
    ByteBuffer copy =
        ByteBuffer.allocate(SignatureLayout.HEADER_COPY_BYTES).order(ByteOrder.LITTLE_ENDIAN);
    copy.put(MAGIC).putInt(VERSION).putInt(0).putLong(generation);
    copy.putInt(settings.scheme().widthBits()).putInt(settings.scheme().bitsPerWord());
    copy.putInt(settings.capacity()).putInt(unsealed ? 1 : 0);
    copy.putLong(added).putLong(appliedBatch);
    copy.putShort((short) algorithms.length).put(algorithms);
    copy.clear();
    return copy.putInt(CHECKSUM_AT, checksum(copy));
  }

  private static SignatureHeader decode(ByteBuffer copy) throws SignatureFileException {
    byte[] magic = new byte[MAGIC.length];
    copy.get(magic);
    if (!Arrays.equals(magic, MAGIC)) {
      throw new SignatureFileException("This is not a file of sentence signatures.");
    }
    int version = copy.getInt();
    if (copy.getInt() != checksum(copy)) {
      throw new SignatureFileException("The header of the file of sentences is damaged.");
    }
    if (version != VERSION) {
      throw new SignatureFileException(
          "The file of sentences is of version %d, and this program reads version %d."
              .formatted(version, VERSION));
    }
    try {
      return decodeFields(copy);
    } catch (IllegalArgumentException | BufferUnderflowException e) {
      throw new SignatureFileException("The header of the file of sentences makes no sense.", e);
    }
  }

  private static SignatureHeader decodeFields(ByteBuffer copy) {
    long generation = copy.getLong();
    SignatureScheme scheme = new SignatureScheme(copy.getInt(), copy.getInt());
    int capacity = copy.getInt();
    boolean unsealed = copy.getInt() != 0;
    long added = copy.getLong();
    long appliedBatch = copy.getLong();
    byte[] algorithms = new byte[Short.toUnsignedInt(copy.getShort())];
    copy.get(algorithms);
    SignatureSettings settings =
        new SignatureSettings(scheme, capacity, new String(algorithms, StandardCharsets.UTF_8));
    return new SignatureHeader(settings, generation, added, appliedBatch, unsealed);
  }

  private static int checksum(ByteBuffer copy) {
    CRC32C crc = new CRC32C();
    crc.update(copy.slice(0, CHECKSUM_AT));
    crc.update(new byte[Integer.BYTES]);
    int rest = CHECKSUM_AT + Integer.BYTES;
    crc.update(copy.slice(rest, SignatureLayout.HEADER_COPY_BYTES - rest));
    return (int) crc.getValue();
  }
}
