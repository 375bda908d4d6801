package org.urtext.origin;

import java.util.Arrays;

/** An estimate in the making: what was found, and guesses for the rest, each made once. */
final class EstimateDraft {
  private final ShingleHits hits;
  private final int[] documentIds;
  private final Evidence[] evidence;

  EstimateDraft(ShingleHits hits) {
    this.hits = hits;
    this.documentIds = hits.copyOfDocumentIds();
    this.evidence = new Evidence[hits.size()];
    Arrays.setAll(evidence, i -> hits.isFound(i) ? Evidence.FOUND : Evidence.NONE);
  }

  boolean isOpen(int offset) {
    return evidence[offset] == Evidence.NONE;
  }

  void guess(int offset, int documentId, Evidence why) {
    documentIds[offset] = documentId;
    evidence[offset] = why;
  }

  OriginEstimate finish() {
    return new OriginEstimate(hits.shingles(), documentIds, evidence);
  }
}
