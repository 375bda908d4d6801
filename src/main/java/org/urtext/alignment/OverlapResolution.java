package org.urtext.alignment;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * Lets every unit of the document belong to one region only. The region that shares the most keeps
 * what it has; the others keep what lies outside of it.
 */
final class OverlapResolution {
  private OverlapResolution() {}

  private record Weighed(Region region, double matched) {}

  /** The regions in the document's order, without overlaps on its side. */
  static List<Region> resolve(List<Region> regions, SharedWeight shared) {
    List<Weighed> weighed = new ArrayList<>();
    for (Region region : regions) {
      weighed.add(new Weighed(region, shared.of(region)));
    }
    weighed.sort(Comparator.comparingDouble(Weighed::matched).reversed());
    List<Region> kept = new ArrayList<>();
    for (Weighed next : weighed) {
      keepRest(next.region(), kept);
    }
    kept.sort(Comparator.comparingInt(Region::documentFirst));
    return kept;
  }

  private static void keepRest(Region region, List<Region> kept) {
    int first = region.documentFirst();
    int last = region.documentLast();
    for (Region better : kept) {
      if (better.documentFirst() <= last && first <= better.documentLast()) {
        int before = better.documentFirst() - first;
        int after = last - better.documentLast();
        if (before >= after) {
          last = better.documentFirst() - 1;
        } else {
          first = better.documentLast() + 1;
        }
        if (first > last) {
          return;
        }
      }
    }
    kept.add(region.withDocument(first, last));
  }
}
