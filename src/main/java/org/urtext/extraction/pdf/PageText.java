package org.urtext.extraction.pdf;

import java.util.Arrays;

/** The text of one page as lines in reading order, and the box of each of its characters. */
final class PageText {
  final PageView view;
  int length;
  char[] chars = new char[4096];
  float[] left = new float[4096];
  float[] top = new float[4096];
  float[] right = new float[4096];
  float[] bottom = new float[4096];

  int lines;
  private int[] lineEnds = new int[64];
  private boolean[] opensParagraph = new boolean[64];
  private boolean[] footnote = new boolean[64];
  private boolean[] removed = new boolean[64];
  private boolean[] upright = new boolean[64];
  private float[] lineType = new float[64];

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

  /** Closes the line that the characters since the last call make up; an empty one is no line. */
  void endLine(boolean paragraph, boolean isFootnote, boolean isUpright, float typeSize) {
    if (length == (lines == 0 ? 0 : lineEnds[lines - 1])) {
      return;
    }
    if (lines == lineEnds.length) {
      int capacity = lines * 2;
      lineEnds = Arrays.copyOf(lineEnds, capacity);
      opensParagraph = Arrays.copyOf(opensParagraph, capacity);
      footnote = Arrays.copyOf(footnote, capacity);
      removed = Arrays.copyOf(removed, capacity);
      upright = Arrays.copyOf(upright, capacity);
      lineType = Arrays.copyOf(lineType, capacity);
    }
    lineEnds[lines] = length;
    opensParagraph[lines] = paragraph;
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

  boolean opensParagraph(int line) {
    return opensParagraph[line];
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

  boolean isRemoved(int line) {
    return removed[line];
  }

  float lineTop(int line) {
    float highest = Float.MAX_VALUE;
    for (int i = lineStart(line); i < lineEnds[line]; i++) {
      highest = Math.min(highest, top[i]);
    }
    return highest;
  }

  float lineBottom(int line) {
    float lowest = -Float.MAX_VALUE;
    for (int i = lineStart(line); i < lineEnds[line]; i++) {
      lowest = Math.max(lowest, bottom[i]);
    }
    return lowest;
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
