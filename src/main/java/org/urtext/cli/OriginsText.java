package org.urtext.cli;

import java.time.LocalDate;
import java.time.ZoneOffset;
import org.urtext.analysis.Tokens;
import org.urtext.document.Span;
import org.urtext.library.OriginReport;
import org.urtext.library.OriginReport.OriginSource;
import org.urtext.origin.DominantOrigin;
import org.urtext.origin.OriginEstimate;

/** The estimated origins for a person to read: the whole, the sources, the passages. */
final class OriginsText {
  private static final int EXCERPT_CHARS = 60;

  private OriginsText() {}

  static String of(String text, OriginReport report) {
    var lines = new StringBuilder();
    int words = report.tokens().size();
    lines.append(
        Messages.text("origins.summary", words, percent(words - report.copiedTokens(), words)));
    lines.append('\n').append(dominant(report)).append('\n');
    if (!report.sources().isEmpty()) {
      lines.append('\n').append(Messages.text("origins.sources")).append('\n');
    }
    for (OriginSource source : report.sources()) {
      lines.append(
          String.format(
              "%5.1f %%  %s  #%d  %s%n",
              percent(source.tokenCount(), words),
              LocalDate.ofInstant(source.entry().date(), ZoneOffset.UTC),
              source.entry().id(),
              source.entry().title()));
    }
    appendPassages(lines, text, report);
    return lines.toString().stripTrailing();
  }

  private static String dominant(OriginReport report) {
    return switch (report.dominantOrigin()) {
      case DominantOrigin.TheDocumentItself self -> Messages.text("origins.self");
      case DominantOrigin.None none -> Messages.text("origins.none");
      case DominantOrigin.AnotherDocument other ->
          Messages.text("origins.other", titleOf(report, other.documentId()), other.documentId());
    };
  }

  private static String titleOf(OriginReport report, int id) {
    return report.sources().stream()
        .filter(source -> source.entry().id() == id)
        .map(source -> source.entry().title())
        .findFirst()
        .orElse("#" + id);
  }

  private static void appendPassages(StringBuilder lines, String text, OriginReport report) {
    Tokens tokens = report.tokens();
    int[] origins = report.tokenOrigins();
    boolean first = true;
    for (int start = 0, end; start < origins.length; start = end) {
      end = start + 1;
      while (end < origins.length && origins[end] == origins[start]) {
        end++;
      }
      if (origins[start] == OriginEstimate.THE_DOCUMENT_ITSELF) {
        continue;
      }
      if (first) {
        lines.append('\n').append(Messages.text("origins.passages")).append('\n');
        first = false;
      }
      var span = new Span(tokens.start(start), tokens.end(end - 1));
      lines.append(
          Messages.text("origins.passage", end - start, origins[start], excerpt(span.of(text))));
      lines.append('\n');
    }
  }

  private static String excerpt(String passage) {
    String line = passage.replaceAll("\\s+", " ");
    return line.length() <= EXCERPT_CHARS ? line : line.substring(0, EXCERPT_CHARS - 1) + "…";
  }

  private static double percent(int part, int whole) {
    return whole == 0 ? 0 : part * 100.0 / whole;
  }
}
