package org.urtext.extraction.pdf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Words side by side on one line of the page, from left to right, across all columns. */
final class Row {
  /** Gaps up to this, in parts of the type's size, are spaces between words of one text. */
  private static final float SPACE = 0.7f;

  private static final float WIDE_GAP = 1;

  final List<Word> words = new ArrayList<>();
  final float baseline;
  private float typeSize;
  private float mainType;

  Row(float baseline) {
    this.baseline = baseline;
  }

  void add(Word word) {
    words.add(word);
    mainType = 0;
    typeSize = Math.max(typeSize, word.typeSize);
  }

  void sort() {
    words.sort(Comparator.comparingDouble(word -> word.start));
  }

  float start() {
    return words.getFirst().start;
  }

  float end() {
    float end = -Float.MAX_VALUE;
    for (Word word : words) {
      end = Math.max(end, word.end);
    }
    return end;
  }

  /** The size of the largest type in it. */
  float largestType() {
    return typeSize;
  }

  /** The size of the type that takes most of its width. */
  float mainType() {
    if (mainType == 0) {
      mainType = findMainType();
    }
    return mainType;
  }

  private float findMainType() {
    float best = 0;
    float bestWidth = -1;
    for (Word word : words) {
      if (Math.abs(best - word.typeSize) < 0.01f) {
        continue;
      }
      float width = 0;
      for (Word other : words) {
        if (Math.abs(other.typeSize - word.typeSize) < 0.05f * word.typeSize) {
          width += other.width();
        }
      }
      if (width > bestWidth) {
        bestWidth = width;
        best = word.typeSize;
      }
    }
    return best;
  }

  /** How much of its width is covered by words and by the spaces between them. */
  float inkedWidth() {
    float inked = 0;
    float end = Float.NaN;
    for (Word word : words) {
      inked += word.width();
      float gap = word.start - end;
      if (gap > 0 && gap < SPACE * word.typeSize) {
        inked += gap;
      }
      end = word.end;
    }
    return inked;
  }

  /** How many stretches of text it has, with gaps between them too wide for spaces. */
  int pieces() {
    int pieces = 1;
    float end = start();
    for (Word word : words) {
      pieces += word.start - end > WIDE_GAP * word.typeSize ? 1 : 0;
      end = Math.max(end, word.end);
    }
    return pieces;
  }

  /** The words whose middle lies between two places; may be empty. */
  Row between(float from, float to) {
    Row part = new Row(baseline);
    for (Word word : words) {
      float middle = (word.start + word.end) / 2;
      if (middle >= from && middle < to) {
        part.add(word);
      }
    }
    return part;
  }
}
