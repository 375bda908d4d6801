package org.urtext.analysis;

import org.urtext.document.Span;

/**
 * The tokens of a text, in order: for each a 64-bit hash of its form after analysis, and the
 * characters of the text that it came from. Arrays, not objects: a long document has a million.
 */
public final class Tokens {
  private final long[] hashes;
  private final int[] starts;
  private final int[] ends;

  /** Takes the arrays as they are; they must not change afterwards. */
  public Tokens(long[] hashes, int[] starts, int[] ends) {
    if (hashes.length != starts.length || hashes.length != ends.length) {
      throw new IllegalArgumentException("the three arrays differ in length");
    }
    this.hashes = hashes;
    this.starts = starts;
    this.ends = ends;
  }

  public int size() {
    return hashes.length;
  }

  public long hash(int tokenIndex) {
    return hashes[tokenIndex];
  }

  public int start(int tokenIndex) {
    return starts[tokenIndex];
  }

  public int end(int tokenIndex) {
    return ends[tokenIndex];
  }

  public Span span(int tokenIndex) {
    return new Span(starts[tokenIndex], ends[tokenIndex]);
  }

  /** The hashes themselves, to be read only: loops over all tokens run on the bare array. */
  public long[] hashes() {
    return hashes;
  }
}
