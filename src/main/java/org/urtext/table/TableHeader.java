package org.urtext.table;

import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.CRC32C;

/**
 * The header of a table's file. Two copies stand at its front, each written in turn, so that a
 * write which is cut short leaves the other; the sound copy of the higher generation counts.
 *
 * <pre>
 * copy    0     magic                  "URTEXTTB"
 *         8     version                u32
 *         12    CRC32C of the copy     u32, taken with these four bytes zero
 *         16    generation             u64
 *         24    blocks                 u64
 *         32    hash seed              u64
 *         40    applied batch          i64, the last that is wholly on disk
 *         48    flags                  u64: 1 written since the last seal; 2 the counts are exact
 *         56    used slots, updates, evictions, healed buckets, used blocks  5 × u64
 *         96    bytes asked for        u64
 *         104   layout, eviction, algorithms   each a u16 length and UTF-8
 *               zeros up to 4096
 * </pre>
 */
record TableHeader(
    TableSettings settings,
    long generation,
    long appliedBatch,
    boolean unsealed,
    boolean exactCounts,
    Counts counts) {

  /** The figures that a header keeps. */
  record Counts(long usedSlots, long updates, long evictions, long healedBuckets, long usedBlocks) {
    static final Counts ZERO = new Counts(0, 0, 0, 0, 0);
  }

  static final int COPY_BYTES = 4096;
  static final int VERSION = 1;
  private static final byte[] MAGIC = "URTEXTTB".getBytes(StandardCharsets.US_ASCII);
  private static final int CHECKSUM_AT = 12;
  private static final int UNSEALED = 1;
  private static final int EXACT_COUNTS = 2;

  long blocks() {
    return settings.layout().blocksIn(settings.bytes());
  }

  /** After a crash the counts are those of the last seal, and the slots may be others. */
  TableHeader asOpened() {
    return unsealed ? withInexactCounts() : this;
  }

  TableHeader withInexactCounts() {
    return new TableHeader(settings, generation, appliedBatch, unsealed, false, counts);
  }

  TableHeader withExactCounts(Counts counted) {
    return new TableHeader(settings, generation, appliedBatch, unsealed, true, counted);
  }

  /** After a batch was applied that is not sealed yet. */
  TableHeader withApplied(Counts after) {
    return new TableHeader(settings, generation, appliedBatch, true, exactCounts, after);
  }

  TableHeader next(long batch, boolean nextUnsealed) {
    return new TableHeader(settings, generation + 1, batch, nextUnsealed, exactCounts, counts);
  }

  ByteBuffer encode() {
    return encode(VERSION);
  }

  ByteBuffer encode(int version) {
    ByteBuffer copy = ByteBuffer.allocate(COPY_BYTES).order(ByteOrder.LITTLE_ENDIAN);
    copy.put(MAGIC).putInt(version).putInt(0);
    copy.putLong(generation).putLong(blocks()).putLong(settings.hashSeed()).putLong(appliedBatch);
    copy.putLong((unsealed ? UNSEALED : 0) | (exactCounts ? EXACT_COUNTS : 0));
    copy.putLong(counts.usedSlots).putLong(counts.updates).putLong(counts.evictions);
    copy.putLong(counts.healedBuckets).putLong(counts.usedBlocks);
    copy.putLong(settings.bytes());
    putText(copy, settings.layout().id());
    putText(copy, settings.eviction().text());
    putText(copy, settings.algorithms());
    copy.clear();
    copy.putInt(CHECKSUM_AT, checksum(copy));
    return copy;
  }

  /**
   * Reads one copy.
   *
   * @throws TableDamagedException with a sentence that says what is wrong with it
   */
  static TableHeader decode(ByteBuffer copy) throws TableDamagedException {
    copy.order(ByteOrder.LITTLE_ENDIAN);
    byte[] magic = new byte[MAGIC.length];
    copy.get(magic);
    if (!Arrays.equals(magic, MAGIC)) {
      throw new TableDamagedException("This file is not a shingle table.");
    }
    int version = copy.getInt();
    int checksum = copy.getInt();
    if (checksum != checksum(copy)) {
      throw new TableDamagedException("The header of the shingle table is damaged.");
    }
    if (version != VERSION) {
      throw new TableDamagedException(
          "The shingle table is of version %d, and this program reads version %d."
              .formatted(version, VERSION));
    }
    try {
      return decodeFields(copy);
    } catch (IllegalArgumentException | BufferUnderflowException e) {
      TableDamagedException damaged =
          new TableDamagedException("The header of the shingle table makes no sense.");
      damaged.initCause(e);
      throw damaged;
    }
  }

  private static TableHeader decodeFields(ByteBuffer copy) {
    long generation = copy.getLong();
    long blocks = copy.getLong();
    long hashSeed = copy.getLong();
    long appliedBatch = copy.getLong();
    long flags = copy.getLong();
    Counts counts =
        new Counts(copy.getLong(), copy.getLong(), copy.getLong(), copy.getLong(), copy.getLong());
    long bytes = copy.getLong();
    TableLayout layout = TableLayout.ofId(text(copy));
    EvictionPolicy eviction = EvictionPolicy.parse(text(copy));
    TableSettings settings = new TableSettings(bytes, layout, eviction, hashSeed, text(copy));
    TableHeader header =
        new TableHeader(
            settings,
            generation,
            appliedBatch,
            (flags & UNSEALED) != 0,
            (flags & EXACT_COUNTS) != 0,
            counts);
    if (header.blocks() != blocks) {
      throw new IllegalArgumentException(blocks + " blocks do not make up " + bytes + " bytes");
    }
    return header;
  }

  private static int checksum(ByteBuffer copy) {
    CRC32C crc = new CRC32C();
    crc.update(copy.slice(0, CHECKSUM_AT));
    crc.update(new byte[Integer.BYTES]);
    int rest = CHECKSUM_AT + Integer.BYTES;
    crc.update(copy.slice(rest, COPY_BYTES - rest));
    return (int) crc.getValue();
  }

  private static void putText(ByteBuffer copy, String text) {
    byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
    copy.putShort((short) utf8.length).put(utf8);
  }

  private static String text(ByteBuffer copy) {
    byte[] utf8 = new byte[copy.getShort() & 0xffff];
    copy.get(utf8);
    return new String(utf8, StandardCharsets.UTF_8);
  }
}
