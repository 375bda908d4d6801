package org.urtext.checking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.urtext.checking.InventedTexts.ARCHIVE;
import static org.urtext.checking.InventedTexts.BELLS;
import static org.urtext.checking.InventedTexts.FERRY;
import static org.urtext.checking.InventedTexts.LIGHTHOUSE;
import static org.urtext.checking.InventedTexts.ORCHARD;
import static org.urtext.checking.InventedTexts.OWN;
import static org.urtext.checking.InventedTexts.paragraphs;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.urtext.checking.Verdict.DominantSource;
import org.urtext.checking.Verdict.JudgedPassage;
import org.urtext.checking.Verdict.JudgedSource;
import org.urtext.checking.Verdict.Segment;
import org.urtext.library.CatalogueEntry;
import org.urtext.library.LibrarySettings;
import org.urtext.progress.Progress;

/** From invented documents to verdicts that a person can read. */
class CheckerTest {
  @TempDir Path folder;
  private Shelf shelf;

  @BeforeEach
  void createLibrary() throws IOException {
    shelf = new Shelf(folder.resolve("library"));
  }

  @AfterEach
  void closeLibrary() throws IOException {
    shelf.close();
  }

  @Test
  void aLiteralCopyIsCopiedFromItsSource() throws IOException {
    int source = shelf.add(1990, paragraphs(ORCHARD, LIGHTHOUSE, BELLS));
    Verdict verdict = shelf.check(paragraphs(OWN, LIGHTHOUSE));

    JudgedPassage passage = only(verdict.passages());
    assertThat(passage.sourceId()).isEqualTo(source);
    assertThat(passage.kind()).isEqualTo(FoundPassage.Kind.WORD_FOR_WORD);
    assertThat(passage.inDocument().of(verdict.document().text())).isEqualTo(LIGHTHOUSE);
    assertThat(passage.inSource().of(paragraphs(ORCHARD, LIGHTHOUSE, BELLS))).isEqualTo(LIGHTHOUSE);
  }

  @Test
  void wordsOfOnesOwnAreFresh() throws IOException {
    shelf.add(1990, paragraphs(ORCHARD, LIGHTHOUSE));
    Verdict verdict = shelf.check(OWN);

    assertThat(verdict.shares().fresh()).isEqualTo(100);
    assertThat(verdict.sources()).isEmpty();
    assertThat(verdict.dominantOrigin().kind()).isEqualTo(DominantSource.Kind.THE_DOCUMENT_ITSELF);
  }

  @Test
  void smallEditsDoNotHideACopy() throws IOException {
    shelf.add(1990, paragraphs(ORCHARD, LIGHTHOUSE));
    String edited =
        LIGHTHOUSE
            .replace("every evening", "each night")
            .replace("nobody asked", "no one had asked")
            .replace("the damp has glued", "damp has stuck")
            .replace("used to come", "once came");
    Verdict verdict = shelf.check(paragraphs(OWN, edited, OWN.toUpperCase(java.util.Locale.ROOT)));

    assertThat(judgementOf(verdict, "A retired teacher")).isEqualTo(WordVerdict.COPIED);
    assertThat(judgementOf(verdict, "damp has stuck")).isEqualTo(WordVerdict.COPIED);
    assertThat(judgementOf(verdict, "eleven people")).isEqualTo(WordVerdict.FRESH);
  }

  @Test
  void theSameSentencesInOtherWordsAreReworded() throws IOException {
    shelf.add(1990, paragraphs(LIGHTHOUSE, ORCHARD, BELLS, FERRY));
    String reworded =
        "Cold air, flowing downhill like water, gathers behind a hedge; so it is from the bottom"
            + " that orchards on slopes freeze. Walnuts high, quinces low: thus planted the monks"
            + " of Ellerau, whose hedges had gaps cut to drain the frost. A parchment with their"
            + " plan survives, later used in binding some hymn book, and along its spine the trees'"
            + " names are legible still.";
    Verdict verdict = shelf.check(paragraphs(BELLS, OWN, reworded));

    assertThat(judgementOf(verdict, "Walnuts high")).isEqualTo(WordVerdict.REWORDED);
    assertThat(judgementOf(verdict, "A cracked bell")).isEqualTo(WordVerdict.COPIED);
  }

  @Test
  void reorderedParagraphsAreFoundEachInItsPlace() throws IOException {
    int source = shelf.add(1990, paragraphs(ORCHARD, LIGHTHOUSE, BELLS));
    Verdict verdict = shelf.check(paragraphs(BELLS, OWN, ORCHARD));

    assertThat(verdict.passages()).extracting(JudgedPassage::sourceId).containsOnly(source);
    assertThat(judgementOf(verdict, "In Hollin they")).isEqualTo(WordVerdict.COPIED);
    assertThat(judgementOf(verdict, "monks of Ellerau")).isEqualTo(WordVerdict.COPIED);
    assertThat(judgementOf(verdict, "eleven people")).isEqualTo(WordVerdict.FRESH);
  }

