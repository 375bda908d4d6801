package org.urtext.origin;

/**
 * Bridging (B): what lies between two shingles that were found with the same origin, as far from
 * each other here as there and less than the limit T, was copied with them. See {@link Bridges}.
 */
record BridgingEstimator(int limit) implements OriginEstimator {
  @Override
  public OriginEstimate estimate(ShingleHits hits) {
    EstimateDraft draft = new EstimateDraft(hits);
    Bridges.build(hits, limit, (from, to) -> true, draft);
    return draft.finish();
  }
}
