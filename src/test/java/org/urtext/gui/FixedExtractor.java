package org.urtext.gui;

import java.nio.file.Path;
import java.util.List;
import org.urtext.document.Document;
import org.urtext.document.DocumentFormat;
import org.urtext.document.Metadata;
import org.urtext.document.Page;
import org.urtext.document.Span;
import org.urtext.document.Warning;
import org.urtext.extraction.Extraction;
import org.urtext.extraction.FailureReason;
import org.urtext.extraction.TextExtractor;

/** Gives the same answer for every file. */
public record FixedExtractor(Extraction answer) implements TextExtractor {

  public static FixedExtractor of(String title, String text, Warning... warnings) {
    return new FixedExtractor(
        new Extraction.Extracted(
            new Document(
                text,
                List.of(new Page(1, new Span(0, text.length()), 0, 0)),
                null,
                new Metadata(DocumentFormat.TEXT, title, null, null, null, "en", 3),
                List.of(warnings))));
  }

  public static FixedExtractor failing(FailureReason reason) {
    return new FixedExtractor(new Extraction.Failed(reason, "a test"));
  }

  @Override
  public Extraction extract(Path file) {
    return answer;
  }

  @Override
  public void close() {}
}
