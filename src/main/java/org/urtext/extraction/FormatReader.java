package org.urtext.extraction;

import java.io.IOException;
import java.nio.file.Path;
import org.urtext.document.Document;
import org.urtext.document.DocumentFormat;

/** Reads one family of formats. Runs inside a supervised worker, which bounds its time and heap. */
public interface FormatReader {

  /** The metadata's language is left null: it is found afterwards, from the text. */
  Document read(Path file, DocumentFormat format) throws IOException, UnreadableDocumentException;
}
