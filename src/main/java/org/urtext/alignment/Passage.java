package org.urtext.alignment;

import org.urtext.document.Span;

/**
 * A stretch of the document and the stretch of the source it corresponds to, in characters.
 *
 * @param confidence between 0 and 1: how sure it is that one text knows the other
 * @param evidence what speaks for it
 */
public record Passage(
    Span document, Span source, PassageKind kind, double confidence, Evidence evidence) {

  public Passage {
    if (!(confidence >= 0 && confidence <= 1)) {
      throw new IllegalArgumentException("not a confidence: " + confidence);
    }
  }

  /** The share of the document's characters that lie in a span. */
  double shareInside(Span span) {
    int inside = Math.min(document.end(), span.end()) - Math.max(document.start(), span.start());
    return inside <= 0 ? 0 : (double) inside / document.length();
  }

  /**
   * The same without the document's characters that are taken, if most of it lies outside; of the
   * evidence it keeps its part.
   */
  Passage cutAt(Span taken) {
    int before = Math.max(0, taken.start() - document.start());
    int after = Math.max(0, document.end() - taken.end());
    if (!document.overlaps(taken) || Math.max(before, after) * 2 < document.length()) {
      return this;
    }
    Span rest =
        before >= after
            ? new Span(document.start(), taken.start())
            : new Span(taken.end(), document.end());
    double share = (double) rest.length() / document.length();
    Evidence kept = new Evidence(evidence.rareWords() * share, evidence.density());
    return new Passage(rest, source, kind, confidence, kept);
  }

  /**
   * @param rareWords the shared weight, as a number of words that stand nowhere else
   * @param density the share of the weight of both sides that is shared, from 0 to 1
   */
  public record Evidence(double rareWords, double density) {}
}
