package org.urtext.extraction.flow;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.urtext.document.Document;
import org.urtext.document.DocumentFormat;
import org.urtext.extraction.FormatReader;
import org.urtext.extraction.UnreadableDocumentException;

/** Rich Text Format. */
public final class RtfReader implements FormatReader {

  @Override
  public Document read(Path file, DocumentFormat format)
      throws IOException, UnreadableDocumentException {
    FlowText flow = new FlowText();
    FlowMetadata metadata = new FlowMetadata();
    try (InputStream in = new BufferedInputStream(Files.newInputStream(file), 1 << 16)) {
      new RtfText(flow, metadata).read(new RtfLexer(in));
    }
    return flow.toDocument(metadata.toMetadata(format));
  }
}
