package org.urtext.extraction.pdf;

import java.util.ArrayList;
import java.util.List;
import org.urtext.document.Box;
import org.urtext.document.Warning;

/**
 * Finds text that no reader sees, drops it from the page and reports it: printed in no colour or in
 * that of its ground, too small to see, off the page, or under a picture.
 *
 * <p>The text layer of a scan is invisible too, but says what the reader sees: on a page that is a
 * picture, with hardly any other text, it is kept and marked as recognised by a machine.
 */
final class VisibilityCheck {
  static final float SMALLEST_TYPE_POINTS = 1;

  /** A picture of the page leaves little of it free. */
  private static final double PAGE_PICTURE_SHARE = 0.6;

  /** Whoever scans may stamp the page, but not write as much as the page holds. */
  private static final int RECOGNISED_TO_STAMPED = 2;

  private static final float TWIN_POINTS = 1.5f;
  private static final int MAX_WARNINGS_ON_PAGE = 20;
  private static final int MAX_DETAIL_CHARS = 400;

  private final PageGlyphs glyphs;
  private final PaintedAreas areas;
  private final PageView view;

  VisibilityCheck(PageGlyphs glyphs, PaintedAreas areas, PageView view) {
    this.glyphs = glyphs;
    this.areas = areas;
    this.view = view;
  }

  List<Warning> dropHidden(int pageNumber) {
    boolean[] hidden = new boolean[glyphs.size];
    int hiddenLetters = 0;
    int shownLetters = 0;
    for (int glyph = 0; glyph < glyphs.size; glyph++) {
      if (glyphs.isSpace(glyph)) {
        continue;
      }
      hidden[glyph] = isHidden(glyph);
      if (hidden[glyph]) {
        hiddenLetters++;
      } else {
        shownLetters++;
      }
    }
    List<Warning> warnings = new ArrayList<>();
    if (hiddenLetters == 0) {
      return warnings;
    }
    if (areas.pictureShare(view) >= PAGE_PICTURE_SHARE
        && hiddenLetters >= RECOGNISED_TO_STAMPED * shownLetters) {
      warnings.add(new Warning(Warning.Kind.RECOGNISED_TEXT, pageNumber, null, null, ""));
      return warnings;
    }
    report(hidden, pageNumber, warnings);
    return warnings;
  }

  private boolean isHidden(int glyph) {
    float x = (glyphs.left[glyph] + glyphs.right[glyph]) / 2;
    float y = (glyphs.top[glyph] + glyphs.bottom[glyph]) / 2;
    if (glyphs.unpainted[glyph]
        || !(x >= 0 && x <= view.widthPoints() && y >= 0 && y <= view.heightPoints())) {
      return true;
    }
    return areas.vanishesInGround(glyph, x, y, glyphs.colour[glyph])
        || areas.isCovered(glyph, x, y);
  }

  /** One warning for each stretch of hidden glyphs drawn one after another. */
  private void report(boolean[] hidden, int pageNumber, List<Warning> warnings) {
    for (int glyph = 0; glyph < glyphs.size; glyph++) {
      if (!hidden[glyph]) {
        continue;
      }
      int first = glyph;
      StringBuilder words = new StringBuilder();
      Box box = boxOf(glyph);
      int last = glyph;
      for (int next = glyph; next < glyphs.size; next++) {
        boolean space = glyphs.isSpace(next);
        if (!space && !hidden[next]) {
          break;
        }
        if (!space) {
          if (next > glyph && startsWord(last, next)) {
            words.append(' ');
          }
          words.append(glyphs.isUnreadable(next) ? "" : glyphs.text[next]);
          box = box.union(boxOf(next));
          glyphs.dropped[next] = true;
          last = next;
        }
      }
      glyph = last;
      if (isCutOff(hidden, first, last) || (hasTwin(hidden, first) && hasTwin(hidden, last))) {
        continue;
      }
      if (warnings.size() < MAX_WARNINGS_ON_PAGE
          && words.chars().anyMatch(Character::isLetterOrDigit)) {
        String detail = words.substring(0, Math.min(words.length(), MAX_DETAIL_CHARS));
        warnings.add(new Warning(Warning.Kind.INVISIBLE_TEXT, pageNumber, null, box, detail));
      }
    }
  }

  /** The end of a word that a picture's edge cuts off: nobody hides text that way. */
  private boolean isCutOff(boolean[] hidden, int first, int last) {
    boolean goesOn = first > 0 && !hidden[first - 1] && !startsWord(first - 1, first);
    boolean cameFrom = last + 1 < glyphs.size && !hidden[last + 1] && !startsWord(last, last + 1);
    for (int glyph = first; glyph < last; glyph++) {
      if (startsWord(glyph, glyph + 1)) {
        return false;
      }
    }
    return goesOn || cameFrom;
  }

  /** Whether the same letter is printed visibly in the same place: a double print. */
  private boolean hasTwin(boolean[] hidden, int glyph) {
    for (int other = 0; other < glyphs.size; other++) {
      if (!hidden[other]
          && Math.abs(glyphs.left[other] - glyphs.left[glyph]) < TWIN_POINTS
          && Math.abs(glyphs.top[other] - glyphs.top[glyph]) < TWIN_POINTS
          && glyphs.text[other].equals(glyphs.text[glyph])) {
        return true;
      }
    }
    return false;
  }

  private boolean startsWord(int last, int next) {
    return next != last + 1
        || glyphs.isSpace(last)
        || glyphs.isSpace(next)
        || Math.abs(glyphs.left[next] - glyphs.right[last]) > 0.15f * glyphs.typeSize[next]
        || Math.abs(glyphs.baseline[next] - glyphs.baseline[last]) > glyphs.typeSize[next] / 2;
  }

  private Box boxOf(int glyph) {
    return new Box(
        glyphs.left[glyph], glyphs.top[glyph], glyphs.right[glyph], glyphs.bottom[glyph]);
  }
}
