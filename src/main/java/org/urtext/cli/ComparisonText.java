package org.urtext.cli;

import java.util.Comparator;
import java.util.List;
import org.urtext.checking.Verdict;
import org.urtext.checking.Verdict.Segment;
import org.urtext.checking.WordVerdict;

/** One of two compared documents for a person to read: how much is shared, and what is not. */
final class ComparisonText {
  private static final int MOST_SEGMENTS = 12;

  private ComparisonText() {}

  static String of(String name, Verdict verdict, boolean inked) {
    var lines = new StringBuilder(Ink.STRONG.paint(name, inked)).append('\n');
    double shared = verdict.shares().copied() + verdict.shares().reworded();
    lines.append(Messages.text("compare.shared", verdict.words(), shared));
    List<Segment> own =
        verdict.segments().stream()
            .filter(segment -> segment.verdict() == WordVerdict.FRESH && segment.words() > 0)
            .sorted(Comparator.comparingInt(Segment::words).reversed())
            .limit(MOST_SEGMENTS)
            .sorted(Comparator.comparingInt(segment -> segment.span().start()))
            .toList();
    for (Segment segment : own) {
      String excerpt = VerdictText.excerpt(segment.span(), verdict.document().text());
      lines
          .append('\n')
          .append(Ink.FRESH.paint(Messages.text("compare.own", segment.words(), excerpt), inked));
    }
    return lines.toString();
  }
}
