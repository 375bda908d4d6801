package org.urtext.shingling;

/** The smallest value, unsigned, of every window that slides over a sequence, in linear time. */
final class WindowMinima {
  private WindowMinima() {}

  /**
   * For each window, by its first index, the index of its smallest value; of equal ones the last.
   */
  static int[] rightmost(long[] values, int window) {
    int[] minima = new int[Math.max(0, values.length - window + 1)];
    int[] rising = new int[values.length];
    int head = 0;
    int tail = 0;
    for (int i = 0; i < values.length; i++) {
      while (tail > head && Long.compareUnsigned(values[rising[tail - 1]], values[i]) >= 0) {
        tail--;
      }
      rising[tail++] = i;
      if (rising[head] <= i - window) {
        head++;
      }
      if (i >= window - 1) {
        minima[i - window + 1] = rising[head];
      }
    }
    return minima;
  }

  /**
   * Selects from every window of shingles the one with the smallest rank, of equal ones the
   * rightmost. A document with fewer shingles than a window is one window: the papers leave open
   * what happens to it, and would lose it.
   */
  static SelectedShingles select(
      long[] fingerprints, long[] ranks, int windowShingles, int shingleTokens) {
    SelectedShingles.Builder selected =
        new SelectedShingles.Builder(2 * fingerprints.length / windowShingles);
    int window = Math.clamp(fingerprints.length, 1, windowShingles);
    int last = -1;
    for (int first : rightmost(ranks, window)) {
      if (first != last) {
        selected.add(fingerprints[first], first, first + shingleTokens);
        last = first;
      }
    }
    return selected.build();
  }
}
