package org.urtext.origin;

/** No bridging (NB), the baseline: what was found was copied, and nothing else. */
record NoBridgingEstimator() implements OriginEstimator {
  @Override
  public OriginEstimate estimate(ShingleHits hits) {
    return new EstimateDraft(hits).finish();
  }
}
