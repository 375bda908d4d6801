package org.urtext.extraction.pdf;

import java.util.Arrays;
import java.util.List;

/** Writes rows of words into the page's text: spaces between words, letters in logical order. */
final class LineWriter {
  private static final int SPACE = -1;

  // In parts of the type's size.
  private static final float OVERPRINT = 0.3f;
  private static final float RAISED = 0.15f;
  private static final float SPACE_IN_SPACED_ROW = 0.25f;
  private static final float MAX_LETTER_GAP = 0.45f;

  private static final float RAISED_TYPE = 0.85f;
  private static final int MIN_MARKED_LETTERS = 2;
  private static final int MIN_SPACED_LETTERS = 5;
  private static final float SPACED_SHARE = 0.6f;

  private final PageGlyphs glyphs;
  private final PageText page;
  private int[] sequence = new int[256];
  private int count;

  LineWriter(PageGlyphs glyphs, PageText page) {
    this.glyphs = glyphs;
    this.page = page;
  }

  /** Writes the words of one row; the caller ends the line. */
  void write(List<Word> words, Orientation orientation) {
    count = 0;
    float gap = wordGap(words);
    Word last = null;
    for (Word word : words) {
      if (last != null && isSecondPrint(last, word)) {
        continue;
      }
      if (last != null && isSpaceBetween(last, word, gap)) {
        push(SPACE);
      }
      for (int glyph = word.firstGlyph; glyph < word.endGlyph; glyph++) {
        if (!glyphs.dropped[glyph]) {
          push(glyph);
        }
      }
      last = last == null || word.end > last.end ? word : last;
    }
    boolean[] mirrored = RightToLeft.reorder(sequence, count, glyphs);
    emit(orientation, mirrored);
  }

  private void push(int glyph) {
    if (count == sequence.length) {
      sequence = Arrays.copyOf(sequence, count * 2);
    }
    sequence[count++] = glyph;
  }

  private boolean isSpaceBetween(Word last, Word word, float wordGap) {
    float gap = word.start - last.end;
    boolean follows = last.spaceFollows && word.firstGlyph > last.endGlyph;
    return gap > wordGap * Math.min(last.typeSize, word.typeSize)
        || gap < -OVERPRINT * Math.max(last.typeSize, word.typeSize)
        || (follows && gap > -WordFinder.WORD_GAP * last.typeSize)
        || isNoteMark(last, word)
        || isNoteMark(word, last);
  }

  /**
   * A raised number next to a word, the mark of a footnote, is no part of the word; next to a
   * number it may be an exponent.
   */
  private boolean isNoteMark(Word mark, Word word) {
    if (mark.typeSize > RAISED_TYPE * word.typeSize
        || mark.baseline > word.baseline - RAISED * word.typeSize
        || word.endGlyph - word.firstGlyph < MIN_MARKED_LETTERS) {
      return false;
    }
    for (int glyph = mark.firstGlyph; glyph < mark.endGlyph; glyph++) {
      if (!Character.isDigit(glyphs.text[glyph].charAt(0))) {
        return false;
      }
    }
    for (int glyph = word.firstGlyph; glyph < word.endGlyph; glyph++) {
      if (Character.isLetter(glyphs.text[glyph].charAt(0))) {
        return true;
      }
    }
    return false;
  }

  /**
   * The narrowest space of a row. Where nearly all its words are single letters the row is spaced
   * out, for stress or in a listing with fixed columns, and its usual gap is that of letters.
   */
  private float wordGap(List<Word> words) {
    int lone = 0;
    int others = 0;
    float[] gaps = new float[words.size()];
    int count = 0;
    for (int i = 0; i < words.size(); i++) {
      Word word = words.get(i);
      if (!Character.isLetter(glyphs.text[word.firstGlyph].charAt(0))) {
        continue;
      }
      boolean isLone = word.endGlyph - word.firstGlyph == 1;
      lone += isLone ? 1 : 0;
      others += isLone ? 0 : 1;
      if (isLone && i + 1 < words.size()) {
        gaps[count++] = (words.get(i + 1).start - word.end) / word.typeSize;
      }
    }
    if (lone < MIN_SPACED_LETTERS || lone < SPACED_SHARE * (lone + others)) {
      return WordFinder.WORD_GAP;
    }
    Arrays.sort(gaps, 0, count);
    float usual = gaps[count / 2];
    return usual > WordFinder.WORD_GAP && usual < MAX_LETTER_GAP
        ? usual + SPACE_IN_SPACED_ROW
        : WordFinder.WORD_GAP;
  }

  /** The same word in the same place, as some programs print bold type. */
  private boolean isSecondPrint(Word last, Word word) {
    float near = 0.1f * word.typeSize;
    if (Math.abs(word.start - last.start) > near || Math.abs(word.end - last.end) > near) {
      return false;
    }
    int other = last.firstGlyph;
    for (int glyph = word.firstGlyph; glyph < word.endGlyph; glyph++, other++) {
      if (other >= last.endGlyph || !glyphs.text[glyph].equals(glyphs.text[other])) {
        return false;
      }
    }
    return other == last.endGlyph;
  }

  private void emit(Orientation orientation, boolean[] mirrored) {
    for (int i = 0; i < count; i++) {
      int glyph = sequence[i];
      if (glyph == SPACE) {
        emitSpace(i, orientation);
        continue;
      }
      String text = glyphs.text[glyph];
      float l = glyphs.left[glyph];
      float t = glyphs.top[glyph];
      float r = glyphs.right[glyph];
      float b = glyphs.bottom[glyph];
      if (text.length() == 1) {
        char c = text.charAt(0);
        page.append(mirrored.length > 0 && mirrored[i] ? RightToLeft.mirror(c) : c, l, t, r, b);
      } else {
        emitShares(text, l, t, r, b, orientation);
      }
    }
  }

  /** Shares a glyph's box among its letters, evenly along the line; a surrogate pair is one. */
  private void emitShares(
      String text, float l, float t, float r, float b, Orientation orientation) {
    int letters = text.codePointCount(0, text.length());
    boolean level = orientation == Orientation.RIGHTWARDS || orientation == Orientation.SLANTED;
    int letter = 0;
    for (int i = 0; i < text.length(); ) {
      int units = Character.charCount(text.codePointAt(i));
      float from = level ? l + (r - l) * letter / letters : l;
      float to = level ? l + (r - l) * (letter + 1) / letters : r;
      for (int unit = 0; unit < units; unit++) {
        page.append(text.charAt(i + unit), from, t, to, b);
      }
      i += units;
      letter++;
    }
  }

  /** A space takes the room between its neighbours, so that a marked passage has no holes. */
  private void emitSpace(int at, Orientation orientation) {
    int before = sequence[at - 1];
    int after = at + 1 < count ? sequence[at + 1] : before;
    if (orientation == Orientation.RIGHTWARDS && after != SPACE && before != SPACE) {
      float l = Math.min(glyphs.right[before], glyphs.right[after]);
      float r = Math.max(glyphs.left[before], glyphs.left[after]);
      page.append(' ', Math.min(l, r), glyphs.top[before], Math.max(l, r), glyphs.bottom[before]);
    } else {
      page.append(' ', 0, 0, 0, 0);
    }
  }
}
