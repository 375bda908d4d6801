package org.urtext.alignment;

import org.urtext.document.Span;

/**
 * What happened to some words of a passage, between the source and the document.
 *
 * @param document the words in the document; empty, at the place where they would stand, for words
 *     that are missing
 * @param source the words in the source; empty for words that were inserted
 */
public record WordEdit(Kind kind, Span document, Span source) {

  /** The kinds of change, as seen from the document. */
  public enum Kind {
    /** The same words, whatever their case. */
    EQUAL,
    /** Other words stand in place of the source's. */
    REPLACED,
    /** Words that the source does not have. */
    INSERTED,
    /** Words of the source that the document does not have. */
    MISSING
  }
}