  @Test
  void interleavedSourcesGetEachTheirOwn() throws IOException {
    int one = shelf.add(1990, paragraphs(ORCHARD, LIGHTHOUSE));
    int other = shelf.add(1995, paragraphs(BELLS, FERRY));
    Verdict verdict = shelf.check(paragraphs(ORCHARD, FERRY, LIGHTHOUSE, BELLS));

    assertThat(verdict.passages())
        .extracting(JudgedPassage::sourceId)
        .containsExactly(one, other, one, other);
    assertThat(verdict.dominantOrigin().kind()).isEqualTo(DominantSource.Kind.NONE);
  }

  @Test
  void theEarliestSourceOwnsWhatALaterOneCopied() throws IOException {
    int first = shelf.add(1990, paragraphs(LIGHTHOUSE, ORCHARD));
    int second = shelf.add(2000, paragraphs(LIGHTHOUSE, ORCHARD, BELLS));
    Verdict verdict = shelf.check(paragraphs(OWN, LIGHTHOUSE));

    assertThat(source(verdict, first).ownedWords()).isEqualTo(words(LIGHTHOUSE));
    assertThat(source(verdict, second).ownedWords()).isZero();
    assertThat(source(verdict, second).beneath()).isEqualTo(first);
  }

  @Test
  void theEarliestSourceOwnsAlsoWhatItWasAddedAfter() throws IOException {
    int second = shelf.add(2000, paragraphs(LIGHTHOUSE, ORCHARD, BELLS));
    int first = shelf.add(1990, paragraphs(LIGHTHOUSE, ORCHARD));
    Verdict verdict = shelf.check(paragraphs(OWN, LIGHTHOUSE));

    assertThat(source(verdict, first).ownedWords()).isEqualTo(words(LIGHTHOUSE));
    assertThat(source(verdict, second).beneath()).isEqualTo(first);
  }

  @Test
  void anExcludedSourceLeavesItsTextToTheNext() throws IOException {
    int first = shelf.add(1990, paragraphs(LIGHTHOUSE, ORCHARD));
    int second = shelf.add(2000, paragraphs(LIGHTHOUSE, BELLS));
    Findings findings =
        shelf.find(paragraphs(OWN, LIGHTHOUSE), CheckOptions.DEFAULTS, CatalogueEntry.NONE);
    Verdict verdict =
        Judge.judge(findings, JudgingRules.DEFAULTS.excluding(Set.of(first), "own work"));

    assertThat(source(verdict, second).ownedWords()).isEqualTo(words(LIGHTHOUSE));
  }

  @Test
  void whatStandsInExcludedSourcesOnlyIsSetAside() throws IOException {
    int first = shelf.add(1990, paragraphs(LIGHTHOUSE, ORCHARD));
    Findings findings =
        shelf.find(paragraphs(OWN, LIGHTHOUSE), CheckOptions.DEFAULTS, CatalogueEntry.NONE);
    Verdict verdict =
        Judge.judge(findings, JudgingRules.DEFAULTS.excluding(Set.of(first), "own work"));

    assertThat(verdict.shares().copied()).isZero();
    assertThat(verdict.shares().excluded()).isPositive();
  }

  @ParameterizedTest
  @CsvSource({"“, ”", "„, “", "«\u00a0, \u00a0»", "», «", "「, 」"})
  void aQuotationWithItsReferenceIsNotCopied(String opening, String closing) throws IOException {
    shelf.add(1990, paragraphs(LIGHTHOUSE, ORCHARD));
    String quoting = "The keeper is well known. " + opening + LIGHTHOUSE + closing + " (Odd 1990).";
    Verdict verdict = shelf.check(paragraphs(OWN, quoting));

    assertThat(verdict.shares().copied()).isZero();
    assertThat(segmentOf(verdict, "A retired teacher").reason())
        .isEqualTo(SetAsideReason.QUOTATION);
    assertThat(segmentOf(verdict, "A retired teacher").otherwise()).isEqualTo(WordVerdict.COPIED);
  }

  @Test
  void aQuotationWithoutAReferenceIsShownAsSuch() throws IOException {
    shelf.add(1990, paragraphs(LIGHTHOUSE, ORCHARD));
    Verdict verdict = shelf.check(paragraphs(OWN, "Somebody wrote: “" + LIGHTHOUSE + "”"));

    assertThat(segmentOf(verdict, "A retired teacher").reason())
        .isEqualTo(SetAsideReason.QUOTATION_WITHOUT_REFERENCE);
  }

