package org.urtext.extraction.pdf;

/**
 * Where a line of text runs on the page. Layout is done in the frame of the text itself, in which
 * every line runs from left to right and lines follow downwards; x and y below are in that frame.
 */
enum Orientation {
  RIGHTWARDS,
  DOWNWARDS,
  LEFTWARDS,
  UPWARDS,
  /** Any other angle, such as a stamp across the page: read in the order it was drawn. */
  SLANTED;

  /** Some 15 degrees: what leans less is a crooked scan. */
  private static final float LEAN = 0.27f;

  private static final Orientation[] ALL = values();

  /** The direction of a step on the page as its reader sees it, y downwards. */
  static Orientation of(float stepX, float stepY) {
    float across = Math.abs(stepX);
    float down = Math.abs(stepY);
    if (Math.min(across, down) > LEAN * Math.max(across, down)) {
      return SLANTED;
    }
    if (across >= down) {
      return stepX >= 0 ? RIGHTWARDS : LEFTWARDS;
    }
    return stepY >= 0 ? DOWNWARDS : UPWARDS;
  }

  static Orientation ofOrdinal(int ordinal) {
    return ALL[ordinal];
  }

  /** The start of a box along the line. */
  float start(float left, float top, float right, float bottom, PageView view) {
    return switch (this) {
      case RIGHTWARDS, SLANTED -> left;
      case DOWNWARDS -> top;
      case LEFTWARDS -> view.widthPoints() - right;
      case UPWARDS -> view.heightPoints() - bottom;
    };
  }

  /** The end of a box along the line. */
  float end(float left, float top, float right, float bottom, PageView view) {
    return switch (this) {
      case RIGHTWARDS, SLANTED -> right;
      case DOWNWARDS -> bottom;
      case LEFTWARDS -> view.widthPoints() - left;
      case UPWARDS -> view.heightPoints() - top;
    };
  }

  /** How far down a point of the page lies in the order of lines. */
  float depth(float x, float y, PageView view) {
    return switch (this) {
      case RIGHTWARDS, SLANTED -> y;
      case DOWNWARDS -> view.widthPoints() - x;
      case LEFTWARDS -> view.heightPoints() - y;
      case UPWARDS -> x;
    };
  }
}
