package org.urtext.cli;

import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.List;
import org.urtext.checking.Shares;
import org.urtext.checking.Verdict;
import org.urtext.checking.Verdict.JudgedPassage;
import org.urtext.checking.Verdict.JudgedSource;
import org.urtext.document.Span;

/** A verdict for a person to read: the parts, the dominant origin, the sources, the passages. */
final class VerdictText {
  private static final int MOST_SOURCES = 20;
  private static final int MOST_PASSAGES = 8;
  private static final int EXCERPT_CHARS = 60;

  private final Verdict verdict;
  private final boolean inked;
  private final StringBuilder lines = new StringBuilder();

  private VerdictText(Verdict verdict, boolean inked) {
    this.verdict = verdict;
    this.inked = inked;
  }

  /**
   * @param inked whether to use colours
   */
  static String of(String name, Verdict verdict, boolean inked) {
    var text = new VerdictText(verdict, inked);
    text.line(Ink.STRONG.paint(name, inked));
    text.line(Messages.text("check.words", verdict.words(), text.parts()));
    text.line(text.dominantOrigin());
    text.appendSources();
    text.appendPassages();
    return text.lines.toString().stripTrailing();
  }

  private void line(String text) {
    lines.append(text).append('\n');
  }

  private String parts() {
    Shares shares = verdict.shares();
    var parts = new StringBuilder();
    append(parts, "check.fresh", shares.fresh(), Ink.FRESH);
    append(parts, "check.copied", shares.copied(), Ink.COPIED);
    append(parts, "check.reworded", shares.reworded(), Ink.REWORDED);
    append(parts, "check.quoted", shares.quoted(), Ink.SET_ASIDE);
    append(parts, "check.references", shares.references(), Ink.SET_ASIDE);
    append(parts, "check.templates", shares.template(), Ink.SET_ASIDE);
    append(parts, "check.too-short", shares.tooShort(), Ink.SET_ASIDE);
    append(parts, "check.excluded", shares.excluded(), Ink.SET_ASIDE);
    append(parts, "check.unread", shares.unread(), Ink.STRONG);
    return parts.toString();
  }

  /** What is fresh and what is copied is always said; the rest only where there is some. */
  private void append(StringBuilder parts, String key, double share, Ink ink) {
    if (share == 0 && ink != Ink.FRESH && ink != Ink.COPIED) {
      return;
    }
    parts.append(parts.isEmpty() ? "" : ", ").append(ink.paint(Messages.text(key, share), inked));
  }

  private String dominantOrigin() {
    return switch (verdict.dominantOrigin().kind()) {
      case THE_DOCUMENT_ITSELF -> Messages.text("origins.self");
      case NONE -> Messages.text("origins.none");
      case ANOTHER_DOCUMENT -> {
        int id = verdict.dominantOrigin().sourceId();
        yield Messages.text("origins.other", titleOf(id), id);
      }
    };
  }

  private String titleOf(int id) {
    return verdict.sources().stream()
        .filter(source -> source.source().id() == id)
        .map(source -> source.source().title())
        .findFirst()
        .orElse("#" + id);
  }

  private void appendSources() {
    List<JudgedSource> sources = verdict.sources();
    if (sources.isEmpty()) {
      return;
    }
    line("");
    line(Messages.text("origins.sources"));
    for (JudgedSource source : sources.subList(0, Math.min(MOST_SOURCES, sources.size()))) {
      String date = LocalDate.ofInstant(source.source().date(), ZoneOffset.UTC).toString();
      line(
          "%5.1f %%  %s  #%d  %s%s"
              .formatted(
                  source.share(),
                  date,
                  source.source().id(),
                  source.source().title(),
                  note(source)));
    }
    if (sources.size() > MOST_SOURCES) {
      line(Messages.text("check.more-sources", sources.size() - MOST_SOURCES));
    }
  }

  private static String note(JudgedSource source) {
    if (source.excluded()) {
      return Messages.text("check.source-excluded");
    }
    return source.beneath() < 0
        ? ""
        : Messages.text("check.beneath", source.sharedWords(), source.beneath());
  }

  private void appendPassages() {
    List<JudgedPassage> longest =
        verdict.passages().stream()
            .filter(passage -> passage.ownedWords() > 0)
            .sorted(Comparator.comparingInt(JudgedPassage::ownedWords).reversed())
            .limit(MOST_PASSAGES)
            .toList();
    if (longest.isEmpty()) {
      return;
    }
    line("");
    line(Messages.text("check.passages"));
    for (JudgedPassage passage : longest) {
      String kind = Messages.text("check.kind." + passage.kind().id());
      String excerpt = excerpt(passage.inDocument(), verdict.document().text());
      line(Messages.text("check.passage", passage.words(), kind, passage.sourceId(), excerpt));
    }
  }

  static String excerpt(Span span, String text) {
    String start = text.substring(span.start(), Math.min(span.end(), span.start() + 300));
    String line = start.replaceAll("[\\s\\p{Cntrl}]+", " ").strip();
    return line.length() <= EXCERPT_CHARS ? line : line.substring(0, EXCERPT_CHARS - 1) + "…";
  }
}
