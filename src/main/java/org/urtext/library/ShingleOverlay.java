package org.urtext.library;

import java.util.Arrays;
import org.urtext.shingling.SelectedShingles;

/**
 * The shingles of a batch that the table does not have yet, each with the earliest document of the
 * batch that has it: an open hash table from fingerprints to the place of a shingle.
 */
final class ShingleOverlay {
  private static final int FIRST_CAPACITY = 1 << 10;

  private static final long EMPTY = 0;

  private long[] fingerprints = new long[FIRST_CAPACITY];
  private int[] documents = new int[FIRST_CAPACITY];
  private int[] offsets = new int[FIRST_CAPACITY];
  private byte[] previousBytes = new byte[FIRST_CAPACITY];
  private byte[] nextBytes = new byte[FIRST_CAPACITY];
  private int size;

  /** Whether one document was written before another. */
  interface Order {
    boolean precedes(int a, int b);
  }

  /** The place of a shingle for the other methods, or −1. */
  int find(long fingerprint) {
    int slot = slotOf(fingerprint);
    return fingerprints[slot] == EMPTY ? -1 : slot;
  }

  int document(int place) {
    return documents[place];
  }

  byte offset(int place) {
    return (byte) offsets[place];
  }

  byte previousByte(int place) {
    return previousBytes[place];
  }

  byte nextByte(int place) {
    return nextBytes[place];
  }

  void add(int documentId, SelectedShingles shingles, Order order) {
    for (int i = 0; i < shingles.size(); i++) {
      if (2 * (size + 1) > fingerprints.length) {
        grow();
      }
      int slot = slotOf(shingles.fingerprint(i));
      boolean isNew = fingerprints[slot] == EMPTY;
      boolean isEarlier =
          !isNew && documents[slot] != documentId && order.precedes(documentId, documents[slot]);
      if (isNew || isEarlier) {
        size += isNew ? 1 : 0;
        fingerprints[slot] = keyOf(shingles.fingerprint(i));
        documents[slot] = documentId;
        offsets[slot] = i;
        previousBytes[slot] = shingles.previousByte(i);
        nextBytes[slot] = shingles.nextByte(i);
      }
    }
  }

  void clear() {
    Arrays.fill(fingerprints, EMPTY);
    size = 0;
  }

  /** One fingerprint in 2⁶⁴ stands for another, so that zero can mean an empty slot. */
  private static long keyOf(long fingerprint) {
    return fingerprint == EMPTY ? 1 : fingerprint;
  }

  private int slotOf(long fingerprint) {
    long key = keyOf(fingerprint);
    int mask = fingerprints.length - 1;
    int slot = (int) key & mask;
    while (fingerprints[slot] != EMPTY && fingerprints[slot] != key) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private void grow() {
    ShingleOverlay larger = new ShingleOverlay();
    int capacity = 2 * fingerprints.length;
    larger.fingerprints = new long[capacity];
    larger.documents = new int[capacity];
    larger.offsets = new int[capacity];
    larger.previousBytes = new byte[capacity];
    larger.nextBytes = new byte[capacity];
    for (int i = 0; i < fingerprints.length; i++) {
      if (fingerprints[i] != EMPTY) {
        int slot = larger.slotOf(fingerprints[i]);
        larger.fingerprints[slot] = fingerprints[i];
        larger.documents[slot] = documents[i];
        larger.offsets[slot] = offsets[i];
        larger.previousBytes[slot] = previousBytes[i];
        larger.nextBytes[slot] = nextBytes[i];
      }
    }
    fingerprints = larger.fingerprints;
    documents = larger.documents;
    offsets = larger.offsets;
    previousBytes = larger.previousBytes;
    nextBytes = larger.nextBytes;
  }
}