  @Test
  void aSharedListOfReferencesIsNotCopied() throws IOException {
    String references =
        "References\n\nMarsh, Ottilie: Birds and Banks. Salt marsh recovery in an estuary of the"
            + " north. Varnholt 1999.\n\nWendelin, T. (2008). Millers and markets between the wars."
            + " Journal of Mills 12(3), 4–19.\n\nHarbour Board: Report on the tide mills and their"
            + " leases since the great flood. Varnholt 1987.";
    shelf.add(1990, paragraphs(LIGHTHOUSE, references));
    Verdict verdict = shelf.check(paragraphs(OWN, references));

    assertThat(verdict.shares().copied()).isZero();
    assertThat(segmentOf(verdict, "Millers and markets").reason())
        .isEqualTo(SetAsideReason.REFERENCES);
    assertThat(segmentOf(verdict, "Millers and markets").otherwise()).isEqualTo(WordVerdict.COPIED);
  }

  @Test
  void aTemplateIsSetAsideButNotTheNamesFilledIn() throws IOException {
    String template =
        "I, NAME, hereby declare that I wrote this thesis by myself, that I used no other sources"
            + " than those named in it, and that it was not handed in anywhere else before. PLACE,"
            + " DATE";
    String filled = template.replace("NAME", "Imogen Castellane").replace("PLACE", "Varnholt");
    shelf.add(1990, paragraphs(LIGHTHOUSE, template));
    Verdict verdict =
        shelf.check(
            paragraphs(OWN, filled),
            CheckOptions.DEFAULTS.withTemplates(List.of(InventedTexts.document(template))));

    assertThat(segmentOf(verdict, "hereby declare").reason()).isEqualTo(SetAsideReason.TEMPLATE);
    assertThat(segmentOf(verdict, "Castellane").reason()).isNull();
    assertThat(verdict.shares().copied()).isZero();
  }

  @Test
  void aDocumentOfTheLibraryIsNotItsOwnSource() throws IOException {
    int self = shelf.add(1995, paragraphs(LIGHTHOUSE, OWN));
    Verdict verdict = judged(paragraphs(LIGHTHOUSE, OWN), self);

    assertThat(verdict.shares().fresh()).isEqualTo(100);
  }

  @Test
  void onlyEarlierDocumentsAreSourcesOfOneInTheLibrary() throws IOException {
    int earlier = shelf.add(1990, paragraphs(LIGHTHOUSE, BELLS));
    int self = shelf.add(1995, paragraphs(LIGHTHOUSE, OWN, ORCHARD));
    shelf.add(2000, paragraphs(ORCHARD, FERRY));
    Verdict verdict = judged(paragraphs(LIGHTHOUSE, OWN, ORCHARD), self);

    assertThat(verdict.sources())
        .extracting(source -> source.source().id())
        .containsExactly(earlier);
    assertThat(judgementOf(verdict, "monks of Ellerau")).isEqualTo(WordVerdict.FRESH);
  }

  @Test
  void aRemovedDocumentIsNoSource() throws IOException {
    int first = shelf.add(1990, paragraphs(LIGHTHOUSE, ORCHARD));
    int second = shelf.add(2000, paragraphs(LIGHTHOUSE, BELLS));
    shelf.library().remove(List.of(first), Progress.UNWATCHED);
    Verdict verdict = shelf.check(paragraphs(OWN, LIGHTHOUSE));

    assertThat(verdict.sources())
        .extracting(source -> source.source().id())
        .containsExactly(second);
  }

  @ParameterizedTest
  @CsvSource({"''", "' '", "x", "'Two words'", "'…!'"})
  void aTinyDocumentGetsATinyVerdict(String text) throws IOException {
    shelf.add(1990, LIGHTHOUSE);
    Verdict verdict = shelf.check(text);

    assertThat(verdict.passages()).isEmpty();
    assertThat(verdict.shares().sum()).isIn(0.0, 100.0);
  }

  @Test
  void everyRepetitionOfACopiedPassageIsCopied() throws IOException {
    shelf.add(1990, paragraphs(ORCHARD, LIGHTHOUSE));
    Verdict verdict = shelf.check(paragraphs(LIGHTHOUSE, OWN, LIGHTHOUSE, LIGHTHOUSE));

    int copied = 3 * words(LIGHTHOUSE);
    assertThat(verdict.shares().copied())
        .isCloseTo(copied * 100.0 / (copied + words(OWN)), within(.01));
  }

