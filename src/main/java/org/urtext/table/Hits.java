package org.urtext.table;

import java.util.Arrays;

/**
 * The results of a look-up, as parallel columns, and the room that look-ups work in. Belongs to one
 * thread; kept and used again, it makes look-ups free of allocation.
 */
public final class Hits {
  /** The document id of a shingle that is not in the table. */
  public static final int NONE = -1;

  /** Stands for a shingle whose slot is damaged, until the look-up ends. */
  static final int DAMAGED = -2;

  int[] documents = new int[0];
  byte[] offsets = new byte[0];
  byte[] previousBytes = new byte[0];
  byte[] nextBytes = new byte[0];
  int size;
  int damaged;

  final long[] hashes = new long[LookUp.BATCH];
  final long[] numbers = new long[LookUp.BATCH];
  final long[] addresses = new long[LookUp.BATCH];
  final int[] versions = new int[LookUp.BATCH];
  final int[] candidates = new int[LookUp.BATCH];
  final int[] slots = new int[LookUp.BATCH];
  long touched;

  public int size() {
    return size;
  }

  /** The origin of the i-th shingle asked for, or {@link #NONE}. */
  public int documentId(int i) {
    return documents[i];
  }

  /** The offset of the i-th shingle in its origin, modulo 256; 0 in the compact layout. */
  public int offset(int i) {
    return offsets[i] & 0xff;
  }

  /** The first byte of the shingle before it in its origin; 0 in the compact layout. */
  public byte previousByte(int i) {
    return previousBytes[i];
  }

  /** The first byte of the shingle after it in its origin; 0 in the compact layout. */
  public byte nextByte(int i) {
    return nextBytes[i];
  }

  /** How many shingles of the last look-up met a damaged bucket, and were therefore not found. */
  public int damaged() {
    return damaged;
  }

  /** Counts and forgets what is damaged. */
  void settle(int from, int count) {
    for (int i = from; i < from + count; i++) {
      if (documents[i] == DAMAGED) {
        documents[i] = NONE;
        damaged++;
      }
    }
  }

  void begin(int shingles) {
    if (documents.length < shingles) {
      documents = new int[shingles];
      offsets = new byte[shingles];
      previousBytes = new byte[shingles];
      nextBytes = new byte[shingles];
    }
    Arrays.fill(documents, 0, shingles, NONE);
    size = shingles;
    damaged = 0;
  }
}
