package org.urtext.extraction.pdf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Parts rows into columns of prose and puts them into reading order. A column's edge is a gutter: a
 * strip without ink that runs down over many rows with text on both its sides. The gaps of a table
 * are such strips as well; what tells columns of prose apart is that their lines fill the width and
 * hold several words. A table is left whole, so that it is read row by row.
 *
 * <p>Rows above and below a gutter are read before and after its columns, and each column is
 * searched again, so that three columns and headings across the page come out by recursion.
 */
final class ColumnFinder {
  private static final int MAX_DEPTH = 8;

  /** In parts of the type's size; spaces between words are narrower even in loose lines. */
  private static final float MIN_GUTTER = 0.75f;

  /** Rows nearer than this, in parts of the type's size, stand beside each other. */
  private static final float BESIDE = 0.75f;

  private static final int MIN_ROWS = 3;
  private static final float ABOUT_AS_TALL = 0.85f;
  private static final float MIN_COLUMN = 8;
  private static final double MIN_FILL = 0.6;

  /** On average between wider gaps: the cells of a table hold few. */
  private static final double MIN_WORDS = 2.5;

  private final List<List<Row>> columns = new ArrayList<>();

  private ColumnFinder() {}

  /** The columns in reading order; a page of one column gives one. */
  static List<List<Row>> find(List<Row> rows) {
    ColumnFinder finder = new ColumnFinder();
    finder.read(rows, 0);
    return finder.columns;
  }

  private void read(List<Row> rows, int depth) {
    if (rows.isEmpty()) {
      return;
    }
    Gutter gutter = depth < MAX_DEPTH ? tallestProseGutter(rows) : null;
    if (gutter == null) {
      columns.add(rows);
      return;
    }
    read(rows.subList(0, gutter.firstRow), depth + 1);
    List<Row> band = rows.subList(gutter.firstRow, gutter.lastRow + 1);
    float middle = (gutter.from + gutter.to) / 2;
    read(parts(band, -Float.MAX_VALUE, middle), depth + 1);
    read(parts(band, middle, Float.MAX_VALUE), depth + 1);
    read(rows.subList(gutter.lastRow + 1, rows.size()), depth + 1);
  }

  private static List<Row> parts(List<Row> rows, float from, float to) {
    List<Row> parts = new ArrayList<>();
    for (Row row : rows) {
      Row part = row.between(from, to);
      if (!part.words.isEmpty()) {
        parts.add(part);
      }
    }
    return parts;
  }

  /** A strip free of ink over a run of rows. */
  private static final class Gutter {
    final int firstRow;
    int lastRow;
    float from;
    float to;

    Gutter(int firstRow, float from, float to) {
      this.firstRow = firstRow;
      this.lastRow = firstRow;
      this.from = from;
      this.to = to;
    }

    int rows() {
      return lastRow - firstRow + 1;
    }
  }

  private static @Nullable Gutter tallestProseGutter(List<Row> rows) {
    float type = medianType(rows);
    float minWidth = MIN_GUTTER * type;
    List<Gutter> open = new ArrayList<>();
    List<Gutter> closed = new ArrayList<>();
    for (int i = 0; i < rows.size(); i++) {
      float[] gaps = gaps(rows, i, minWidth);
      List<Gutter> still = new ArrayList<>();
      for (Gutter gutter : open) {
        if (narrow(gutter, gaps, minWidth)) {
          gutter.lastRow = i;
          still.add(gutter);
        } else {
          closed.add(gutter);
        }
      }
      // Only gaps inside a row begin a gutter, not the margins to its left and right.
      for (int gap = 2; gap + 3 < gaps.length; gap += 2) {
        if (!isKnown(still, gaps[gap], gaps[gap + 1])) {
          still.add(
              new Gutter(
                  firstFreeRow(rows, i, gaps[gap], gaps[gap + 1]), gaps[gap], gaps[gap + 1]));
          still.getLast().lastRow = i;
        }
      }
      open = still;
    }
    closed.addAll(open);
    closed.removeIf(
        gutter ->
            gutter.rows() < MIN_ROWS
                || !isBetweenProse(
                    rows.subList(gutter.firstRow, gutter.lastRow + 1), gutter, type));
    return tallest(closed);
  }