  @Test
  void aParagraphOfAHundredSourcesIsCommonAndTheEarliestOwnsIt() throws IOException {
    int earliest = shelf.add(1901, paragraphs(ORCHARD, LIGHTHOUSE, FERRY));
    for (int year = 1902; year <= 2000; year++) {
      shelf.add(year, paragraphs(org.urtext.library.SampleTexts.words(year, 300), LIGHTHOUSE));
    }
    Verdict verdict = shelf.check(paragraphs(OWN, LIGHTHOUSE, ORCHARD));

    assertThat(verdict.sources()).hasSize(100);
    assertThat(source(verdict, earliest).ownedWords())
        .isEqualTo(words(LIGHTHOUSE) + words(ORCHARD));
    assertThat(verdict.passages().stream().filter(JudgedPassage::common))
        .extracting(passage -> passage.inDocument().of(verdict.document().text()))
        .contains(LIGHTHOUSE);
  }

  @Test
  void anUnrelatedSourceChangesNothing() throws IOException {
    shelf.add(1990, paragraphs(ORCHARD, LIGHTHOUSE));
    String before = VerdictJson.write(shelf.check(paragraphs(OWN, LIGHTHOUSE, BELLS)));
    shelf.add(1980, paragraphs(FERRY, ARCHIVE));

    assertThat(VerdictJson.write(shelf.check(paragraphs(OWN, LIGHTHOUSE, BELLS))))
        .isEqualTo(before);
  }

  @Test
  void literalOnlyLeavesRewordedTextAlone() throws IOException {
    shelf.add(1990, paragraphs(ORCHARD, LIGHTHOUSE));
    String shuffled =
        "Storms, the teacher found one winter while copying out the keeper's notebooks, had moved"
            + " in forty years of weather written down every evening at the northern lighthouse.";
    Verdict verdict =
        shelf.check(
            paragraphs(ORCHARD, OWN, shuffled), CheckOptions.DEFAULTS.withLiteralOnly(true));

    assertThat(verdict.passages())
        .extracting(JudgedPassage::kind)
        .containsOnly(FoundPassage.Kind.WORD_FOR_WORD);
    assertThat(judgementOf(verdict, "Storms, the teacher")).isEqualTo(WordVerdict.FRESH);
  }

  @Test
  void withoutTextsTheEstimateIsMarkedAsOne() throws IOException {
    try (Shelf bare = new Shelf(folder.resolve("bare"), LibrarySettings.fingerprintsOnly(1))) {
      int source = bare.add(1990, paragraphs(ORCHARD, LIGHTHOUSE, BELLS));
      Verdict verdict = bare.check(paragraphs(OWN, ORCHARD, LIGHTHOUSE));

      assertThat(verdict.passages())
          .isNotEmpty()
          .allSatisfy(
              passage -> {
                assertThat(passage.kind()).isEqualTo(FoundPassage.Kind.ESTIMATED);
                assertThat(passage.sourceId()).isEqualTo(source);
                assertThat(passage.inSource().isEmpty()).isTrue();
              });
      assertThat(judgementOf(verdict, "eleven people")).isEqualTo(WordVerdict.FRESH);
    }
  }

  @Test
  void theSameCheckGivesTheSameBytes() throws IOException {
    for (int year = 1950; year < 1980; year++) {
      shelf.add(year, paragraphs(LIGHTHOUSE, ORCHARD.substring(0, 150 + year % 40), BELLS));
    }
    String text = paragraphs(OWN, BELLS, LIGHTHOUSE, ORCHARD);

    assertThat(VerdictJson.write(shelf.check(text)))
        .isEqualTo(VerdictJson.write(shelf.check(text)));
  }

  private Verdict judged(String text, int selfId) throws IOException {
    return Judge.judge(shelf.find(text, CheckOptions.DEFAULTS, selfId), JudgingRules.DEFAULTS);
  }

  private static <T> T only(List<T> values) {
    assertThat(values).hasSize(1);
    return values.getFirst();
  }

  private static int words(String text) {
    return text.split("[\\s’']+").length;
  }

  private static JudgedSource source(Verdict verdict, int id) {
    return verdict.sources().stream()
        .filter(source -> source.source().id() == id)
        .findFirst()
        .orElseThrow();
  }

  private static WordVerdict judgementOf(Verdict verdict, String words) {
    return segmentOf(verdict, words).verdict();
  }

  /** The segment that the first of the words stands in. */
  private static Segment segmentOf(Verdict verdict, String words) {
    int start = verdict.document().text().indexOf(words);
    assertThat(start).as(words).isNotNegative();
    return verdict.segments().stream()
        .filter(segment -> segment.span().contains(start))
        .findFirst()
        .orElseThrow();
  }
}
