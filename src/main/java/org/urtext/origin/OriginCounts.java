package org.urtext.origin;

/**
 * How many shingles each origin has; of equally frequent origins the one that came to lead first.
 */
final class OriginCounts {
  private int mostFrequentOrigin = OriginEstimate.THE_DOCUMENT_ITSELF;
  private int most;
  private int second;

  OriginCounts(int[] origins) {
    LongIntMap counts = new LongIntMap(origins.length);
    for (int origin : origins) {
      int count = Math.max(0, counts.get(origin)) + 1;
      counts.put(origin, count);
      if (origin == mostFrequentOrigin) {
        most = count;
      } else if (count > most) {
        second = most;
        most = count;
        mostFrequentOrigin = origin;
      } else {
        second = Math.max(second, count);
      }
    }
  }

  int mostFrequentOrigin() {
    return mostFrequentOrigin;
  }

  int most() {
    return most;
  }

  int second() {
    return second;
  }
}
