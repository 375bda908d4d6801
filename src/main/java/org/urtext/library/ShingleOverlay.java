package org.urtext.library;

import java.util.Arrays;
import org.urtext.shingling.SelectedShingles;

/**
 * The shingles of a batch that the table does not have yet, each with the earliest document of the
 * batch that has it. An open hash table of 32-bit tags leads to columns in order of arrival; most
 * questions are answered no by one tag, and tags are few bytes to keep in the cache.
 */
final class ShingleOverlay {
  private static final int FIRST_SLOTS = 1 << 12;
  private static final int EMPTY = 0;

  private int[] tags = new int[FIRST_SLOTS];
  private int[] places = new int[FIRST_SLOTS];
  private long[] fingerprints = new long[FIRST_SLOTS / 2];
  private int[] documents = new int[FIRST_SLOTS / 2];
  private byte[] offsets = new byte[FIRST_SLOTS / 2];
  private byte[] previousBytes = new byte[FIRST_SLOTS / 2];
  private byte[] nextBytes = new byte[FIRST_SLOTS / 2];
  private int size;

  /** Whether one document was written before another. */
  interface Order {
    boolean precedes(int a, int b);
  }

  /** The place of a shingle for the other methods, or −1. */
  int find(long fingerprint) {
    int slot = slotOf(fingerprint);
    return tags[slot] == EMPTY ? -1 : places[slot];
  }

  int document(int place) {
    return documents[place];
  }

  byte offset(int place) {
    return offsets[place];
  }

  byte previousByte(int place) {
    return previousBytes[place];
  }

  byte nextByte(int place) {
    return nextBytes[place];
  }

  void add(int documentId, SelectedShingles shingles, Order order) {
    for (int i = 0; i < shingles.size(); i++) {
      if (size == fingerprints.length) {
        grow();
      }
      long fingerprint = shingles.fingerprint(i);
      int slot = slotOf(fingerprint);
      if (tags[slot] == EMPTY) {
        tags[slot] = tagOf(fingerprint);
        places[slot] = size;
        set(size, documentId, shingles, i);
        size++;
      } else {
        int owner = documents[places[slot]];
        if (owner != documentId && order.precedes(documentId, owner)) {
          set(places[slot], documentId, shingles, i);
        }
      }
    }
  }

  private void set(int place, int documentId, SelectedShingles shingles, int offset) {
    fingerprints[place] = shingles.fingerprint(offset);
    documents[place] = documentId;
    offsets[place] = (byte) offset;
    previousBytes[place] = shingles.previousByte(offset);
    nextBytes[place] = shingles.nextByte(offset);
  }

  void clear() {
    Arrays.fill(tags, EMPTY);
    size = 0;
  }

  private int slotOf(long fingerprint) {
    int tag = tagOf(fingerprint);
    int mask = tags.length - 1;
    int slot = (int) fingerprint & mask;
    while (tags[slot] != EMPTY
        && (tags[slot] != tag || fingerprints[places[slot]] != fingerprint)) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private static int tagOf(long fingerprint) {
    int tag = (int) (fingerprint >>> Integer.SIZE);
    return tag == EMPTY ? 1 : tag;
  }

  private void grow() {
    int capacity = 2 * fingerprints.length;
    fingerprints = Arrays.copyOf(fingerprints, capacity);
    documents = Arrays.copyOf(documents, capacity);
    offsets = Arrays.copyOf(offsets, capacity);
    previousBytes = Arrays.copyOf(previousBytes, capacity);
    nextBytes = Arrays.copyOf(nextBytes, capacity);
    tags = new int[2 * capacity];
    places = new int[2 * capacity];
    for (int place = 0; place < size; place++) {
      int slot = slotOf(fingerprints[place]);
      tags[slot] = tagOf(fingerprints[place]);
      places[slot] = place;
    }
  }
}
