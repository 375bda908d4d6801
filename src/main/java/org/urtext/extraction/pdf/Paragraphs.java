package org.urtext.extraction.pdf;

import java.util.Arrays;
import java.util.List;

/** Finds which rows of a column open a paragraph: by space above, by type, by indentation. */
final class Paragraphs {
  private static final float WIDE_LEADING = 1.3f;
  private static final float OTHER_TYPE = 1.15f;
  private static final float INDENT = 0.8f;
  private static final float FLUSH = 0.4f;

  private Paragraphs() {}

  static boolean[] starts(List<Row> column, PageGlyphs glyphs) {
    boolean[] opens = new boolean[column.size()];
    if (column.isEmpty()) {
      return opens;
    }
    opens[0] = true;
    float margin = margin(column);
    float leading = leading(column);
    int indented = 0;
    for (Row row : column) {
      indented += row.start() - margin > INDENT * row.largestType() ? 1 : 0;
    }
    float usualType = medianType(column);
    boolean hanging = indented * 2 > column.size();
    for (int i = 1; i < opens.length; i++) {
      Row above = column.get(i - 1);
      Row row = column.get(i);
      float aboveType = above.mainType();
      float type = row.mainType();
      float step = row.baseline - above.baseline;
      float indent = (row.start() - margin) / type;
      float indentAbove = (above.start() - margin) / aboveType;
      float usualStep =
          Math.max(leading * Math.max(1, Math.min(type, aboveType) / usualType), type);
      boolean shifted =
          hanging
              ? indent < FLUSH && indentAbove > INDENT
              : indent > INDENT && indentAbove < FLUSH && !startsSmall(row, glyphs);
      opens[i] =
          step > WIDE_LEADING * usualStep
              || type > OTHER_TYPE * aboveType
              || aboveType > OTHER_TYPE * type
              || shifted;
    }
    return opens;
  }

  private static boolean startsSmall(Row row, PageGlyphs glyphs) {
    String first = glyphs.text[row.words.getFirst().firstGlyph];
    return Character.isLowerCase(first.codePointAt(0));
  }

  private static float medianType(List<Row> column) {
    double[] types = column.stream().mapToDouble(Row::mainType).sorted().toArray();
    return (float) types[types.length / 2];
  }

  private static float margin(List<Row> column) {
    double[] starts = column.stream().mapToDouble(Row::start).sorted().toArray();
    // A stray mark in the margin is not the margin.
    return (float) starts[starts.length / 20];
  }

  /** The usual distance of baselines. */
  private static float leading(List<Row> column) {
    float[] steps = new float[column.size() - 1];
    for (int i = 0; i < steps.length; i++) {
      steps[i] = column.get(i + 1).baseline - column.get(i).baseline;
    }
    Arrays.sort(steps);
    return steps.length == 0 ? 0 : steps[steps.length / 2];
  }
}
