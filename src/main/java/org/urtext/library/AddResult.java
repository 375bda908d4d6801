package org.urtext.library;

import org.urtext.extraction.FailureReason;

/** How adding one document ended. Once told, it survives any crash. */
public sealed interface AddResult {

  AddRequest request();

  record Added(AddRequest request, int id) implements AddResult {}

  /** The same file had other content before: both are there, and the new one knows the old one. */
  record NewVersion(AddRequest request, int id, int predecessorId) implements AddResult {}

  /** A document with the same content is in the library. */
  record AlreadyThere(AddRequest request, int existingId) implements AddResult {}

  /**
   * Nothing was added for this request; all others go on.
   *
   * @param cause the technical cause, for the log and for whoever asks for details
   */
  record Failed(AddRequest request, FailureReason reason, String cause) implements AddResult {}
}
