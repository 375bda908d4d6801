package org.urtext.extraction;

import java.nio.file.Path;

/** Reads files of any kind. Never throws because of what a file holds. */
public interface TextExtractor extends AutoCloseable {

  Extraction extract(Path file);

  @Override
  void close();
}
