package org.urtext.checking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.urtext.analysis.Language;
import org.urtext.analysis.Profile;
import org.urtext.analysis.TextAnalyzer;
import org.urtext.analysis.Tokens;
import org.urtext.checking.FoundPassage.Kind;
import org.urtext.checking.Verdict.DominantSource;
import org.urtext.checking.Verdict.Segment;
import org.urtext.document.Document;
import org.urtext.document.DocumentFormat;
import org.urtext.document.Metadata;
import org.urtext.document.Page;
import org.urtext.document.Span;
import org.urtext.document.Warning;

class JudgeTest {
  private static final String TEXT = "one two three four five six seven eight nine ten";
  private static final JudgingRules ALL_COUNTS = new JudgingRules(true, true, true, 0, Map.of());
  private static final Source EARLY = new Source(7, "early", null, Instant.ofEpochSecond(100));
  private static final Source LATE = new Source(3, "late", null, Instant.ofEpochSecond(200));

  @Test
  void givesAWordToTheEarliestSourceThatHasIt() {
    Verdict verdict =
        Judge.judge(
            findings(passage(0, 0, 5, Kind.WORD_FOR_WORD), passage(1, 2, 8, Kind.WORD_FOR_WORD)),
            ALL_COUNTS);

    assertThat(owned(verdict, EARLY)).isEqualTo(5);
    assertThat(owned(verdict, LATE)).isEqualTo(3);
  }

  @Test
  void listsALaterCopyBeneathTheEarliest() {
    Verdict verdict =
        Judge.judge(
            findings(passage(0, 0, 5, Kind.WORD_FOR_WORD), passage(1, 0, 5, Kind.WORD_FOR_WORD)),
            ALL_COUNTS);

    assertThat(verdict.sources().get(1).source()).isEqualTo(LATE);
    assertThat(verdict.sources().get(1).beneath()).isEqualTo(EARLY.id());
  }

  @Test
  void prefersACopyToAnEarlierRewording() {
    Verdict verdict =
        Judge.judge(
            findings(passage(0, 0, 5, Kind.REWORDED), passage(1, 0, 5, Kind.WORD_FOR_WORD)),
            ALL_COUNTS);

    assertThat(owned(verdict, LATE)).isEqualTo(5);
  }

  @Test
  void givesTheTextOfAnExcludedSourceToTheNext() {
    Verdict verdict =
        Judge.judge(
            findings(passage(0, 0, 5, Kind.WORD_FOR_WORD), passage(1, 0, 3, Kind.WORD_FOR_WORD)),
            ALL_COUNTS.excluding(Set.of(EARLY.id()), "own earlier work"));

    assertThat(owned(verdict, LATE)).isEqualTo(3);
    assertThat(verdict.shares().excluded()).isEqualTo(20);
  }

  @Test
  void aStockPhraseWeighsLessThanAPassageOfOneSource() {
    FoundPassage phrase = passage(0, 0, 5, Kind.WORD_FOR_WORD).asCommon();
    Verdict verdict =
        Judge.judge(findings(phrase, passage(1, 5, 8, Kind.WORD_FOR_WORD)), ALL_COUNTS);

    assertThat(verdict.sources().getFirst().source()).isEqualTo(LATE);
    assertThat(verdict.shares().copied()).isEqualTo(80);
  }

  @Test
  void setsPassagesUnderTheShortestAside() {
    Verdict verdict =
        Judge.judge(
            findings(passage(0, 0, 5, Kind.WORD_FOR_WORD)),
            new JudgingRules(true, true, true, 6, Map.of()));

    assertThat(verdict.shares().tooShort()).isEqualTo(50);
    assertThat(verdict.passages()).isEmpty();
  }

  @Test
  void setsAQuotationAsideAndKeepsWhatItWouldBe() {
    Findings found =
        new Findings(
            document(TEXT),
            words(TEXT),
            List.of(EARLY),
            List.of(passage(0, 0, 5, Kind.WORD_FOR_WORD)),
            List.of(new Quotation(spanOfWords(0, 5), true)),
            List.of(),
            List.of());
    Segment first = Judge.judge(found, ALL_COUNTS).segments().getFirst();

    assertThat(first.verdict()).isEqualTo(WordVerdict.SET_ASIDE);
    assertThat(first.reason()).isEqualTo(SetAsideReason.QUOTATION);
    assertThat(first.otherwise()).isEqualTo(WordVerdict.COPIED);
  }

  @Test
  void countsAQuotationAsCopiedWhereQuotationsCount() {
    Findings found =
        new Findings(
            document(TEXT),
            words(TEXT),
            List.of(EARLY),
            List.of(passage(0, 0, 5, Kind.WORD_FOR_WORD)),
            List.of(new Quotation(spanOfWords(0, 5), true)),
            List.of(),
            List.of());

    assertThat(
            Judge.judge(found, new JudgingRules(false, true, true, 0, Map.of())).shares().copied())
        .isEqualTo(50);
  }

  @Test
  void namesTheSourceOfMostWordsAsDominant() {
    Verdict verdict = Judge.judge(findings(passage(1, 0, 6, Kind.WORD_FOR_WORD)), ALL_COUNTS);

    assertThat(verdict.dominantOrigin().kind()).isEqualTo(DominantSource.Kind.ANOTHER_DOCUMENT);
    assertThat(verdict.dominantOrigin().sourceId()).isEqualTo(LATE.id());
  }

