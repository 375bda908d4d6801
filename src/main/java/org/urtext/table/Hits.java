package org.urtext.table;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * The results of a look-up, as parallel columns, and the room that look-ups work in. Belongs to one
 * thread; kept and used again, it makes look-ups free of allocation.
 */
public final class Hits {
  /** The document id of a shingle that is not in the table. */
  public static final int NONE = -1;

  int[] documents = new int[0];
  byte[] offsets = new byte[0];
  byte[] previousBytes = new byte[0];
  byte[] nextBytes = new byte[0];
  int size;
  int damaged;

  private @Nullable Bucket bucket;

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

  /** Room for a copy of one bucket. */
  Bucket bucket(TableLayout layout) {
    Bucket room = bucket;
    if (room == null || room.layout() != layout) {
      room = new Bucket(layout);
      bucket = room;
    }
    return room;
  }

  void set(int i, Bucket bucket, int slot) {
    documents[i] = bucket.document(slot);
    offsets[i] = bucket.offset(slot);
    previousBytes[i] = bucket.previousByte(slot);
    nextBytes[i] = bucket.nextByte(slot);
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
