package org.urtext.evaluation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.urtext.document.Span;
import org.urtext.evaluation.TextReuse.TextPairName;

/**
 * The measures of M. Potthast, B. Stein, A. Barrón-Cedeño and P. Rosso, "An evaluation framework
 * for plagiarism detection" (COLING 2010), as the PAN competitions use them: recall and precision
 * are averaged over cases and over detections, each case counting the same whatever its length;
 * granularity is the mean number of detections of a detected case.
 *
 * <p>The characters of a case are those of both of its sides, and a detection counts for a case
 * only if it overlaps it on both. As in the competitions, all is 1 where there is nothing to find
 * and nothing was found, and recall and precision are 0 where only one of the two is so.
 */
public record PlagdetScore(double recall, double precision, double granularity) {

  public static PlagdetScore of(List<TextReuse> cases, List<TextReuse> detections) {
    if (cases.isEmpty() && detections.isEmpty()) {
      return new PlagdetScore(1, 1, 1);
    }
    if (cases.isEmpty() || detections.isEmpty()) {
      return new PlagdetScore(0, 0, 1);
    }
    return new PlagdetScore(
        meanShareFound(cases, detections),
        meanShareFound(detections, cases),
        granularity(cases, detections));
  }

  /** The harmonic mean of precision and recall. */
  public double f1() {
    return recall + precision == 0 ? 0 : 2 * recall * precision / (recall + precision);
  }

  /** The one figure: F1, divided by log2(1 + granularity). */
  public double plagdet() {
    return f1() * Math.log(2) / Math.log(1 + granularity);
  }

  private static double meanShareFound(List<TextReuse> wanted, List<TextReuse> offered) {
    Map<TextPairName, List<TextReuse>> byPair = byPair(offered);
    double sum = 0;
    for (TextReuse one : wanted) {
      List<TextReuse> matching =
          byPair.getOrDefault(one.pair(), List.of()).stream().filter(one::detects).toList();
      long found =
          covered(one.document(), matching.stream().map(TextReuse::document).toList())
              + covered(one.source(), matching.stream().map(TextReuse::source).toList());
      sum += (double) found / one.length();
    }
    return sum / wanted.size();
  }

  private static double granularity(List<TextReuse> cases, List<TextReuse> detections) {
    Map<TextPairName, List<TextReuse>> byPair = byPair(detections);
    long detected = 0;
    long detecting = 0;
    for (TextReuse one : cases) {
      long count = byPair.getOrDefault(one.pair(), List.of()).stream().filter(one::detects).count();
      detecting += count;
      detected += count > 0 ? 1 : 0;
    }
    return detected == 0 ? 1 : (double) detecting / detected;
  }

  private static Map<TextPairName, List<TextReuse>> byPair(List<TextReuse> all) {
    Map<TextPairName, List<TextReuse>> byPair = new HashMap<>();
    for (TextReuse one : all) {
      byPair.computeIfAbsent(one.pair(), pair -> new ArrayList<>()).add(one);
    }
    return byPair;
  }

  /** How many characters of a span are in at least one of the others. */
  private static int covered(Span span, List<Span> others) {
    int covered = 0;
    int reached = span.start();
    for (Span other : others.stream().sorted(Comparator.comparingInt(Span::start)).toList()) {
      int from = Math.max(reached, other.start());
      int to = Math.min(span.end(), other.end());
      if (to > from) {
        covered += to - from;
        reached = to;
      }
    }
    return covered;
  }
}
