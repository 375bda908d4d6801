package org.urtext.checking;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.urtext.document.Span;

/**
 * Finds tables of contents and lists of figures by the shape of their lines: a title, a row of dots
 * and a page number. Such tables of two theses share their headings without either having been
 * taken from the other.
 */
final class ContentsFinder {
  private static final Pattern DOTTED_LINE =
      Pattern.compile("^.*(?:\\.\\h?){4,}\\h*(?:\\d{1,4}|[ivxlc]{1,7})\\h*$", Pattern.MULTILINE);

  /** Chapters often stand in such a table without dots, and long titles take two lines. */
  private static final int MAX_CHARS_BETWEEN_LINES = 240;

  private static final int MIN_DOTTED_LINES = 3;

  private ContentsFinder() {}

  /** In the text's order; none overlaps another. */
  static List<Span> find(String text) {
    List<Span> tables = new ArrayList<>();
    Matcher line = DOTTED_LINE.matcher(text);
    int start = 0;
    int end = 0;
    int lines = 0;
    while (line.find()) {
      if (lines > 0 && line.start() - end > MAX_CHARS_BETWEEN_LINES) {
        addTable(tables, start, end, lines);
        lines = 0;
      }
      if (lines == 0) {
        start = line.start();
      }
      end = line.end();
      lines++;
    }
    addTable(tables, start, end, lines);
    return tables;
  }

  private static void addTable(List<Span> tables, int start, int end, int lines) {
    if (lines >= MIN_DOTTED_LINES) {
      tables.add(new Span(start, end));
    }
  }

  /** Whether at least half of a span's characters stand in tables. */
  static boolean holdMost(List<Span> tables, Span span) {
    int inside = 0;
    for (Span table : tables) {
      inside +=
          Math.max(0, Math.min(table.end(), span.end()) - Math.max(table.start(), span.start()));
    }
    return 2 * inside >= span.length();
  }
}
