package org.urtext.extraction.flow;

import org.jspecify.annotations.Nullable;

/**
 * What decides whether a reader can see a run of text. A null part is not said here and comes from
 * the surroundings.
 *
 * @param hidden marked as hidden in so many words
 * @param rgb the colour of the letters
 * @param backgroundRgb the colour behind them, or {@link #UNKNOWN_BACKGROUND}
 */
record TextLook(
    @Nullable Boolean hidden,
    @Nullable Integer rgb,
    @Nullable Integer backgroundRgb,
    @Nullable Float sizePoints) {

  /** Nothing said; on white paper. */
  static final TextLook PLAIN = new TextLook(null, null, null, null);

  /** Behind the letters is something whose colour we do not know, so they count as seen. */
  static final int UNKNOWN_BACKGROUND = -1;

  static final int WHITE = 0xFFFFFF;

  private static final float SMALLEST_VISIBLE_POINTS = 1;

  /** Two colours that differ by no more than this in each channel look the same. */
  private static final int SAME_COLOUR = 10;

  static TextLook background(int rgb) {
    return new TextLook(null, null, rgb, null);
  }

  /** This look where it says something, else the surroundings'. */
  TextLook within(TextLook surroundings) {
    return new TextLook(
        hidden != null ? hidden : surroundings.hidden,
        rgb != null ? rgb : surroundings.rgb,
        backgroundRgb != null ? backgroundRgb : surroundings.backgroundRgb,
        sizePoints != null ? sizePoints : surroundings.sizePoints);
  }

  boolean isVisible() {
    if (hidden != null && hidden) {
      return false;
    }
    if (sizePoints != null && sizePoints <= SMALLEST_VISIBLE_POINTS) {
      return false;
    }
    int behind = backgroundRgb != null ? backgroundRgb : WHITE;
    return rgb == null || behind == UNKNOWN_BACKGROUND || !alike(rgb, behind);
  }

  private static boolean alike(int rgb, int other) {
    return Math.abs((rgb >> 16 & 255) - (other >> 16 & 255)) <= SAME_COLOUR
        && Math.abs((rgb >> 8 & 255) - (other >> 8 & 255)) <= SAME_COLOUR
        && Math.abs((rgb & 255) - (other & 255)) <= SAME_COLOUR;
  }

  /** Six hexadecimal digits as a colour, with or without a hash; null for anything else. */
  static @Nullable Integer hexColour(@Nullable String digits) {
    if (digits == null) {
      return null;
    }
    String bare = digits.startsWith("#") ? digits.substring(1) : digits;
    if (bare.length() != 6) {
      return null;
    }
    try {
      return Integer.parseInt(bare, 16);
    } catch (NumberFormatException e) {
      return null;
    }
  }
}
