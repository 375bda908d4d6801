package org.urtext.shingling;

import org.urtext.analysis.Tokens;

/** Selects every shingle: the baseline, and the truth that the others are measured against. */
record AllSelector(int shingleTokens) implements ShingleSelector {
  @Override
  public SelectedShingles select(Tokens tokens) {
    long[] fingerprints = Fingerprints.ofShingles(tokens, shingleTokens);
    SelectedShingles.Builder selected = new SelectedShingles.Builder(fingerprints.length);
    for (int first = 0; first < fingerprints.length; first++) {
      selected.add(fingerprints[first], first, first + shingleTokens);
    }
    return selected.build();
  }
}
