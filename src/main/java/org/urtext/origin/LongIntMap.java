package org.urtext.origin;

import java.util.Arrays;

/**
 * A hash map from long to a non-negative int, of a size known beforehand: open addressing, no
 * boxes.
 */
final class LongIntMap {
  static final int ABSENT = -1;

  private final long[] keys;
  private final int[] values;
  private final int shift;

  LongIntMap(int maxEntries) {
    int bits = Math.max(2, Integer.SIZE - Integer.numberOfLeadingZeros(maxEntries) + 1);
    keys = new long[1 << bits];
    values = new int[1 << bits];
    shift = Long.SIZE - bits;
    Arrays.fill(values, ABSENT);
  }

  /** Returns what the key had before, or {@link #ABSENT}. */
  int put(long key, int value) {
    int slot = slotOf(key);
    int before = values[slot];
    keys[slot] = key;
    values[slot] = value;
    return before;
  }

  int get(long key) {
    return values[slotOf(key)];
  }

  private int slotOf(long key) {
    int mask = keys.length - 1;
    int slot = (int) ((key * 0x9E3779B97F4A7C15L) >>> shift);
    while (values[slot] != ABSENT && keys[slot] != key) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }
}
