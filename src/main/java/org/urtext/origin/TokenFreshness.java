package org.urtext.origin;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.urtext.shingling.SelectedShingles;

/**
 * Which tokens of a document are fresh and which are old (WWW 2009, section 3.2): a token is old if
 * one of the shingles that cover it was copied. A fresh token may well be in earlier documents, but
 * not in this context. Tokens that no selected shingle covers are fresh: nothing is known against
 * them.
 */
public final class TokenFreshness {
  private final int tokenCount;
  private final BitSet old = new BitSet();

  /**
   * @param tokenCount the number of all tokens of the document
   */
  public TokenFreshness(OriginEstimate estimate, int tokenCount) {
    this.tokenCount = tokenCount;
    SelectedShingles shingles = estimate.shingles();
    for (int i = 0; i < shingles.size(); i++) {
      if (estimate.isCopied(i)) {
        old.set(shingles.firstToken(i), shingles.endToken(i));
      }
    }
    if (old.length() > tokenCount) {
      throw new IllegalArgumentException(
          "a shingle ends at token " + old.length() + " of " + tokenCount);
    }
  }

  public int tokenCount() {
    return tokenCount;
  }

  public boolean isFresh(int token) {
    return !old.get(token);
  }

  public int freshTokens() {
    return tokenCount - old.cardinality();
  }

  /** The maximal runs of fresh tokens, in the document's order: the paper's novel segments. */
  public List<TokenRange> freshSegments() {
    List<TokenRange> segments = new ArrayList<>();
    int first = old.nextClearBit(0);
    while (first < tokenCount) {
      int nextOld = old.nextSetBit(first);
      int end = nextOld < 0 ? tokenCount : nextOld;
      segments.add(new TokenRange(first, end));
      first = old.nextClearBit(end);
    }
    return segments;
  }
}
