package org.urtext.evaluation;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What an alignment experiment measured; {@link #toString} is a table for people. */
public record AlignmentResult(List<Folder> folders) {

  public AlignmentResult {
    folders = List.copyOf(folders);
  }

  /** One kind of reuse. */
  public record Folder(
      String name, List<TextReuse> cases, List<TextReuse> detections, Pairs pairs) {

    public Folder {
      cases = List.copyOf(cases);
      detections = List.copyOf(detections);
    }

    public PlagdetScore score() {
      return PlagdetScore.of(cases, detections);
    }
  }

  /**
   * @param clean the pairs without annotated reuse
   * @param flaggedClean those among them in which something was detected
   * @param nanos the time it took to align the prepared texts
   */
  public record Pairs(int all, int clean, int flaggedClean, long nanos) {

    double perSecond() {
      return nanos == 0 ? 0 : all * 1e9 / nanos;
    }
  }

  /** All folders taken together. */
  public Folder overall() {
    List<TextReuse> cases = new ArrayList<>();
    List<TextReuse> detections = new ArrayList<>();
    int all = 0;
    int clean = 0;
    int flagged = 0;
    long nanos = 0;
    for (Folder folder : folders) {
      cases.addAll(folder.cases());
      detections.addAll(folder.detections());
      all += folder.pairs().all();
      clean += folder.pairs().clean();
      flagged += folder.pairs().flaggedClean();
      nanos += folder.pairs().nanos();
    }
    return new Folder("all", cases, detections, new Pairs(all, clean, flagged, nanos));
  }

  @Override
  public String toString() {
    StringBuilder table =
        new StringBuilder(
            String.format(
                Locale.ROOT,
                "%-28s %8s %8s %9s %11s %7s %7s %15s %8s%n",
                "folder",
                "plagdet",
                "recall",
                "precision",
                "granularity",
                "cases",
                "found",
                "clean, flagged",
                "pairs/s"));
    folders.forEach(folder -> table.append(row(folder)));
    return table.append(row(overall())).toString();
  }

  private static String row(Folder folder) {
    PlagdetScore score = folder.score();
    return String.format(
        Locale.ROOT,
        "%-28s %8s %8s %9s %11s %7d %7d %9d %5d %8.0f%n",
        folder.name(),
        figure(folder, score.plagdet()),
        figure(folder, score.recall()),
        figure(folder, score.precision()),
        figure(folder, score.granularity()),
        folder.cases().size(),
        folder.detections().size(),
        folder.pairs().clean(),
        folder.pairs().flaggedClean(),
        folder.pairs().perSecond());
  }

  /** Where there is nothing to find, the measures say nothing. */
  private static String figure(Folder folder, double value) {
    return folder.cases().isEmpty() ? "-" : String.format(Locale.ROOT, "%.4f", value);
  }
}
