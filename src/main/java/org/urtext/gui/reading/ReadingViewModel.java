package org.urtext.gui.reading;

import java.nio.file.Path;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.urtext.analysis.Language;
import org.urtext.analysis.Profile;
import org.urtext.analysis.TextAnalyzer;
import org.urtext.document.Document;
import org.urtext.extraction.Extraction;
import org.urtext.extraction.Extraction.Extracted;
import org.urtext.extraction.Extraction.Failed;
import org.urtext.extraction.ExtractionMessages;
import org.urtext.extraction.TextExtractor;
import org.urtext.gui.work.BackgroundWork;

/** What the reading screen shows, without a single control. */
public final class ReadingViewModel {
  private static final Logger LOG = LoggerFactory.getLogger(ReadingViewModel.class);

  private final TextExtractor extractor;
  private final BackgroundWork work;
  private final ResourceBundle messages = ResourceBundle.getBundle("org.urtext.gui.messages");
  private final ExtractionMessages sentences = new ExtractionMessages(Locale.getDefault());

  private final ReadOnlyStringWrapper title = new ReadOnlyStringWrapper("");
  private final ReadOnlyStringWrapper summary = new ReadOnlyStringWrapper("");
  private final ReadOnlyStringWrapper text = new ReadOnlyStringWrapper("");
  private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();
  private final ReadOnlyBooleanWrapper empty = new ReadOnlyBooleanWrapper(true);
  private final ObservableList<String> notices = FXCollections.observableArrayList();
  private int lastRequest;

  public ReadingViewModel(TextExtractor extractor, BackgroundWork work) {
    this.extractor = extractor;
    this.work = work;
  }

  public ReadOnlyStringProperty title() {
    return title.getReadOnlyProperty();
  }

  /** Pages, words and language in one line. */
  public ReadOnlyStringProperty summary() {
    return summary.getReadOnlyProperty();
  }

  public ReadOnlyStringProperty text() {
    return text.getReadOnlyProperty();
  }

  public ReadOnlyBooleanProperty busy() {
    return busy.getReadOnlyProperty();
  }

  /** True until a first document was opened. */
  public ReadOnlyBooleanProperty empty() {
    return empty.getReadOnlyProperty();
  }

  /** What could not be read, what was hidden, or why there is no text. */
  public ObservableList<String> notices() {
    return notices;
  }

  /** Reads a file in the background; a later request makes the result of an earlier one void. */
  public void open(Path file) {
    int request = ++lastRequest;
    busy.set(true);
    empty.set(false);
    title.set(file.getFileName().toString());
    summary.set(messages.getString("reading.busy"));
    text.set("");
    notices.clear();
    work.run(
        () -> read(file),
        reading -> {
          if (request == lastRequest) {
            show(reading);
          }
        },
        failure -> {
          LOG.error("Reading {} failed", file, failure);
          if (request == lastRequest) {
            show(new Reading(file.getFileName().toString(), "", "", List.of(failure.toString())));
          }
        });
  }

  private void show(Reading reading) {
    busy.set(false);
    title.set(reading.title());
    summary.set(reading.summary());
    text.set(reading.text());
    notices.setAll(reading.notices());
  }

  private Reading read(Path file) {
    String name = file.getFileName().toString();
    Extraction extraction = extractor.extract(file);
    return switch (extraction) {
      case Extracted(var document) ->
          new Reading(
              titleOf(document, name),
              summaryOf(document),
              document.text(),
              sentences.sentences(document));
      case Failed failed -> new Reading(name, "", "", List.of(sentences.sentence(failed, name)));
    };
  }

  private static String titleOf(Document document, String fileName) {
    String own = document.metadata().title();
    return own == null || own.isBlank() ? fileName : own;
  }

  private String summaryOf(Document document) {
    String code = document.metadata().language();
    int words = new TextAnalyzer(Profile.EXACT, Language.OTHER).tokens(document.text()).size();
    List<String> parts = new ArrayList<>();
    if (document.metadata().pageCount() > 0) {
      parts.add(message("reading.pages", document.metadata().pageCount()));
    }
    parts.add(message("reading.words", words));
    if (code != null) {
      parts.add(Locale.forLanguageTag(code).getDisplayLanguage());
    }
    return String.join(" · ", parts);
  }

  private String message(String key, Object... values) {
    return MessageFormat.format(messages.getString(key), values);
  }

  private record Reading(String title, String summary, String text, List<String> notices) {}
}
