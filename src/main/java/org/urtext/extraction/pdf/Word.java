package org.urtext.extraction.pdf;

/**
 * Glyphs drawn one after another on one line without a gap: a word, or part of one. The glyphs are
 * those from {@code firstGlyph} to {@code endGlyph} (exclusive) that are not dropped; coordinates
 * are in the frame of their orientation.
 */
final class Word {
  final int firstGlyph;
  int endGlyph;
  float start;
  float end;
  final float baseline;
  final float typeSize;

  /** Whether the document itself has a space behind it. */
  boolean spaceFollows;

  Word(int firstGlyph, float start, float end, float baseline, float typeSize) {
    this.firstGlyph = firstGlyph;
    this.endGlyph = firstGlyph + 1;
    this.start = start;
    this.end = end;
    this.baseline = baseline;
    this.typeSize = typeSize;
  }

  float width() {
    return end - start;
  }
}
