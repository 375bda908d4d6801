package org.urtext.shingling;

import org.urtext.analysis.Tokens;

/**
 * Modified frequency-biased winnowing (Jēkabsons 2020, section II.F): as {@link FbwSelector}, but
 * "any zero-frequencies are treated as infinity". An n-gram that is not in the collection can never
 * be found there, so a query document selects it only where its window holds nothing else.
 */
record MfbwSelector(int shingleTokens, int windowShingles, NgramFrequencies frequencies)
    implements ShingleSelector {
  @Override
  public SelectedShingles select(Tokens tokens) {
    return new FbwSelector(shingleTokens, windowShingles, this::frequencyOrInfinity).select(tokens);
  }

  private int frequencyOrInfinity(long fingerprint) {
    int frequency = frequencies.frequency(fingerprint);
    return frequency == 0 ? Integer.MAX_VALUE : frequency;
  }
}
