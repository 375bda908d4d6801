package org.urtext.shingling;

import org.urtext.analysis.Tokens;

/**
 * Frequency-biased winnowing (Sun, Qin and Wang, WISE 2013, as told by Jēkabsons, "Evaluation of
 * Fingerprint Selection Algorithms for Local Text Reuse Detection", 2020, section II.E): winnowing
 * with the n-gram's frequency in the collection in the place of its hash, so that the rarest n-gram
 * of every window is selected.
 *
 * <p>The paper breaks ties by the alphabetical order of the n-grams. Fingerprints have no alphabet:
 * their {@link Fingerprints#selectionValue} orders them instead (by its upper 32 bits), which is as
 * arbitrary and as consistent across documents. Of the same n-gram twice in a window the rightmost
 * is taken, as in winnowing.
 *
 * <p>The frequencies may grow between two documents, so two documents may select differently from
 * the same passage. Of a document that joins the collection the n-grams are to be counted before
 * they are selected, as in the paper, where "the lowest possible frequency for an n-gram equals
 * one".
 */
record FbwSelector(int shingleTokens, int windowShingles, NgramFrequencies frequencies)
    implements ShingleSelector {
  @Override
  public SelectedShingles select(Tokens tokens) {
    long[] fingerprints = Fingerprints.ofShingles(tokens, shingleTokens);
    long[] ranks = new long[fingerprints.length];
    for (int i = 0; i < ranks.length; i++) {
      long frequency = frequencies.frequency(fingerprints[i]);
      ranks[i] = frequency << 32 | Fingerprints.selectionValue(fingerprints[i]) >>> 32;
    }
    return WindowMinima.select(fingerprints, ranks, windowShingles, shingleTokens);
  }
}
