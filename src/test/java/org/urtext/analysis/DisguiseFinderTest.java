package org.urtext.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.urtext.document.Document;
import org.urtext.document.DocumentFormat;
import org.urtext.document.Metadata;
import org.urtext.document.Page;
import org.urtext.document.Span;
import org.urtext.document.Warning;

class DisguiseFinderTest {
  private final DisguiseFinder finder = new DisguiseFinder();

  @ParameterizedTest
  @CsvSource({
    "lookalike-letters, C\u043Epied, Copied",
    "lookalike-letters, \u0441\u043E\u0440\u0443, copy",
    "lookalike-letters, w\u03BFrd, word",
    "lookalike-letters, w\uFF4Frd, word",
    "lookalike-letters, w𝐨rd, word",
    "lookalike-letters, м\u0061шина, машина",
    "hidden-characters, wo\u200Brd, word",
    "hidden-characters, Wo\u200C\u200Drd, Word",
    "hidden-characters, w\u00ADo\u00ADr\u00ADd, word",
    "hidden-characters, сло\u2060во, слово",
    "hidden-characters, wo\uFEFFrd, word",
  })
  void reportsADisguisedWordAtItsPlace(String kind, String disguised, String seen) {
    String before = "Some text that stands before it, and then ";
    assertThat(finder.find(document(before + disguised + " and more text.")))
        .containsExactly(
            new Warning(
                Warning.Kind.ofId(kind),
                1,
                new Span(before.length(), before.length() + disguised.length()),
                null,
                seen));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Plain text, “quoted”, naïve façade, Ångström.",
        "Учительница дважды прочитала работу, а сор и хор остались.",
        "The word «о том, как сор» was quoted from Чехов in the СССР era.",
        "Οι Έλληνες γράφουν ελληνικά και όχι λατινικά.",
        "Let α and ν be angles; 5 µm, 3 kΩ, ΔT, λx, hν, TNFα, IFNγ, NFκB, ERα2.",
        "Persian می\u200Cخواهم and Hindi क्\u200Dष and Malayalam ന്\u200D.",
        "Family \uD83D\uDC68\u200D\uD83D\uDC69\u200D\uD83D\uDC67 and key 1\uFE0F\u20E3 emoji \u2764\uFE0F.",
        "Formula 𝑓(𝑥) = 𝑚𝑥 + 𝑏 and 𝑠𝑖𝑛.",
        "Before\u200B and\u200E after\uFEFF words.",
        "ภาษา\u200Bไทย と カ\u3099",
        "",
      })
  void raisesNoFalseAlarm(String text) {
    assertThat(finder.find(document(text))).isEmpty();
  }

  @Test
  void reportsOrdinarySoftHyphensOnceWithTheirCount() {
    List<Warning> warnings =
        finder.find(document("hy\u00ADphen\u00ADated text and hyphen\u00ADated"));
    assertThat(warnings)
        .singleElement()
        .satisfies(
            warning -> {
              assertThat(warning.span()).isEqualTo(new Span(0, 12));
              assertThat(warning.detail()).contains("3 soft hyphens").contains("hyphenated");
            });
  }

  @Test
  void mergesNeighboursAndBoundsTheNumberOfWarnings() {
    String neighbours = "w\u043Erd by w\u043Erd. ";
    assertThat(finder.find(document(neighbours)))
        .extracting(Warning::detail)
        .containsExactly("word, word");
    String far = neighbours + "plain text ".repeat(20);
    String text = far.repeat(1000);
    List<Warning> warnings = finder.find(document(text));
    assertThat(warnings).hasSize(WarningCollector.MOST_WARNINGS);
    Span last = Objects.requireNonNull(warnings.getLast().span());
    assertThat(text.length() - last.end()).isLessThan(far.length());
  }

  @Test
  void namesThePageOfEachPlace() {
    String text = "First page.\nSecond p\u0430ge.";
    Document document =
        new Document(
            text,
            List.of(
                new Page(1, new Span(0, 12), 0, 0), new Page(2, new Span(12, text.length()), 0, 0)),
            null,
            document("").metadata(),
            List.of());
    assertThat(finder.find(document)).extracting(Warning::page).containsExactly(2);
  }

  @Test
  void inspectionAddsTheLanguageAndTheWarnings() {
    String text =
        "The teacher read the p\u0430per twice, and then she asked where the second part came from.";
    Document inspected = new DocumentInspector().inspect(document(text));
    assertThat(inspected.metadata().language()).isEqualTo("en");
    assertThat(inspected.warnings()).hasSize(1);
  }

  private static Document document(String text) {
    return new Document(
        text,
        List.of(new Page(1, new Span(0, text.length()), 0, 0)),
        null,
        new Metadata(DocumentFormat.TEXT, null, null, null, null, null, 1),
        List.of());
  }
}
