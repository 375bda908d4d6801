package org.urtext.extraction.pdf;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Gathers words into rows by their baselines; raised and lowered marks join their line. */
final class RowFinder {
  private static final float SAME_BASELINE = 0.2f;
  private static final float SMALLER_TYPE = 0.87f;
  private static final float REACH = 0.75f;
  private static final float NEAR = 0.5f;

  private RowFinder() {}

  static List<Row> find(List<Word> words) {
    List<Word> sorted = new ArrayList<>(words);
    sorted.sort(Comparator.comparingDouble(word -> word.baseline));
    List<Row> rows = new ArrayList<>();
    Row row = null;
    for (Word word : sorted) {
      if (row == null
          || word.baseline - row.baseline
              > SAME_BASELINE * Math.min(word.typeSize, row.largestType())) {
        row = new Row(word.baseline);
        rows.add(row);
      }
      row.add(word);
    }
    rows.forEach(Row::sort);
    attachMarks(rows);
    for (Row each : rows) {
      each.sort();
    }
    return rows;
  }

  /** Moves small words that stand next to a word of a neighbouring row into that row. */
  private static void attachMarks(List<Row> rows) {
    for (int i = 0; i < rows.size(); i++) {
      Row row = rows.get(i);
      for (Iterator<Word> words = row.words.iterator(); words.hasNext(); ) {
        Word mark = words.next();
        Row home = homeOf(mark, rows, i);
        if (home != null) {
          words.remove();
          home.add(mark);
          home.sort();
        }
      }
    }
    rows.removeIf(row -> row.words.isEmpty());
  }

  private static @Nullable Row homeOf(Word mark, List<Row> rows, int own) {
    if (touches(mark, rows.get(own))) {
      return null;
    }
    for (int step = 1; step <= 3; step++) {
      for (int other : new int[] {own + step, own - step}) {
        if (other >= 0 && other < rows.size() && touches(mark, rows.get(other))) {
          return rows.get(other);
        }
      }
    }
    return null;
  }

  private static boolean touches(Word mark, Row row) {
    float distance = Math.abs(mark.baseline - row.baseline);
    if (distance > REACH * row.largestType()) {
      return false;
    }
    for (Word word : row.words) {
      if (word.typeSize * SMALLER_TYPE > mark.typeSize
          && distance < REACH * word.typeSize
          && mark.start - word.end < NEAR * word.typeSize
          && word.start - mark.end < NEAR * word.typeSize) {
        return true;
      }
    }
    return false;
  }
}
