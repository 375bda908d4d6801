package org.urtext.analysis;

import org.urtext.document.Span;

/**
 * The sentences of a text, in order: arrays of the characters they begin and end with, without the
 * space around them. Text without a letter or digit belongs to no sentence.
 */
public final class Sentences {
  private final int[] starts;
  private final int[] ends;

  /** Takes the arrays as they are; they must not change afterwards. */
  public Sentences(int[] starts, int[] ends) {
    if (starts.length != ends.length) {
      throw new IllegalArgumentException("the two arrays differ in length");
    }
    this.starts = starts;
    this.ends = ends;
  }

  public int size() {
    return starts.length;
  }

  public int start(int sentenceIndex) {
    return starts[sentenceIndex];
  }

  public int end(int sentenceIndex) {
    return ends[sentenceIndex];
  }

  public Span span(int sentenceIndex) {
    return new Span(starts[sentenceIndex], ends[sentenceIndex]);
  }
}
