package org.urtext.evaluation;

import org.urtext.origin.DominantOrigin;
import org.urtext.origin.DominantOrigin.AnotherDocument;
import org.urtext.origin.DominantOrigin.None;
import org.urtext.origin.DominantOrigin.TheDocumentItself;
import org.urtext.origin.OriginEstimate;
import org.urtext.origin.TokenFreshness;
import org.urtext.shingling.SelectedShingles;

/** What is true of a document, or what a pipeline says of it. */
record OriginAnswer(DominantOrigin dominant, TokenFreshness freshness) {

  static OriginAnswer of(OriginEstimate estimate, int tokenCount) {
    return new OriginAnswer(DominantOrigin.of(estimate), new TokenFreshness(estimate, tokenCount));
  }

  /** Nothing in the document was written before. */
  static OriginAnswer allNew(int tokenCount) {
    return new OriginAnswer(
        new TheDocumentItself(tokenCount, 0),
        new TokenFreshness(
            OriginShingles.known(
                new SelectedShingles(new long[0], new int[0], new int[0]), new int[0]),
            tokenCount));
  }

  boolean hasDominantOrigin() {
    return !(dominant instanceof None);
  }

  boolean isDominatedByAnother() {
    return dominant instanceof AnotherDocument;
  }

  /** Whether both name the same dominant origin, however many shingles each counts for it. */
  boolean agreesOnDominantOrigin(OriginAnswer other) {
    return switch (dominant) {
      case TheDocumentItself _ -> other.dominant instanceof TheDocumentItself;
      case AnotherDocument(int id, _, _) ->
          other.dominant instanceof AnotherDocument(int otherId, _, _) && id == otherId;
      case None _ -> other.dominant instanceof None;
    };
  }

  /** How many tokens both label the same, fresh or old. */
  int tokensLabelledAlike(OriginAnswer other) {
    int alike = 0;
    for (int token = 0; token < freshness.tokenCount(); token++) {
      alike += freshness.isFresh(token) == other.freshness.isFresh(token) ? 1 : 0;
    }
    return alike;
  }
}
