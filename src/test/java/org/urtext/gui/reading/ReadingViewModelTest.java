package org.urtext.gui.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.urtext.document.Warning;
import org.urtext.extraction.FailureReason;
import org.urtext.extraction.TextExtractor;
import org.urtext.gui.FixedExtractor;
import org.urtext.gui.SameThreadWork;

class ReadingViewModelTest {
  private static final Path FILE = Path.of("thesis.pdf");
  private final Locale before = Locale.getDefault();

  @BeforeEach
  void speakEnglish() {
    Locale.setDefault(Locale.ENGLISH);
  }

  @AfterEach
  void speakAsBefore() {
    Locale.setDefault(before);
  }

  @Test
  void beginsEmpty() {
    assertThat(model(FixedExtractor.of("Title", "text")).empty().get()).isTrue();
  }

  @Test
  void showsTheTextAndTheTitleOfADocument() {
    ReadingViewModel model = model(FixedExtractor.of("The Moon", "Some words to read"));
    model.open(FILE);

    assertThat(model.title().get()).isEqualTo("The Moon");
    assertThat(model.text().get()).isEqualTo("Some words to read");
    assertThat(model.busy().get()).isFalse();
  }

  @Test
  void summarisesPagesWordsAndLanguage() {
    ReadingViewModel model = model(FixedExtractor.of("The Moon", "Some words to read"));
    model.open(FILE);

    assertThat(model.summary().get()).isEqualTo("3 pages · 4 words · English");
  }

  @Test
  void saysWhatCouldNotBeRead() {
    ReadingViewModel model =
        model(
            FixedExtractor.of(
                "Moon", "text", new Warning(Warning.Kind.INVISIBLE_TEXT, 0, null, null, "hidden")));
    model.open(FILE);

    assertThat(model.notices()).singleElement().asString().contains("no reader can see");
  }

  @Test
  void saysWhyAFileGaveNoText() {
    ReadingViewModel model = model(FixedExtractor.failing(FailureReason.ENCRYPTED));
    model.open(FILE);

    assertThat(model.notices()).singleElement().asString().contains("thesis.pdf", "password");
    assertThat(model.text().get()).isEmpty();
  }

  private static ReadingViewModel model(TextExtractor extractor) {
    return new ReadingViewModel(extractor, new SameThreadWork());
  }
}
