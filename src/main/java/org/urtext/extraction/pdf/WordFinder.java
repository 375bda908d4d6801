package org.urtext.extraction.pdf;

import java.util.ArrayList;
import java.util.List;

/** Gathers glyphs into words, puts accents on their letters and drops second prints. */
final class WordFinder {
  /** A wider gap, in parts of the type's size, parts words; kerning stays below, spaces above. */
  static final float WORD_GAP = 0.12f;

  private static final float MAX_OVERLAP = 0.5f;
  private static final float SAME_BASELINE = 0.1f;

  private final PageGlyphs glyphs;
  private final PageView view;

  WordFinder(PageGlyphs glyphs, PageView view) {
    this.glyphs = glyphs;
    this.view = view;
  }

  List<Word> find(Orientation orientation) {
    List<Word> words = new ArrayList<>();
    Word word = null;
    int last = -1;
    for (int glyph = 0; glyph < glyphs.size; glyph++) {
      if (glyphs.orientation[glyph] != orientation.ordinal()) {
        word = null;
        continue;
      }
      if (glyphs.isSpace(glyph)) {
        if (word != null) {
          word.spaceFollows = true;
        }
        word = null;
        continue;
      }
      if (glyphs.dropped[glyph]) {
        continue;
      }
      float start = start(glyph, orientation);
      float end = end(glyph, orientation);
      if (last >= 0 && isSecondPrint(last, glyph)) {
        glyphs.dropped[glyph] = true;
        continue;
      }
      if (word != null && continues(word, last, glyph, start)) {
        word.endGlyph = glyph + 1;
        word.start = Math.min(word.start, start);
        word.end = Math.max(word.end, end);
      } else {
        word = new Word(glyph, start, end, glyphs.baseline[glyph], glyphs.typeSize[glyph]);
        words.add(word);
      }
      last = glyph;
    }
    return words;
  }

  private boolean continues(Word word, int last, int glyph, float start) {
    float size = glyphs.typeSize[glyph];
    float gap = start - word.end - Math.max(0, glyphs.letterSpace[last]);
    return Math.abs(glyphs.baseline[glyph] - word.baseline) < SAME_BASELINE * size
        && gap < WORD_GAP * size
        && gap > -MAX_OVERLAP * size;
  }

  /** The same letter in nearly the same place: a way to make type bold. */
  private boolean isSecondPrint(int last, int glyph) {
    float near = 0.1f * glyphs.typeSize[glyph];
    return Math.abs(glyphs.left[glyph] - glyphs.left[last]) < near
        && Math.abs(glyphs.top[glyph] - glyphs.top[last]) < near
        && glyphs.right[glyph] - glyphs.left[glyph] > near
        && glyphs.text[glyph].equals(glyphs.text[last]);
  }

  private float start(int glyph, Orientation orientation) {
    return orientation.start(
        glyphs.left[glyph], glyphs.top[glyph], glyphs.right[glyph], glyphs.bottom[glyph], view);
  }

  private float end(int glyph, Orientation orientation) {
    return orientation.end(
        glyphs.left[glyph], glyphs.top[glyph], glyphs.right[glyph], glyphs.bottom[glyph], view);
  }

  /** Turns an accent and the letter it is printed over into one letter. */
  void joinAccents() {
    for (int glyph = 0; glyph < glyphs.size; glyph++) {
      String text = glyphs.text[glyph];
      if (text.length() != 1 || glyphs.dropped[glyph]) {
        continue;
      }
      char c = text.charAt(0);
      char combining = c < 0x5E || (c > 0x60 && c < 0x7E) ? 0 : LetterForms.combiningForm(c);
      if (combining != 0 && !joinAccent(glyph, glyph + 1, combining)) {
        joinAccent(glyph, glyph - 1, combining);
      }
    }
  }

  private boolean joinAccent(int accent, int letter, char combining) {
    if (letter < 0
        || letter >= glyphs.size
        || glyphs.dropped[letter]
        || glyphs.text[letter].length() != 1
        || glyphs.orientation[letter] != glyphs.orientation[accent]
        || Math.abs(glyphs.baseline[letter] - glyphs.baseline[accent])
            > glyphs.typeSize[letter] / 2) {
      return false;
    }
    Orientation orientation = Orientation.ofOrdinal(glyphs.orientation[letter]);
    float from = Math.max(start(accent, orientation), start(letter, orientation));
    float to = Math.min(end(accent, orientation), end(letter, orientation));
    float width = end(accent, orientation) - start(accent, orientation);
    boolean over = width > 0 ? to - from >= width / 2 : to >= from;
    char composed = over ? LetterForms.compose(glyphs.text[letter].charAt(0), combining) : 0;
    if (composed == 0) {
      return false;
    }
    glyphs.text[letter] = String.valueOf(composed);
    glyphs.dropped[accent] = true;
    glyphs.top[letter] = Math.min(glyphs.top[letter], glyphs.top[accent]);
    glyphs.bottom[letter] = Math.max(glyphs.bottom[letter], glyphs.bottom[accent]);
    return true;
  }
}
