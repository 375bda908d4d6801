package org.urtext.cli;

import java.nio.file.Path;
import java.util.Locale;
import org.urtext.document.Document;
import org.urtext.extraction.Extraction.Extracted;
import org.urtext.extraction.Extraction.Failed;
import org.urtext.extraction.ExtractionMessages;
import org.urtext.extraction.TextExtractor;

/** Reads the one document that a command is about. */
final class DocumentReading {
  private DocumentReading() {}

  /**
   * @throws CommandFailedException with the sentence that says why the file gave no text
   */
  static Document read(Path file, TextExtractor extractor, Terminal terminal) {
    var messages = new ExtractionMessages(Locale.getDefault());
    return switch (extractor.extract(file)) {
      case Extracted(var document) -> {
        messages.sentences(document).forEach(terminal::say);
        yield document;
      }
      case Failed failed ->
          throw new CommandFailedException(messages.sentence(failed, file.toString()));
    };
  }
}
