package org.urtext.table;

import java.lang.foreign.ValueLayout;
import java.nio.ByteOrder;

/**
 * Where the bytes of a table stand; this is the specification of the file. All numbers are little
 * endian, all offsets and lengths in bytes.
 *
 * <pre>
 * file    0      header, copy A          {@link TableHeader}
 *         4096   header, copy B
 *         8192   block 0, block 1, …     as many as fit the size asked for
 *
 * block   0      checksums of the buckets  9 × u32   see {@link Bucket#checksum}
 *         36     slots in use              9 × u8    0 to 64
 *         46     random draws so far       9 × u16   modulo 65536
 *         64     (full only) nothing, up to 128
 *         64|128 bucket 0, bucket 1, … bucket 8
 *
 * bucket  0      low bytes of the tags     64 × u8   one cache line
 *         64     high bytes of the tags    64 × u8   one cache line
 *         128    document ids              64 × u32  bit 31 belongs to a {@link LineCheck}
 *         384    scores                    64 × u8
 *         448    (full only) bits 16 to 47 64 × u32
 *         704    (full only) details       64 × 3 u8: offset modulo 256, first bytes of the
 *                                                     shingles before and after
 * </pre>
 *
 * A tag is never zero, so that a slot not in use is never found.
 *
 * <p>Slots 0 to n − 1 of a bucket are in use, the oldest first (by LRU: the least recently found
 * first); the bytes of the others are zero. A block of zeros is nine empty buckets, so a fresh file
 * is all holes. A compact block is one page of 4096 bytes, a full one is two.
 *
 * <p>A fingerprint f becomes h = mix(f ^ seed), one to one ({@link FingerprintHash}). Its bucket is
 * the high half of the 128 bits of h × buckets, so any number of buckets will do; bucket b is the
 * (b mod 9)-th of block ⌊b / 9⌋. Its tag is bits 0 to 15 of h, or 1 if these are all zero; the full
 * layout also keeps bits 16 to 47. Bucket and tag share no bits as long as there are fewer than 2⁴⁸
 * buckets in the compact layout; in the full layout, 48 bits and the bucket tell any two
 * fingerprints apart from 2¹⁶ buckets on, but for the one tag in 65536 that was zero.
 */
public enum TableLayout {
  /** 7 bytes a slot, for libraries that keep their texts and verify every hit. */
  COMPACT("compact", 4096, 64, 448),
  /** 14 bytes a slot, for the paper's estimators and for libraries without texts. */
  FULL("full", 8192, 128, 896);

  static final int SLOTS = 64;
  static final int BUCKETS_PER_BLOCK = 9;
  static final int BLOCK_FIELDS_BYTES = 64;
  static final int FILE_HEADER_BYTES = 2 * TableHeader.COPY_BYTES;

  static final long TAG_BITS = 0xffff;
  static final int LOW_TAGS = 0;
  static final int HIGH_TAGS = 64;
  static final int DOCUMENTS = 128;
  static final int SCORES = 384;
  static final int MIDDLE_BITS = 448;
  static final int DETAILS = 704;

  static final int DETAIL_BYTES = 3;
  static final int LINE_BYTES = 64;

  private static final int USED_SLOTS = 36;
  private static final int DRAWS = 46;

  static final ValueLayout.OfLong LE_LONG =
      ValueLayout.JAVA_LONG_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
  static final ValueLayout.OfInt LE_INT =
      ValueLayout.JAVA_INT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);
  static final ValueLayout.OfShort LE_SHORT =
      ValueLayout.JAVA_SHORT_UNALIGNED.withOrder(ByteOrder.LITTLE_ENDIAN);

  private final String id;
  private final int blockBytes;
  private final int blockHeaderBytes;
  private final int bucketBytes;

  TableLayout(String id, int blockBytes, int blockHeaderBytes, int bucketBytes) {
    this.id = id;
    this.blockBytes = blockBytes;
    this.blockHeaderBytes = blockHeaderBytes;
    this.bucketBytes = bucketBytes;
  }

  public String id() {
    return id;
  }

  public static TableLayout ofId(String id) {
    for (TableLayout layout : values()) {
      if (layout.id.equals(id)) {
        return layout;
      }
    }
    throw new IllegalArgumentException("no such layout: " + id);
  }

  /** How many shingles a file of so many bytes holds. */
  public long slotsIn(long fileBytes) {
    return blocksIn(fileBytes) * BUCKETS_PER_BLOCK * SLOTS;
  }

  int blockBytes() {
    return blockBytes;
  }

  int bucketBytes() {
    return bucketBytes;
  }

  long blocksIn(long fileBytes) {
    return (fileBytes - FILE_HEADER_BYTES) / blockBytes;
  }

  long fileBytes(long blocks) {
    return FILE_HEADER_BYTES + blocks * blockBytes;
  }

  // Offsets within a bucket.

  static int documentAt(int slot) {
    return DOCUMENTS + slot * Integer.BYTES;
  }

  static int middleBitsAt(int slot) {
    return MIDDLE_BITS + slot * Integer.BYTES;
  }

  static int detailsAt(int slot) {
    return DETAILS + slot * DETAIL_BYTES;
  }

  // Addresses below count from the first block.

  long blockAddress(long bucket) {
    return bucket / BUCKETS_PER_BLOCK * blockBytes;
  }

  long bucketAddress(long bucket) {
    return blockAddress(bucket)
        + blockHeaderBytes
        + bucket % BUCKETS_PER_BLOCK * (long) bucketBytes;
  }

  long checksumAddress(long bucket) {
    return blockAddress(bucket) + bucket % BUCKETS_PER_BLOCK * Integer.BYTES;
  }

  long usedSlotsAddress(long bucket) {
    return blockAddress(bucket) + USED_SLOTS + bucket % BUCKETS_PER_BLOCK;
  }

  long drawsAddress(long bucket) {
    return blockAddress(bucket) + DRAWS + bucket % BUCKETS_PER_BLOCK * Short.BYTES;
  }
}
