package org.urtext.extraction.pdf;

import java.util.Arrays;

/** The text of one page as lines in reading order, and the box of each of its characters. */
final class PageText {
  /** What a line opens. */
  enum Opening {
    /** Nothing but itself: it goes on with the paragraph above. */
    LINE,
    PARAGRAPH,
    /** A column, which may go on with the paragraph of the column before. */
    COLUMN
  }

  static final int SIDES = 4;
  private static final float[] NO_SIDE = {};

  final PageView view;
  int length;
  char[] chars = new char[4096];
  float[] left = new float[4096];
  float[] top = new float[4096];
  float[] right = new float[4096];
  float[] bottom = new float[4096];

  int lines;
  private int[] lineEnds = new int[64];
  private Opening[] openings = new Opening[64];
  private boolean[] footnote = new boolean[64];
  private boolean[] removed = new boolean[64];
  private boolean[] upright = new boolean[64];
  private float[] lineType = new float[64];
  private float[] lineTop = new float[64];
  private float[] lineBottom = new float[64];

  PageText(PageView view) {
    this.view = view;
  }

  void append(char c, float l, float t, float r, float b) {
    if (length == chars.length) {
      resize(length * 2);
    }
    chars[length] = c;
    left[length] = l;
    top[length] = t;
    right[length] = r;
    bottom[length] = b;
    length++;
  }

  /** One side of all boxes: left, top, right or bottom. */
  float[] side(int side) {
    return switch (side) {
      case 0 -> left;
      case 1 -> top;
      case 2 -> right;
      default -> bottom;
    };
  }

  /** Forgets a side that is not needed any more. */
  void dropSide(int side) {
    switch (side) {
      case 0 -> left = NO_SIDE;
      case 1 -> top = NO_SIDE;
      case 2 -> right = NO_SIDE;
      default -> bottom = NO_SIDE;
    }
  }

  /** Closes the line that the characters since the last call make up; an empty one is no line. */
  void endLine(Opening opening, boolean isFootnote, boolean isUpright, float typeSize) {
    if (length == (lines == 0 ? 0 : lineEnds[lines - 1])) {
      return;
    }
    if (lines == lineEnds.length) {
      int capacity = lines * 2;
      lineEnds = Arrays.copyOf(lineEnds, capacity);
      openings = Arrays.copyOf(openings, capacity);
      footnote = Arrays.copyOf(footnote, capacity);
      removed = Arrays.copyOf(removed, capacity);
      upright = Arrays.copyOf(upright, capacity);
      lineType = Arrays.copyOf(lineType, capacity);
      lineTop = Arrays.copyOf(lineTop, capacity);
      lineBottom = Arrays.copyOf(lineBottom, capacity);
    }
    lineTop[lines] = Float.MAX_VALUE;
    lineBottom[lines] = -Float.MAX_VALUE;
    for (int i = lineStart(lines); i < length; i++) {
      if (chars[i] != ' ') {
        lineTop[lines] = Math.min(lineTop[lines], top[i]);
        lineBottom[lines] = Math.max(lineBottom[lines], bottom[i]);
      }
    }
    lineEnds[lines] = length;
    openings[lines] = opening;
    footnote[lines] = isFootnote;
    upright[lines] = isUpright;
    lineType[lines] = typeSize;
    lines++;
  }

  /** Gives back the room that is not needed: a long document keeps all its pages. */
  void trim() {
    resize(length);
  }

  int lineStart(int line) {
    return line == 0 ? 0 : lineEnds[line - 1];
  }

  int lineEnd(int line) {
    return lineEnds[line];
  }

  Opening opening(int line) {
    return openings[line];
  }

  boolean isFootnote(int line) {
    return footnote[line];
  }

  boolean isUpright(int line) {
    return upright[line];
  }

  float lineType(int line) {
    return lineType[line];
  }

  void remove(int line) {
    removed[line] = true;
  }

  void keepAll() {
    Arrays.fill(removed, false);
  }

  boolean isRemoved(int line) {
    return removed[line];
  }

  float lineTop(int line) {
    return lineTop[line];
  }

  float lineBottom(int line) {
    return lineBottom[line];
  }

  String lineText(int line) {
    return new String(chars, lineStart(line), lineEnds[line] - lineStart(line));
  }

  private void resize(int capacity) {
    chars = Arrays.copyOf(chars, capacity);
    left = Arrays.copyOf(left, capacity);
    top = Arrays.copyOf(top, capacity);
    right = Arrays.copyOf(right, capacity);
    bottom = Arrays.copyOf(bottom, capacity);
  }
}
