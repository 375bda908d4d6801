package org.urtext.sentences;

import java.util.Arrays;

/**
 * The slots with the highest values so far, up to a fixed number; of equal values, the lower slots.
 * A binary heap with the least of them on top.
 */
final class LikeliestSlots {
  private final int limit;
  private long[] heap = new long[8];
  private int size;

  LikeliestSlots(int limit) {
    this.limit = limit;
  }

  /**
   * @param value not negative
   */
  void offer(int slot, float value) {
    long entry = (long) Float.floatToIntBits(value) << Integer.SIZE | ~slot & 0xffffffffL;
    if (size < limit) {
      if (size == heap.length) {
        heap = Arrays.copyOf(heap, Math.min(limit, 2 * size));
      }
      heap[size++] = entry;
      siftUp();
    } else if (entry > heap[0]) {
      heap[0] = entry;
      siftDown();
    }
  }

  int size() {
    return size;
  }

  int slot(int index) {
    return ~(int) heap[index];
  }

  float value(int index) {
    return Float.intBitsToFloat((int) (heap[index] >>> Integer.SIZE));
  }

  private void siftUp() {
    int child = size - 1;
    while (child > 0 && heap[child] < heap[(child - 1) / 2]) {
      swap(child, (child - 1) / 2);
      child = (child - 1) / 2;
    }
  }

  private void siftDown() {
    int parent = 0;
    while (2 * parent + 1 < size) {
      int child = 2 * parent + 1;
      if (child + 1 < size && heap[child + 1] < heap[child]) {
        child++;
      }
      if (heap[parent] <= heap[child]) {
        return;
      }
      swap(parent, child);
      parent = child;
    }
  }

  private void swap(int a, int b) {
    long entry = heap[a];
    heap[a] = heap[b];
    heap[b] = entry;
  }
}
