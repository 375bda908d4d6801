package org.urtext.library;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.urtext.document.Document;
import org.urtext.document.DocumentFormat;
import org.urtext.document.Metadata;
import org.urtext.document.Page;
import org.urtext.document.Span;
import org.urtext.extraction.Extraction;
import org.urtext.extraction.FailureReason;
import org.urtext.extraction.TextExtractor;

/** Reads files of plain text in this process; one that begins with "broken" is damaged. */
public final class PlainTextExtractor implements TextExtractor {
  @Override
  public Extraction extract(Path file) {
    try {
      String text = Files.readString(file);
      if (text.startsWith("broken")) {
        return new Extraction.Failed(FailureReason.DAMAGED, "begins with 'broken'");
      }
      Metadata metadata = new Metadata(DocumentFormat.TEXT, null, null, null, null, null, 1);
      List<Page> pages = List.of(new Page(1, new Span(0, text.length()), 0, 0));
      return new Extraction.Extracted(new Document(text, pages, null, metadata, List.of()));
    } catch (IOException unreadable) {
      return new Extraction.Failed(FailureReason.UNREADABLE, unreadable.toString());
    }
  }

  @Override
  public void close() {}
}
