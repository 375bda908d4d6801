package org.urtext.extraction.pdf;

import java.util.ArrayList;
import java.util.List;

/** From the glyphs of a page to its lines in reading order. */
final class PageLayout {
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
    List<Word> words = wordFinder.find(orientation);
    if (words.isEmpty()) {
      return;
    }
    if (orientation == Orientation.SLANTED) {
      for (Word word : words) {
        writer.write(List.of(word), orientation);
        if (word.spaceFollows) {
          page.append(' ', 0, 0, 0, 0);
        }
      }
      page.endLine(true, false, false, words.getFirst().typeSize);
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

  private void write(List<Row> column, Orientation orientation, boolean footnote) {
    boolean[] opens = Paragraphs.starts(column, glyphs);
    for (int i = 0; i < column.size(); i++) {
      Row row = column.get(i);
      writer.write(row.words, orientation);
      page.endLine(opens[i], footnote, orientation == Orientation.RIGHTWARDS, row.mainType());
    }
  }
}
