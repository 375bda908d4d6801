package org.urtext.extraction.pdf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/**
 * The notes at the foot of columns, parted from the body so that the body of one column runs on
 * into the next: rows in smaller type at a column's end, of which the first begins with a mark.
 */
record Footnotes(List<List<Row>> body, List<List<Row>> notes) {
  private static final float SMALLER_TYPE = 0.95f;

  static Footnotes partFrom(List<List<Row>> columns, PageGlyphs glyphs) {
    List<List<Row>> body = new ArrayList<>();
    List<List<Row>> notes = new ArrayList<>();
    float bodyType = bodyType(columns);
    for (int i = 0; i < columns.size(); i++) {
      List<Row> column = columns.get(i);
      boolean nextIsSmall =
          i + 1 < columns.size()
              && columns.get(i + 1).getFirst().mainType() < SMALLER_TYPE * bodyType;
      int first = nextIsSmall ? column.size() : firstNote(column, bodyType, glyphs);
      body.add(column.subList(0, first));
      if (first < column.size()) {
        notes.add(column.subList(first, column.size()));
      }
    }
    return new Footnotes(body, notes);
  }

  /** The row where the notes begin: the topmost marked one of the small rows at the end. */
  private static int firstNote(List<Row> column, float bodyType, PageGlyphs glyphs) {
    int firstSmall = column.size();
    while (firstSmall > 0 && column.get(firstSmall - 1).mainType() < SMALLER_TYPE * bodyType) {
      firstSmall--;
    }
    if (firstSmall == 0) {
      return column.size();
    }
    for (int row = firstSmall; row < column.size(); row++) {
      if (isMarked(column.get(row), glyphs)) {
        return row;
      }
    }
    return column.size();
  }

  /** A number, a star or a dagger, usually raised. */
  private static boolean isMarked(Row row, PageGlyphs glyphs) {
    Word first = row.words.getFirst();
    int point = glyphs.text[first.firstGlyph].codePointAt(0);
    boolean symbol = "*\u2217\u2020\u2021\u00A7\u00B6\u00B9\u00B2\u00B3".indexOf(point) >= 0;
    boolean raised = first.typeSize < SMALLER_TYPE * row.mainType();
    return symbol || Character.isDigit(point) || (raised && Character.isLetter(point));
  }

  private static float bodyType(List<List<Row>> columns) {
    List<Word> words = new ArrayList<>();
    columns.forEach(column -> column.forEach(row -> words.addAll(row.words)));
    words.sort(Comparator.comparingDouble(word -> word.typeSize));
    float width = 0;
    for (Word word : words) {
      width += word.width();
    }
    float passed = 0;
    for (Word word : words) {
      passed += word.width();
      if (passed >= width / 2) {
        return word.typeSize;
      }
    }
    return 0;
  }
}
