package org.urtext.origin;

import java.util.ArrayList;
import java.util.List;

/** The bridges of a document, found by trying the paper's conditions on all pairs of shingles. */
record NaiveBridges(ShingleHits hits, int limit) {
  record Bridge(int from, int to) {}

  /** Conditions (a) to (d), by the end of the bridge. */
  List<Bridge> all() {
    List<Bridge> bridges = new ArrayList<>();
    for (int to = 0; to < hits.size(); to++) {
      for (int from = 0; from < to; from++) {
        if (isPair(from, to) && !hasPairBetween(from, to)) {
          bridges.add(new Bridge(from, to));
        }
      }
    }
    return bridges;
  }

  /** Conditions (a) to (f). */
  List<Bridge> refined() {
    return all().stream()
        .filter(b -> hits.nextMatches(b.from) && hits.previousMatches(b.to))
        .toList();
  }

  private boolean hasPairBetween(int from, int to) {
    for (int between = from + 1; between < to; between++) {
      if (isPair(from, between)) {
        return true;
      }
    }
    return false;
  }

  /** Conditions (b) and (c); the offsets in the origin are known modulo 256. */
  private boolean isPair(int from, int to) {
    return hits.isFound(from)
        && hits.documentId(from) == hits.documentId(to)
        && Math.floorMod(hits.originOffset(to) - hits.originOffset(from), 256) == (to - from) % 256
        && to - from < limit;
  }
}
