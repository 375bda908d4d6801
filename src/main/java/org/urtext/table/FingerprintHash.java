package org.urtext.table;

/**
 * Spreads fingerprints evenly, and the words of checksums. Selectors leave fingerprints with
 * telling bits (winnowing the small ones, modulo the divisible ones), so no bit of a fingerprint
 * may choose a bucket as it is. {@link #mix} is one to one: two shingles that differ still differ
 * after it.
 */
final class FingerprintHash {
  private FingerprintHash() {}

  /** Stafford's thirteenth variant of the finalizer of MurmurHash3. */
  static long mix(long value) {
    long hash = (value ^ (value >>> 30)) * 0xbf58476d1ce4e5b9L;
    hash = (hash ^ (hash >>> 27)) * 0x94d049bb133111ebL;
    return hash ^ (hash >>> 31);
  }

  /**
   * What a word adds to a checksum. The high half is folded into the low one first, since the top
   * bits of two words would otherwise cancel out whatever the factors are.
   */
  static long checksumTerm(long word, long factor) {
    return (word ^ (word >>> 32)) * factor;
  }

  /** Factors for checksums: no two alike, none of them even. */
  static long[] oddFactors(int count, long seed) {
    long[] factors = new long[count];
    for (int i = 0; i < count; i++) {
      factors[i] = mix(seed + i) | 1;
    }
    return factors;
  }
}
