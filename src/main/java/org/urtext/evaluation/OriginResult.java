package org.urtext.evaluation;

import java.util.List;
import java.util.Locale;

/**
 * What an origins experiment measured; {@link #toString} is a table for people.
 *
 * @param trivial of the answer that every document is its own origin and every token fresh
 */
public record OriginResult(Figures figures, OriginScore trivial, List<Row> rows) {

  public OriginResult {
    rows = List.copyOf(rows);
  }

  /**
   * The collection.
   *
   * @param insertedQueries whether queries joined the documents in which later ones were sought
   */
  public record Figures(
      int documents, long shingles, long distinctShingles, boolean insertedQueries) {}

  /**
   * A method at one size of the table.
   *
   * @param memoryPercent of the distinct shingles that slots of 14 bytes could hold
   * @param slots how many shingles the table in truth held
   * @param selectedPercent the paper's ssr
   */
  public record Row(
      double memoryPercent,
      OriginMethod method,
      long slots,
      double selectedPercent,
      OriginScore score) {}

  @Override
  public String toString() {
    StringBuilder table =
        new StringBuilder(
            String.format(
                Locale.ROOT,
                "%d documents, %d shingles, %d of them distinct; %d queries (%s), %d of them with"
                    + " another document as dominant origin%n%n%8s  %-8s %9s %6s %7s %7s %9s%n",
                figures.documents(),
                figures.shingles(),
                figures.distinctShingles(),
                trivial.queries(),
                figures.insertedQueries() ? "looked up, then inserted" : "looked up only",
                trivial.othersQueries(),
                "memory %",
                "method",
                "slots",
                "ssr",
                "DO",
                "TF",
                "DO other"));
    for (Row row : rows) {
      table.append(
          String.format(
              Locale.ROOT,
              "%8.1f  %-8s %9d %6.1f %s",
              row.memoryPercent(),
              row.method().id(),
              row.slots(),
              row.selectedPercent(),
              measures(row.score())));
    }
    return table
        .append(String.format(Locale.ROOT, "%8s  %-8s %9s %6s ", "-", "trivial", "-", "-"))
        .append(measures(trivial))
        .toString();
  }

  private static String measures(OriginScore score) {
    return String.format(
        Locale.ROOT,
        "%7.2f %7.2f %9.2f%n",
        score.dominantOriginPercent(),
        score.tokenFreshnessPercent(),
        score.othersPercent());
  }
}
