package org.urtext.shingling;

import org.urtext.analysis.Tokens;

/**
 * Winnowing (Schleimer, Wilkerson and Aiken, SIGMOD 2003; WWW 2009, section 2.1): from every w
 * consecutive shingles the one with the smallest value, of equal ones the rightmost. Local: the
 * choice depends only on the shingles in the same windows. At least one of any w consecutive
 * shingles is selected; of all shingles about 2/(w+1). The value is {@link
 * Fingerprints#selectionValue}.
 *
 * <p>Windows lie within the document, as the papers' words say. The WWW paper's table 3 has a
 * little more, 23.5 % for w = 8 and not 22: so much comes out for documents of its average length
 * if windows hang over both ends of the document.
 */
record WinnowingSelector(int shingleTokens, int windowShingles) implements ShingleSelector {
  @Override
  public SelectedShingles select(Tokens tokens) {
    long[] fingerprints = Fingerprints.ofShingles(tokens, shingleTokens);
    return WindowMinima.select(
        fingerprints, Fingerprints.selectionValues(fingerprints), windowShingles, shingleTokens);
  }
}
