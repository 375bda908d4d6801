package org.urtext.checking;

/**
 * The parts of a document, in per cent; they add up to 100. A page that could not be read counts as
 * much as any other page, so the words on the pages that were read share what is left.
 */
public record Shares(
    double fresh,
    double copied,
    double reworded,
    double quoted,
    double references,
    double template,
    double tooShort,
    double excluded,
    double unread) {

  /** A document of which nothing is known: it has neither words nor unread pages. */
  public static final Shares NOTHING = new Shares(0, 0, 0, 0, 0, 0, 0, 0, 0);

  public double sum() {
    return fresh
        + copied
        + reworded
        + quoted
        + references
        + template
        + tooShort
        + excluded
        + unread;
  }
}
