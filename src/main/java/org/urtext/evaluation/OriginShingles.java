package org.urtext.evaluation;

import org.urtext.analysis.Tokens;
import org.urtext.origin.Estimation;
import org.urtext.origin.OriginEstimate;
import org.urtext.origin.ShingleHits;
import org.urtext.shingling.NgramFrequencies;
import org.urtext.shingling.SelectedShingles;
import org.urtext.shingling.Selection;
import org.urtext.shingling.SelectionMethod;
import org.urtext.shingling.ShingleSelector;

/** The shingles that the origins experiment goes by. */
final class OriginShingles {
  /** The paper's k. */
  static final int TOKENS = 8;

  private static final ShingleSelector EVERY = selector(Selection.of(SelectionMethod.ALL));

  private OriginShingles() {}

  static ShingleSelector selector(Selection selection) {
    return selection.selector(TOKENS, NgramFrequencies.NONE);
  }

  /** All of a document's shingles, in order. */
  static SelectedShingles all(Tokens tokens) {
    return EVERY.select(tokens);
  }

  /** What follows where the origin of every single shingle is known and nothing is guessed. */
  static OriginEstimate known(SelectedShingles shingles, int[] origins) {
    return Estimation.NONE
        .estimator(Estimation.DEFAULT_BRIDGE_LIMIT)
        .estimate(ShingleHits.withDocumentsOnly(shingles, origins));
  }
}
