package org.urtext.library;

/**
 * Says of a hash whether it may have been added: an open hash table of 32 bits each. A no is
 * certain and saves a search in the archive; a yes is wrong about once in 4,000 questions of a
 * million documents. One thread adds; others may read, and what they miss is seen by the writer.
 */
final class PrefixSet {
  private static final int FIRST_CAPACITY = 1 << 12;
  private static final int EMPTY = 0;

  private volatile int[] slots = new int[FIRST_CAPACITY];
  private int size;

  synchronized void add(long hash) {
    if (2 * (size + 1) > slots.length) {
      grow();
    }
    size += insert(slots, prefixOf(hash)) ? 1 : 0;
  }

  boolean mayContain(long hash) {
    int[] current = slots;
    int prefix = prefixOf(hash);
    return current[slotOf(current, prefix)] == prefix;
  }

  private void grow() {
    int[] larger = new int[2 * slots.length];
    for (int prefix : slots) {
      if (prefix != EMPTY) {
        insert(larger, prefix);
      }
    }
    slots = larger;
  }

  private static boolean insert(int[] slots, int prefix) {
    int slot = slotOf(slots, prefix);
    boolean isNew = slots[slot] == EMPTY;
    slots[slot] = prefix;
    return isNew;
  }

  private static int slotOf(int[] slots, int prefix) {
    int mask = slots.length - 1;
    int slot = (prefix * 0x9E3779B1) >>> (Integer.numberOfLeadingZeros(mask));
    while (slots[slot] != EMPTY && slots[slot] != prefix) {
      slot = (slot + 1) & mask;
    }
    return slot;
  }

  private static int prefixOf(long hash) {
    int prefix = (int) (hash >>> Integer.SIZE);
    return prefix == EMPTY ? 1 : prefix;
  }
}
