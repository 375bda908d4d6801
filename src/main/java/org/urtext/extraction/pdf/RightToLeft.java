package org.urtext.extraction.pdf;

/**
 * From the order of glyphs on the page, left to right, to the order in which Hebrew and Arabic are
 * read and stored. This is the inverse of laying out by the Unicode bidirectional algorithm, for
 * the two levels that printed text has: runs of one direction in a line of the other.
 */
final class RightToLeft {
  private static final boolean[] NONE = {};

  private enum Kind {
    LEFT_TO_RIGHT,
    RIGHT_TO_LEFT,
    DIGIT,
    NEUTRAL
  }

  private RightToLeft() {}

  /**
   * Reorders the glyphs (negative ones are spaces) in place.
   *
   * @return for each place whether its bracket must be turned round; empty for a line that is all
   *     left to right
   */
  static boolean[] reorder(int[] sequence, int count, PageGlyphs glyphs) {
    int rightToLeft = 0;
    for (int i = 0; i < count; i++) {
      if (sequence[i] >= 0 && isRightToLeft(glyphs.text[sequence[i]].charAt(0))) {
        rightToLeft++;
      }
    }
    if (rightToLeft == 0) {
      return NONE;
    }
    Kind[] kinds = new Kind[count];
    int leftToRight = 0;
    for (int i = 0; i < count; i++) {
      kinds[i] = sequence[i] < 0 ? Kind.NEUTRAL : kind(glyphs.text[sequence[i]].codePointAt(0));
      leftToRight += kinds[i] == Kind.LEFT_TO_RIGHT ? 1 : 0;
    }
    boolean[] mirrored = new boolean[count];
    if (rightToLeft > leftToRight) {
      reverse(sequence, kinds, 0, count);
      for (int i = 0; i < count; i++) {
        mirrored[i] = true;
      }
      reverseRuns(sequence, kinds, mirrored, false);
    } else {
      reverseRuns(sequence, kinds, mirrored, true);
    }
    return mirrored;
  }

  /** Reverses each run of the given direction, together with what is neutral within it. */
  private static void reverseRuns(
      int[] sequence, Kind[] kinds, boolean[] mirrored, boolean rightToLeft) {
    for (int i = 0; i < kinds.length; i++) {
      if (!belongs(kinds[i], rightToLeft)) {
        continue;
      }
      int end = i + 1;
      for (int next = i + 1; next < kinds.length; next++) {
        if (belongs(kinds[next], rightToLeft)) {
          end = next + 1;
        } else if (kinds[next] != Kind.NEUTRAL) {
          break;
        }
      }
      reverse(sequence, kinds, i, end);
      for (int at = i; at < end; at++) {
        mirrored[at] = rightToLeft;
      }
      i = end - 1;
    }
  }

  private static boolean belongs(Kind kind, boolean rightToLeft) {
    return rightToLeft
        ? kind == Kind.RIGHT_TO_LEFT
        : kind == Kind.LEFT_TO_RIGHT || kind == Kind.DIGIT;
  }

  private static void reverse(int[] sequence, Kind[] kinds, int from, int to) {
    for (int low = from, high = to - 1; low < high; low++, high--) {
      int glyph = sequence[low];
      sequence[low] = sequence[high];
      sequence[high] = glyph;
      Kind kind = kinds[low];
      kinds[low] = kinds[high];
      kinds[high] = kind;
    }
  }

  private static boolean isRightToLeft(char c) {
    return c >= '\u0590' && kind(c) == Kind.RIGHT_TO_LEFT;
  }

  private static Kind kind(int point) {
    return switch (Character.getDirectionality(point)) {
      case Character.DIRECTIONALITY_LEFT_TO_RIGHT -> Kind.LEFT_TO_RIGHT;
      case Character.DIRECTIONALITY_RIGHT_TO_LEFT, Character.DIRECTIONALITY_RIGHT_TO_LEFT_ARABIC ->
          Kind.RIGHT_TO_LEFT;
      case Character.DIRECTIONALITY_NONSPACING_MARK ->
          point >= 0x0590 && point < 0x0900 ? Kind.RIGHT_TO_LEFT : Kind.NEUTRAL;
      case Character.DIRECTIONALITY_EUROPEAN_NUMBER, Character.DIRECTIONALITY_ARABIC_NUMBER ->
          Kind.DIGIT;
      default -> Kind.NEUTRAL;
    };
  }

  static char mirror(char c) {
    return switch (c) {
      case '(' -> ')';
      case ')' -> '(';
      case '[' -> ']';
      case ']' -> '[';
      case '{' -> '}';
      case '}' -> '{';
      case '<' -> '>';
      case '>' -> '<';
      case '\u00AB' -> '\u00BB';
      case '\u00BB' -> '\u00AB';
      default -> c;
    };
  }
}
