package org.urtext.evaluation;

import org.urtext.document.Span;

/**
 * A stretch of a document and the stretch of a source it was taken from, as an annotator or a
 * detector has it.
 */
public record TextReuse(TextPairName pair, Span document, Span source) {

  /** The names of a document and of a source that it may have used. */
  public record TextPairName(String document, String source) {}

  /** Both sides' characters together. */
  public int length() {
    return document.length() + source.length();
  }

  /** Whether both know something of the same reuse: they overlap on either side of one pair. */
  public boolean detects(TextReuse other) {
    return pair.equals(other.pair)
        && document.overlaps(other.document)
        && source.overlaps(other.source);
  }
}
