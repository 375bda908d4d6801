package org.urtext.library;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import org.urtext.origin.OriginEstimate;
import org.urtext.table.Hits;

/** Counts origins: which documents stand behind the shingles of one. */
final class OriginTally {
  /** Common phrases relate anything to anything; those who share least are left out. */
  static final int MOST_RELATED = 256;

  private OriginTally() {}

  private record Count(int id, int shingles) {}

  /** The documents by their number of shingles, the most first, then by id. */
  private static List<Count> counts(int[] origins) {
    int[] sorted = origins.clone();
    Arrays.sort(sorted);
    List<Count> counts = new ArrayList<>();
    int first = 0;
    for (int end = 1; end <= sorted.length; end++) {
      if (end == sorted.length || sorted[end] != sorted[first]) {
        if (sorted[first] != Hits.NONE) {
          counts.add(new Count(sorted[first], end - first));
        }
        first = end;
      }
    }
    counts.sort(Comparator.comparingInt(Count::shingles).reversed().thenComparingInt(Count::id));
    return counts;
  }

  /**
   * @param origins {@link Hits#NONE} where there is none
   */
  static int[] related(int[] origins) {
    return counts(origins).stream().limit(MOST_RELATED).mapToInt(Count::id).toArray();
  }

  static Provenance provenance(OriginEstimate estimate) {
    return new Provenance(
        counts(estimate.documentIds()).stream()
            .limit(Provenance.MOST_SHARES)
            .map(
                count ->
                    new Provenance.Share(count.id(), (float) count.shingles() / estimate.size()))
            .toList());
  }
}
