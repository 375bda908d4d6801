package org.urtext.checking;

import java.time.Instant;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.urtext.alignment.PreparedText;
import org.urtext.alignment.TextPreparation;
import org.urtext.analysis.Language;
import org.urtext.document.Document;
import org.urtext.document.Metadata;

/**
 * Two documents side by side, without a library: what of each stands in the other. Of a new version
 * and its predecessor, what is fresh in the new one is new, and what is fresh in the old one was
 * dropped.
 *
 * @param first the words of the first document, with the second as their source
 * @param second the words of the second document, with the first as their source
 */
public record Comparison(Findings first, Findings second) {
  /** The id of the first document where it is the source of the second. */
  public static final int FIRST_ID = 1;

  /** The id of the second document where it is the source of the first. */
  public static final int SECOND_ID = 2;

  /**
   * A document and what to call it.
   *
   * @param path where its file is, if there is one
   */
  public record Side(Document document, String title, @Nullable String path) {
    private Source asSource(int id) {
      Metadata metadata = document.metadata();
      Instant date =
          Objects.requireNonNullElse(
              metadata.created(), Objects.requireNonNullElse(metadata.modified(), Instant.EPOCH));
      return new Source(id, title, path, date);
    }
  }

  /** Both directions, each in the language of the first document, else of the second. */
  public static Comparison of(Side first, Side second, boolean literalOnly) {
    Language known = Language.ofIdOrOther(first.document().metadata().language());
    Language language =
        known == Language.OTHER
            ? Language.ofIdOrOther(second.document().metadata().language())
            : known;
    var preparation = new TextPreparation(language);
    PreparedText firstText = preparation.prepare(first.document().text());
    PreparedText secondText = preparation.prepare(second.document().text());
    var passages = new PassageFinder(literalOnly);
    return new Comparison(
        findings(
            first.document(),
            firstText,
            second.asSource(SECOND_ID),
            passages.find(firstText, secondText, 0)),
        findings(
            second.document(),
            secondText,
            first.asSource(FIRST_ID),
            passages.find(secondText, firstText, 0)));
  }

  private static Findings findings(
      Document document, PreparedText text, Source source, List<FoundPassage> passages) {
    return new Findings(
        document,
        text.tokens(),
        List.of(source),
        passages,
        Findings.quotationsIn(document),
        ReferenceListFinder.find(document.text()),
        List.of());
  }

  public Verdict judgeFirst(JudgingRules rules) {
    return Judge.judge(first, rules);
  }

  public Verdict judgeSecond(JudgingRules rules) {
    return Judge.judge(second, rules);
  }
}
