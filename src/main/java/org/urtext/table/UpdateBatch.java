package org.urtext.table;

import java.util.Arrays;

/**
 * Shingles on their way into the table, in order of arrival, as growable columns. How large it gets
 * is up to the caller: the larger, the less a table on disk is jumped about in.
 */
public final class UpdateBatch {
  private static final int FIRST_CAPACITY = 1024;

  /** The most updates that one batch takes: the low bits of the sort key. */
  public static final int LARGEST_SIZE = 1 << 26;

  long[] fingerprints = new long[FIRST_CAPACITY];
  int[] documents = new int[FIRST_CAPACITY];
  byte[] offsets = new byte[FIRST_CAPACITY];
  byte[] previousBytes = new byte[FIRST_CAPACITY];
  byte[] nextBytes = new byte[FIRST_CAPACITY];
  byte[] bonuses = new byte[FIRST_CAPACITY];
  private int size;

  /**
   * @param offset of the shingle among the selected ones of its document; its low byte is kept
   * @param previousByte the first byte of the selected shingle before it
   * @param nextByte the first byte of the selected shingle after it
   * @param bonus what the shingle deserves on top of 1 (the paper's rules b to d); from 255 on it
   *     makes no difference
   */
  public void add(
      long fingerprint, int documentId, int offset, byte previousByte, byte nextByte, int bonus) {
    if (documentId < 0 || bonus < 0) {
      throw new IllegalArgumentException("document " + documentId + ", bonus " + bonus);
    }
    if (size == fingerprints.length) {
      grow();
    }
    fingerprints[size] = fingerprint;
    documents[size] = documentId;
    offsets[size] = (byte) offset;
    previousBytes[size] = previousByte;
    nextBytes[size] = nextByte;
    bonuses[size] = (byte) Math.min(bonus, Bucket.HIGHEST_SCORE);
    size++;
  }

  public void clear() {
    size = 0;
  }

  public int size() {
    return size;
  }

  private void grow() {
    if (size == LARGEST_SIZE) {
      throw new IllegalStateException("a batch takes at most " + LARGEST_SIZE + " updates");
    }
    int capacity = Math.min(LARGEST_SIZE, 2 * size);
    fingerprints = Arrays.copyOf(fingerprints, capacity);
    documents = Arrays.copyOf(documents, capacity);
    offsets = Arrays.copyOf(offsets, capacity);
    previousBytes = Arrays.copyOf(previousBytes, capacity);
    nextBytes = Arrays.copyOf(nextBytes, capacity);
    bonuses = Arrays.copyOf(bonuses, capacity);
  }
}
