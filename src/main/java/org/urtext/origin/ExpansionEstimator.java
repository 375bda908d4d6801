package org.urtext.origin;

/**
 * Expansion (E): a shingle that was not found has the origin of a found neighbour if the first byte
 * of its fingerprint is the one stored for the neighbour of that neighbour.
 *
 * <p>The paper does not say whom to believe if both neighbours match and differ. Here it is the one
 * before.
 */
record ExpansionEstimator() implements OriginEstimator {
  @Override
  public OriginEstimate estimate(ShingleHits hits) {
    EstimateDraft draft = new EstimateDraft(hits);
    expand(hits, draft);
    return draft.finish();
  }

  static void expand(ShingleHits hits, EstimateDraft draft) {
    for (int i = 0; i < hits.size(); i++) {
      if (!hits.isFound(i)) {
        continue;
      }
      if (hits.previousMatches(i) && draft.isOpen(i - 1)) {
        draft.guess(i - 1, hits.documentId(i), Evidence.EXPANDED);
      }
      if (hits.nextMatches(i) && draft.isOpen(i + 1)) {
        draft.guess(i + 1, hits.documentId(i), Evidence.EXPANDED);
      }
    }
  }
}
