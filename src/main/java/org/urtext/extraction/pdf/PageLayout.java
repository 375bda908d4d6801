package org.urtext.extraction.pdf;

import java.util.ArrayList;
import java.util.List;

/** From the glyphs of a page to its lines in reading order. */
final class PageLayout {
  // In parts of the type's size, from the middle of one letter to that of the next.
  private static final float SLANTED_STEP = 0.78f;
  private static final float SLANTED_LEAP = 2.5f;

  private final PageGlyphs glyphs;
  private final PageText page;
  private final WordFinder wordFinder;
  private final LineWriter writer;

  private PageLayout(PageGlyphs glyphs, PageView view) {
    this.glyphs = glyphs;
    this.page = new PageText(view);
    this.wordFinder = new WordFinder(glyphs, view);
    this.writer = new LineWriter(glyphs, page);
  }

  /** Text that runs the way most of the page does comes first, what is turned after it. */
  static PageText read(PageGlyphs glyphs, PageView view) {
    PageLayout layout = new PageLayout(glyphs, view);
    int[] counts = new int[Orientation.values().length];
    for (int glyph = 0; glyph < glyphs.size; glyph++) {
      if (glyphs.isUnreadable(glyph)) {
        glyphs.dropped[glyph] = true;
      }
      if (!glyphs.dropped[glyph]) {
        counts[glyphs.orientation[glyph]]++;
      }
    }
    layout.wordFinder.joinAccents();
    List<Orientation> order = new ArrayList<>(List.of(Orientation.values()));
    order.sort((one, other) -> counts[other.ordinal()] - counts[one.ordinal()]);
    for (Orientation orientation : order) {
      if (counts[orientation.ordinal()] > 0) {
        layout.readOrientation(orientation);
      }
    }
    layout.page.trim();
    return layout.page;
  }

  private void readOrientation(Orientation orientation) {
    if (orientation == Orientation.SLANTED) {
      readSlanted();
      return;
    }
    List<Word> words = wordFinder.find(orientation);
    if (words.isEmpty()) {
      return;
    }
    List<List<Row>> columns = ColumnFinder.find(RowFinder.find(words));
    Footnotes footnotes = Footnotes.partFrom(columns, glyphs);
    for (List<Row> column : footnotes.body()) {
      write(column, orientation, false);
    }
    for (List<Row> column : footnotes.notes()) {
      write(column, orientation, true);
    }
  }

  /** In the order of drawing: a step longer than a letter is a space, a leap a new line. */
  private void readSlanted() {
    int last = -1;
    for (int glyph = 0; glyph < glyphs.size; glyph++) {
      if (glyphs.dropped[glyph]
          || glyphs.isSpace(glyph)
          || glyphs.orientation[glyph] != Orientation.SLANTED.ordinal()) {
        continue;
      }
      float size = glyphs.typeSize[glyph];
      if (last >= 0) {
        float step = distance(last, glyph);
        if (step > SLANTED_LEAP * size) {
          page.endLine(PageText.Opening.PARAGRAPH, false, false, size);
        } else if (step > SLANTED_STEP * size || glyph > last + 1) {
          page.append(' ', 0, 0, 0, 0);
        }
      }
      writer.write(List.of(new Word(glyph, 0, 0, 0, size)), Orientation.SLANTED);
      last = glyph;
    }
    page.endLine(PageText.Opening.PARAGRAPH, false, false, last < 0 ? 0 : glyphs.typeSize[last]);
  }

  private float distance(int one, int other) {
    float x = glyphs.left[one] + glyphs.right[one] - glyphs.left[other] - glyphs.right[other];
    float y = glyphs.top[one] + glyphs.bottom[one] - glyphs.top[other] - glyphs.bottom[other];
    return (float) Math.hypot(x, y) / 2;
  }

  private void write(List<Row> column, Orientation orientation, boolean footnote) {
    boolean[] opens = Paragraphs.starts(column, glyphs);
    for (int i = 0; i < column.size(); i++) {
      Row row = column.get(i);
      writer.write(row.words, orientation);
      PageText.Opening opening =
          i == 0
              ? PageText.Opening.COLUMN
              : opens[i] ? PageText.Opening.PARAGRAPH : PageText.Opening.LINE;
      page.endLine(opening, footnote, orientation == Orientation.RIGHTWARDS, row.mainType());
    }
  }
}