  /**
   * Of gutters about as tall, the leftmost: others may part the numbers of a list from its text.
   */
  private static @Nullable Gutter tallest(List<Gutter> gutters) {
    int mostRows = gutters.stream().mapToInt(Gutter::rows).max().orElse(0);
    Gutter best = null;
    for (Gutter gutter : gutters) {
      if (gutter.rows() >= ABOUT_AS_TALL * mostRows && (best == null || gutter.from < best.from)) {
        best = gutter;
      }
    }
    return best;
  }

  /** Rows above that stand wholly to the left belong to the left column. */
  private static int firstFreeRow(List<Row> rows, int row, float from, float to) {
    int first = row;
    while (first > 0
        && rows.get(first - 1).end() <= from + (to - from) / 4
        && rows.get(first).baseline - rows.get(first - 1).baseline
            < 2.5f * rows.get(first).largestType()) {
      first--;
    }
    return first;
  }

  private static boolean isKnown(List<Gutter> gutters, float from, float to) {
    for (Gutter gutter : gutters) {
      if (gutter.from >= from && gutter.to <= to) {
        return true;
      }
    }
    return false;
  }

  /** Cuts the gutter down to what the row leaves free; false where that is too little. */
  private static boolean narrow(Gutter gutter, float[] gaps, float minWidth) {
    for (int gap = 0; gap < gaps.length; gap += 2) {
      float from = Math.max(gutter.from, gaps[gap]);
      float to = Math.min(gutter.to, gaps[gap + 1]);
      if (to - from >= minWidth) {
        gutter.from = from;
        gutter.to = to;
        return true;
      }
    }
    return false;
  }

  /**
   * The free strips of a row and of what stands beside it half a line higher or lower, since the
   * lines of two columns need not be level: pairs of from and to, the margins included.
   */
  private static float[] gaps(List<Row> rows, int at, float minWidth) {
    List<Word> words = new ArrayList<>(rows.get(at).words);
    float reach = BESIDE * rows.get(at).largestType();
    for (int i = at - 1; i >= 0 && rows.get(at).baseline - rows.get(i).baseline < reach; i--) {
      words.addAll(rows.get(i).words);
    }
    for (int i = at + 1;
        i < rows.size() && rows.get(i).baseline - rows.get(at).baseline < reach;
        i++) {
      words.addAll(rows.get(i).words);
    }
    words.sort((one, other) -> Float.compare(one.start, other.start));
    float[] gaps = new float[2 * words.size() + 2];
    int count = 0;
    float end = -Float.MAX_VALUE;
    for (Word word : words) {
      if (count == 0 || word.start - end >= minWidth) {
        gaps[count++] = end;
        gaps[count++] = word.start;
      }
      end = Math.max(end, word.end);
    }
    gaps[count++] = end;
    gaps[count++] = Float.MAX_VALUE;
    return Arrays.copyOf(gaps, count);
  }

  private static boolean isBetweenProse(List<Row> band, Gutter gutter, float type) {
    float middle = (gutter.from + gutter.to) / 2;
    return isProse(parts(band, -Float.MAX_VALUE, middle), type)
        && isProse(parts(band, middle, Float.MAX_VALUE), type);
  }

  private static boolean isProse(List<Row> rows, float type) {
    if (rows.size() < MIN_ROWS) {
      return false;
    }
    float start = Float.MAX_VALUE;
    float end = -Float.MAX_VALUE;
    int words = 0;
    int pieces = 0;
    for (Row row : rows) {
      start = Math.min(start, row.start());
      end = Math.max(end, row.end());
      words += row.words.size();
      pieces += row.pieces();
    }
    float width = end - start;
    double[] fills = rows.stream().mapToDouble(row -> row.inkedWidth() / width).sorted().toArray();
    return width >= MIN_COLUMN * type
        && words >= MIN_WORDS * pieces
        && fills[fills.length / 2] >= MIN_FILL;
  }

  private static float medianType(List<Row> rows) {
    double[] sizes =
        rows.stream()
            .flatMap(row -> row.words.stream())
            .mapToDouble(w -> w.typeSize)
            .sorted()
            .toArray();
    return (float) sizes[sizes.length / 2];
  }
}
