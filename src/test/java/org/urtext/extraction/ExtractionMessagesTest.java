package org.urtext.extraction;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.urtext.document.Document;
import org.urtext.document.DocumentFormat;
import org.urtext.document.Metadata;
import org.urtext.document.Page;
import org.urtext.document.Span;
import org.urtext.document.Warning;

class ExtractionMessagesTest {
  private static final ExtractionMessages ENGLISH = new ExtractionMessages(Locale.ENGLISH);
  private static final ExtractionMessages GERMAN = new ExtractionMessages(Locale.GERMAN);

  private static Document document(Warning.Kind kind, int... pages) {
    List<Warning> warnings = new ArrayList<>();
    for (int page : pages) {
      warnings.add(new Warning(kind, page, null, null, ""));
    }
    Span none = new Span(0, 0);
    return new Document(
        "",
        List.of(new Page(1, none, 1, 1), new Page(2, none, 1, 1)),
        null,
        new Metadata(DocumentFormat.PDF, null, null, null, null, null, 2),
        warnings);
  }

  @ParameterizedTest
  @EnumSource
  void everyReasonHasASentenceWithTheFilesName(FailureReason reason) {
    Extraction.Failed failed = new Extraction.Failed(reason, "cause");
    assertThat(ENGLISH.sentence(failed, "a.pdf")).contains("a.pdf").endsWith(".");
    assertThat(GERMAN.sentence(failed, "a.pdf"))
        .contains("a.pdf")
        .isNotEqualTo(ENGLISH.sentence(failed, "a.pdf"));
  }

  @ParameterizedTest
  @EnumSource
  void everyWarningHasASentenceForAnyPlace(Warning.Kind kind) {
    for (ExtractionMessages messages : List.of(ENGLISH, GERMAN)) {
      assertThat(messages.sentences(document(kind, 4)).getFirst()).contains("4").endsWith(".");
      assertThat(messages.sentences(document(kind, 4, 6)).getFirst()).contains("4, 6");
      assertThat(messages.sentences(document(kind, 0)).getFirst()).doesNotContain("{", "0");
    }
  }

  @Test
  void drawsNeighbouringPagesTogether() {
    assertThat(ENGLISH.sentences(document(Warning.Kind.UNREAD_PAGE, 9, 3, 8, 7, 7)))
        .containsExactly("Pages 3, 7–9 have no text layer and were not read.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"fr", "ja"})
  void speaksEnglishWhereItKnowsNoBetter(String language) {
    Extraction.Failed failed = new Extraction.Failed(FailureReason.DAMAGED, "");
    assertThat(new ExtractionMessages(Locale.of(language)).sentence(failed, "a"))
        .isEqualTo(ENGLISH.sentence(failed, "a"));
  }
}
