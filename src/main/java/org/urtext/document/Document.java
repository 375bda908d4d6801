package org.urtext.document;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A document as its reader sees it.
 *
 * @param text the text in reading order; every offset elsewhere points into it
 * @param pages the pages in order, their spans side by side from the first to the last character
 * @param glyphs where each character stands on its page, null for formats without fixed pages
 */
public record Document(
    String text,
    List<Page> pages,
    @Nullable GlyphBoxes glyphs,
    Metadata metadata,
    List<Warning> warnings) {

  public Document {
    pages = List.copyOf(pages);
    warnings = List.copyOf(warnings);
    if (glyphs != null && glyphs.size() != text.length()) {
      throw new IllegalArgumentException(
          glyphs.size() + " glyph boxes for " + text.length() + " characters");
    }
  }

  /** The page that holds a character. */
  public Page pageAt(int charOffset) {
    int low = 0;
    int high = pages.size() - 1;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (charOffset < pages.get(middle).text().end()) {
        high = middle;
      } else {
        low = middle + 1;
      }
    }
    return pages.get(low);
  }

  /** The rectangles that cover a span on its pages: one for each run of glyphs on a line. */
  public List<PlacedBox> boxesOf(Span span) {
    List<PlacedBox> placed = new ArrayList<>();
    if (glyphs == null) {
      return placed;
    }
    Box current = null;
    int currentPage = 0;
    for (int i = span.start(); i < span.end(); i++) {
      Box glyph = glyphs.box(i);
      if (glyph.isEmpty()) {
        continue;
      }
      int page = pageAt(i).number();
      if (current != null && page == currentPage && continuesLine(current, glyph)) {
        current = current.union(glyph);
        continue;
      }
      if (current != null) {
        placed.add(new PlacedBox(currentPage, current));
      }
      current = glyph;
      currentPage = page;
    }
    if (current != null) {
      placed.add(new PlacedBox(currentPage, current));
    }
    return placed;
  }

  /** The same line: heights overlap by more than half, and the gap is no wider than a column's. */
  private static boolean continuesLine(Box line, Box glyph) {
    float shared = Math.min(line.bottom(), glyph.bottom()) - Math.max(line.top(), glyph.top());
    float smaller = Math.min(line.height(), glyph.height());
    float gap = Math.max(glyph.left() - line.right(), line.left() - glyph.right());
    return shared > smaller / 2 && gap < 2 * Math.max(line.height(), glyph.height());
  }

  /** A rectangle and the number of the page it stands on. */
  public record PlacedBox(int page, Box box) {}
}
