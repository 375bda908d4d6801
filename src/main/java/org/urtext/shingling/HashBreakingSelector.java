package org.urtext.shingling;

import org.urtext.analysis.Tokens;

/**
 * Revised hash-breaking: one fingerprint for each of the {@link TextSegments}, which do not overlap
 * and have no fixed length.
 */
record HashBreakingSelector(int divisor) implements ShingleSelector {
  @Override
  public SelectedShingles select(Tokens tokens) {
    return TextSegments.select(tokens, divisor, Fingerprints::ofSegment);
  }
}
