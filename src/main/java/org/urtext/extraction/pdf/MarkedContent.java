package org.urtext.extraction.pdf;

import org.jspecify.annotations.Nullable;

/**
 * A stretch of content with a tag. The text it claims to stand for is believed only where its
 * glyphs say nothing themselves: otherwise a document could show one text and hand over another.
 *
 * @param off whether it belongs to a layer that is switched off
 * @param actualText what the stretch says it reads, or null
 */
record MarkedContent(boolean off, @Nullable String actualText, int firstGlyph) {

  /** Gives the claimed text to the glyphs since the start, if none of them can be read. */
  void spellOut(PageGlyphs glyphs) {
    int count = glyphs.size - firstGlyph;
    if (actualText == null || actualText.isBlank() || count <= 0) {
      return;
    }
    for (int glyph = firstGlyph; glyph < glyphs.size; glyph++) {
      if (!glyphs.isUnreadable(glyph)) {
        return;
      }
    }
    String letters = LetterForms.lettersOf(actualText);
    for (int i = 0; i < count; i++) {
      int from = boundary(letters, i, count);
      int to = boundary(letters, i + 1, count);
      glyphs.text[firstGlyph + i] = letters.substring(from, to);
      glyphs.dropped[firstGlyph + i] = from == to;
    }
  }

  /** Where the share of a glyph begins: even shares, never inside a surrogate pair. */
  private static int boundary(String letters, int share, int shares) {
    int at = (int) ((long) letters.length() * share / shares);
    boolean insidePair =
        at > 0 && at < letters.length() && Character.isLowSurrogate(letters.charAt(at));
    return insidePair ? at + 1 : at;
  }
}
