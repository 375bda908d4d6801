package org.urtext.origin;

/**
 * Finds all bridges of a document in one pass (WWW 2009, section 2.3, conditions (a) to (d)).
 *
 * <p>Two found shingles with the same origin have equal offset differences here and there if and
 * only if the shift from the one offset to the other is equal; so the pairs that (d) allows are
 * neighbours among the found shingles of the same origin and shift, and a hash map from these two
 * to the last such shingle finds them. Offsets are stored modulo 256 and so are the shifts, as in
 * the paper.
 *
 * <p>The paper labels "all selected shingles between". Here a bridge labels only those that are
 * still open: a shingle that was found keeps its origin, since estimators guess "the origin of
 * selected shingles that were not found", and where bridges cross, the one that ends first has the
 * word, being the inner one if one lies within the other. The open shingles wait on a stack from
 * which the bridge that labels them takes them, so each is handled once.
 */
final class Bridges {
  /** Says whether the bridge from one found shingle to another may stand. */
  @FunctionalInterface
  interface Condition {
    boolean allows(int from, int to);
  }

  private Bridges() {}

  static void build(ShingleHits hits, int limit, Condition condition, EstimateDraft draft) {
    LongIntMap lastByShift = new LongIntMap(hits.size());
    int[] open = new int[hits.size()];
    int openCount = 0;
    for (int to = 0; to < hits.size(); to++) {
      if (!hits.isFound(to)) {
        if (draft.isOpen(to)) {
          open[openCount++] = to;
        }
        continue;
      }
      int documentId = hits.documentId(to);
      int from = lastByShift.put((long) documentId << 8 | hits.shift(to), to);
      boolean isBridge = from >= 0 && to - from < limit && condition.allows(from, to);
      while (isBridge && openCount > 0 && open[openCount - 1] > from) {
        draft.guess(open[--openCount], documentId, Evidence.BRIDGED);
      }
    }
  }
}