  @Test
  void namesTheDocumentItselfAsDominantWhereMostIsFresh() {
    Verdict verdict = Judge.judge(findings(passage(1, 0, 3, Kind.WORD_FOR_WORD)), ALL_COUNTS);

    assertThat(verdict.dominantOrigin().kind()).isEqualTo(DominantSource.Kind.THE_DOCUMENT_ITSELF);
  }

  @Test
  void namesNobodyWhereTwoOriginsAreTooClose() {
    Verdict verdict = Judge.judge(findings(passage(1, 0, 5, Kind.WORD_FOR_WORD)), ALL_COUNTS);

    assertThat(verdict.dominantOrigin().kind()).isEqualTo(DominantSource.Kind.NONE);
  }

  @Test
  void neverTakesAnUnreadPageForFreshText() {
    Document read = document(TEXT);
    var half =
        new Document(
            TEXT,
            List.of(read.pages().getFirst(), new Page(2, new Span(48, 48), 600, 800)),
            null,
            read.metadata(),
            List.of(new Warning(Warning.Kind.UNREAD_PAGE, 2, null, null, "")));
    Verdict verdict =
        Judge.judge(
            new Findings(half, words(TEXT), List.of(), List.of(), List.of(), List.of(), List.of()),
            ALL_COUNTS);

    assertThat(verdict.shares().fresh()).isEqualTo(50);
    assertThat(verdict.shares().unread()).isEqualTo(50);
  }

  @Test
  void saysNothingOfAnEmptyDocument() {
    Verdict verdict =
        Judge.judge(
            new Findings(
                document(""), words(""), List.of(), List.of(), List.of(), List.of(), List.of()),
            ALL_COUNTS);

    assertThat(verdict.shares()).isEqualTo(Shares.NOTHING);
    assertThat(verdict.segments()).isEmpty();
  }

  @Property
  void sharesAddUpAndSegmentsCoverTheText(
      @ForAll long seed, @ForAll @IntRange(min = 0, max = 12) int minWords) {
    Verdict verdict = Judge.judge(randomFindings(new Random(seed)), rules(minWords));

    assertThat(verdict.shares().sum()).isCloseTo(100, within(1e-9));
    int end = 0;
    for (Segment segment : verdict.segments()) {
      assertThat(segment.span().start()).isEqualTo(end);
      end = segment.span().end();
    }
    assertThat(end).isEqualTo(verdict.document().text().length());
  }

  @Property
  void anUnrelatedSourceChangesNothing(@ForAll long seed) {
    Findings found = randomFindings(new Random(seed));
    List<Source> more = new ArrayList<>(found.sources());
    more.add(new Source(99, "unrelated", null, Instant.ofEpochSecond(5000)));
    Findings withMore =
        new Findings(
            found.document(),
            found.words(),
            more,
            found.passages(),
            found.quotations(),
            found.references(),
            found.template());

    assertThat(Judge.judge(withMore, rules(3)).segments())
        .isEqualTo(Judge.judge(found, rules(3)).segments());
  }

  private static JudgingRules rules(int minWords) {
    return new JudgingRules(true, true, true, minWords, Map.of());
  }

  private static Findings randomFindings(Random random) {
    String text = "word ".repeat(1 + random.nextInt(60));
    Tokens words = words(text);
    List<Source> sources = List.of(EARLY, LATE);
    List<FoundPassage> passages = new ArrayList<>();
    for (int i = 0; i < 6; i++) {
      passages.add(
          new FoundPassage(
              random.nextInt(2),
              randomSpan(random, text),
              new Span(0, 4),
              Kind.values()[random.nextInt(Kind.values().length)],
              1,
              false));
    }
    return new Findings(
        document(text),
        words,
        sources,
        passages,
        List.of(new Quotation(randomSpan(random, text), random.nextBoolean())),
        List.of(randomSpan(random, text)),
        List.of(randomSpan(random, text)));
  }

  private static Span randomSpan(Random random, String text) {
    int start = random.nextInt(text.length());
    return new Span(start, start + random.nextInt(text.length() - start + 1));
  }

  private static int owned(Verdict verdict, Source source) {
    return verdict.sources().stream()
        .filter(judged -> judged.source().equals(source))
        .findFirst()
        .orElseThrow()
        .ownedWords();
  }

  private static Findings findings(FoundPassage... passages) {
    return new Findings(
        document(TEXT),
        words(TEXT),
        List.of(EARLY, LATE),
        List.of(passages),
        List.of(),
        List.of(),
        List.of());
  }

  private static FoundPassage passage(int source, int firstWord, int endWord, Kind kind) {
    return new FoundPassage(
        source, spanOfWords(firstWord, endWord), new Span(0, 10), kind, 1, false);
  }

  private static Span spanOfWords(int firstWord, int endWord) {
    Tokens words = words(TEXT);
    return new Span(words.start(firstWord), words.end(endWord - 1));
  }

  private static Tokens words(String text) {
    return new TextAnalyzer(Profile.EXACT, Language.OTHER).tokens(text);
  }

  private static Document document(String text) {
    return new Document(
        text,
        List.of(new Page(1, new Span(0, text.length()), 600, 800)),
        null,
        new Metadata(DocumentFormat.TEXT, null, null, null, null, null, 1),
        List.of());
  }
}
