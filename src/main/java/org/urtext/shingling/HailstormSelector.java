package org.urtext.shingling;

import org.urtext.analysis.Tokens;

/**
 * Hailstorm (WWW 2009, section 2.1): selects a shingle if and only if the smallest of its tokens'
 * fingerprints stands first or last in it, and perhaps in between as well. Context-free, and yet
 * every token but the outermost k−1 at either end of the document is covered (lemma 1). Of all
 * shingles about 2/k.
 */
record HailstormSelector(int shingleTokens) implements ShingleSelector {
  @Override
  public SelectedShingles select(Tokens tokens) {
    long[] fingerprints = Fingerprints.ofShingles(tokens, shingleTokens);
    long[] tokenFingerprints = Fingerprints.ofTokens(tokens);
    int[] smallestTokens = WindowMinima.rightmost(tokenFingerprints, shingleTokens);
    SelectedShingles.Builder selected =
        new SelectedShingles.Builder(2 * fingerprints.length / shingleTokens);
    for (int first = 0; first < fingerprints.length; first++) {
      int end = first + shingleTokens;
      long smallest = tokenFingerprints[smallestTokens[first]];
      if (tokenFingerprints[first] == smallest || tokenFingerprints[end - 1] == smallest) {
        selected.add(fingerprints[first], first, end);
      }
    }
    return selected.build();
  }
}
