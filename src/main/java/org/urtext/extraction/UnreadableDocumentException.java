package org.urtext.extraction;

import org.jspecify.annotations.Nullable;

/** Ends the reading of a document with a reason that its owner will understand. */
public final class UnreadableDocumentException extends Exception {
  private final FailureReason reason;

  public UnreadableDocumentException(
      FailureReason reason, String message, @Nullable Throwable cause) {
    super(message, cause);
    this.reason = reason;
  }

  public FailureReason reason() {
    return reason;
  }
}
