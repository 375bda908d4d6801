package org.urtext.shingling;

import org.urtext.analysis.Tokens;

/**
 * Selects the shingles that start at token 0, l, 2l, … (WWW 2009, section 2.1). Covers every token
 * while l is at most the shingle's length, but one inserted word changes everything after it: it is
 * the one selector of shingles that is not independent of position.
 */
record EveryLthSelector(int shingleTokens, int step) implements ShingleSelector {
  @Override
  public SelectedShingles select(Tokens tokens) {
    long[] fingerprints = Fingerprints.ofShingles(tokens, shingleTokens);
    SelectedShingles.Builder selected =
        new SelectedShingles.Builder(fingerprints.length / step + 1);
    for (int first = 0; first < fingerprints.length; first += step) {
      selected.add(fingerprints[first], first, first + shingleTokens);
    }
    return selected.build();
  }
}
