package org.urtext.table;

/**
 * Spreads fingerprints evenly. Selectors leave fingerprints with telling bits (winnowing the small
 * ones, modulo the divisible ones), so no bit of a fingerprint may choose a bucket as it is. The
 * mapping is one to one: two shingles that differ still differ after it.
 */
final class FingerprintHash {
  private FingerprintHash() {}

  /** Stafford's thirteenth variant of the finalizer of MurmurHash3. */
  static long mix(long value) {
    long hash = (value ^ (value >>> 30)) * 0xbf58476d1ce4e5b9L;
    hash = (hash ^ (hash >>> 27)) * 0x94d049bb133111ebL;
    return hash ^ (hash >>> 31);
  }
}
