package org.urtext.extraction.flow;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.urtext.document.Document;
import org.urtext.document.DocumentFormat;
import org.urtext.document.Page;
import org.urtext.document.Span;
import org.urtext.extraction.FormatReader;
import org.urtext.extraction.UnreadableDocumentException;

/** Text as it stands, in any common encoding; only its line breaks become one kind. */
public final class PlainTextReader implements FormatReader {

  @Override
  public Document read(Path file, DocumentFormat format)
      throws IOException, UnreadableDocumentException {
    String text = withPlainBreaks(TextDecoder.decode(file));
    return new Document(
        text,
        List.of(new Page(1, new Span(0, text.length()), 0, 0)),
        null,
        new FlowMetadata().toMetadata(format),
        List.of());
  }

  /** Carriage returns, form feeds and Unicode's own separators as line breaks. */
  static String withPlainBreaks(String text) {
    return text.replace("\r\n", "\n")
        .replace('\r', '\n')
        .replace('\f', '\n')
        .replace('\u0085', '\n')
        .replace('\u2028', '\n')
        .replace('\u2029', '\n');
  }
}
