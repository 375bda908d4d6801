package org.urtext.origin;

/**
 * Bridging with expansion (BE): {@link ExpansionEstimator expansion}, and bridges of which both
 * ends expand inwards (conditions (e) and (f)).
 *
 * <p>The paper notes that the two "never contradict each other". So it is at a bridge's ends, where
 * the conditions for the one are the conditions for the other. But a shingle found inside the
 * bridge with another origin may expand against it; then expansion is believed, since its evidence
 * is nearer.
 */
record BridgingWithExpansionEstimator(int limit) implements OriginEstimator {
  @Override
  public OriginEstimate estimate(ShingleHits hits) {
    EstimateDraft draft = new EstimateDraft(hits);
    ExpansionEstimator.expand(hits, draft);
    Bridges.build(
        hits, limit, (from, to) -> hits.nextMatches(from) && hits.previousMatches(to), draft);
    return draft.finish();
  }
}
