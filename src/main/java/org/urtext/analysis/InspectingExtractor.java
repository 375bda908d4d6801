package org.urtext.analysis;

import java.nio.file.Path;
import org.urtext.extraction.Extraction;
import org.urtext.extraction.Extraction.Extracted;
import org.urtext.extraction.TextExtractor;

/** Reads files by another extractor, and completes each document with what its text tells. */
public final class InspectingExtractor implements TextExtractor {
  private final TextExtractor reader;

  public InspectingExtractor(TextExtractor reader) {
    this.reader = reader;
  }

  @Override
  public Extraction extract(Path file) {
    Extraction extraction = reader.extract(file);
    // An inspector is for one thread, and cheap to make.
    return extraction instanceof Extracted(var document)
        ? new Extracted(new DocumentInspector().inspect(document))
        : extraction;
  }

  @Override
  public void close() {
    reader.close();
  }
}
