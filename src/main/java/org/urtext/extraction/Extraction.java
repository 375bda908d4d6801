package org.urtext.extraction;

import org.urtext.document.Document;

/** How reading a file ended: with a document, or with the reason why not. */
public sealed interface Extraction {

  record Extracted(Document document) implements Extraction {}

  /**
   * No text, and why.
   *
   * @param cause the technical cause, for the log and for whoever asks for details
   */
  record Failed(FailureReason reason, String cause) implements Extraction {}
}
