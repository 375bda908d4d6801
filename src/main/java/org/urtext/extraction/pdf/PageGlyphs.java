package org.urtext.extraction.pdf;

import java.util.Arrays;

/**
 * The glyphs of one page in the order they were drawn, as columns: a page has thousands, and one
 * object for each would cost more than reading them.
 */
final class PageGlyphs {
  /** What {@link #text} says of a glyph of which nobody knows the letter. */
  static final String UNREADABLE = "\uFFFD";

  private static final int FIRST_CAPACITY = 4096;

  int size;
  String[] text = new String[FIRST_CAPACITY];
  float[] left = new float[FIRST_CAPACITY];
  float[] top = new float[FIRST_CAPACITY];
  float[] right = new float[FIRST_CAPACITY];
  float[] bottom = new float[FIRST_CAPACITY];

  /** How far down the line's foot is, in the frame of the glyph's orientation. */
  float[] baseline = new float[FIRST_CAPACITY];

  /** Height of the type in points on the page. */
  float[] typeSize = new float[FIRST_CAPACITY];

  /** Space asked for between letters, which is not a gap between words. */
  float[] letterSpace = new float[FIRST_CAPACITY];

  /** The colour as 0xRRGGBB, or {@link PaintedAreas#UNKNOWN_COLOUR}. */
  int[] colour = new int[FIRST_CAPACITY];

  byte[] orientation = new byte[FIRST_CAPACITY];

  /** Drawn, but not to be seen: known from the glyph itself, such as its render mode. */
  boolean[] unpainted = new boolean[FIRST_CAPACITY];

  /** Not part of the text: hidden, unreadable, or the second print of a bold letter. */
  boolean[] dropped = new boolean[FIRST_CAPACITY];

  void clear() {
    Arrays.fill(text, 0, size, null);
    Arrays.fill(unpainted, 0, size, false);
    Arrays.fill(dropped, 0, size, false);
    size = 0;
  }

  /** Makes room for one more and returns its index. */
  int add() {
    if (size == left.length) {
      grow(size * 2);
    }
    return size++;
  }

  boolean isSpace(int glyph) {
    return text[glyph].equals(" ");
  }

  boolean isUnreadable(int glyph) {
    return text[glyph].equals(UNREADABLE);
  }

  private void grow(int capacity) {
    text = Arrays.copyOf(text, capacity);
    left = Arrays.copyOf(left, capacity);
    top = Arrays.copyOf(top, capacity);
    right = Arrays.copyOf(right, capacity);
    bottom = Arrays.copyOf(bottom, capacity);
    baseline = Arrays.copyOf(baseline, capacity);
    typeSize = Arrays.copyOf(typeSize, capacity);
    letterSpace = Arrays.copyOf(letterSpace, capacity);
    colour = Arrays.copyOf(colour, capacity);
    orientation = Arrays.copyOf(orientation, capacity);
    unpainted = Arrays.copyOf(unpainted, capacity);
    dropped = Arrays.copyOf(dropped, capacity);
  }
}
