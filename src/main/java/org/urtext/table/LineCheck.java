package org.urtext.table;

/**
 * A checksum of 16 bits for each cache line of document ids, that is for 16 slots, so that a reader
 * can make sure of an origin without reading the rest of the bucket. Its bits stand in bit 31 of
 * the 16 ids, which ids leave free: it takes no space and no further cache line.
 *
 * <p>It covers the ids and, in the full layout, the details of the same 16 slots. It is the sum of
 * their words, each folded and times an odd factor of its place, times an odd factor of the
 * bucket's number; mixed, the low 16 bits. Zeros have the check 0. Damage passes with a chance of
 * one in 65536.
 */
final class LineCheck {
  static final int SLOTS = 16;
  static final int ID_WORDS = SLOTS * Integer.BYTES / Long.BYTES;
  static final int DETAIL_WORDS = SLOTS * TableLayout.DETAIL_BYTES / Long.BYTES;

  /** The bits of two neighbouring ids that are ids. */
  static final long ID_BITS = 0x7fffffff_7fffffffL;

  private static final long[] FACTORS =
      FingerprintHash.oddFactors(TableLayout.SLOTS / SLOTS * (ID_WORDS + DETAIL_WORDS), 0x6c696e65);

  private LineCheck() {}

  static long idTerm(int line, int word, long ids) {
    return FingerprintHash.checksumTerm(ids & ID_BITS, FACTORS[line * ID_WORDS + word]);
  }

  static long detailTerm(int line, int word, long details) {
    int place = TableLayout.SLOTS / SLOTS * ID_WORDS + line * DETAIL_WORDS + word;
    return FingerprintHash.checksumTerm(details, FACTORS[place]);
  }

  static int ofSum(long sum, long bucket) {
    return (int) FingerprintHash.mix(sum * (2 * bucket + 1)) & 0xffff;
  }

  /** The check's bits in one word of two ids, moved to where they stand in the check. */
  static int read(long ids, int word) {
    return (int) ((ids >>> 31 & 1) | (ids >>> 62 & 2)) << (2 * word);
  }

  /** The check's bits of one word, moved to where they stand among two ids. */
  static long write(int check, int word) {
    long bits = check >>> (2 * word);
    return (bits & 1) << 31 | (bits & 2) << 62;
  }
}
