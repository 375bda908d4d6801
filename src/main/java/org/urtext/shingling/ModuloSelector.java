package org.urtext.shingling;

import org.urtext.analysis.Tokens;

/**
 * Selects a shingle if and only if its value is divisible by l: Manber's '0 mod p' (WWW 2009,
 * section 2.1). Context-free, so that a shingle is selected in all documents or in none; but the
 * gap between two selected shingles has no bound. The value is {@link Fingerprints#selectionValue}.
 */
record ModuloSelector(int shingleTokens, int divisor) implements ShingleSelector {
  @Override
  public SelectedShingles select(Tokens tokens) {
    long[] fingerprints = Fingerprints.ofShingles(tokens, shingleTokens);
    SelectedShingles.Builder selected = new SelectedShingles.Builder(fingerprints.length / divisor);
    for (int first = 0; first < fingerprints.length; first++) {
      long value = Fingerprints.selectionValue(fingerprints[first]);
      if (Long.remainderUnsigned(value, divisor) == 0) {
        selected.add(fingerprints[first], first, first + shingleTokens);
      }
    }
    return selected.build();
  }
}
