package org.urtext.extraction;

/** Why a file gave no text; the id is what is stored and shown to programs. */
public enum FailureReason {
  ENCRYPTED("encrypted"),
  NO_TEXT("no-text"),
  DAMAGED("damaged"),
  UNSUPPORTED("unsupported"),
  TOO_LARGE("too-large"),
  TOOK_TOO_LONG("took-too-long"),
  OUT_OF_MEMORY("out-of-memory"),
  /** The file itself cannot be opened: it is gone, or permission is missing. */
  UNREADABLE("unreadable");

  private final String id;

  FailureReason(String id) {
    this.id = id;
  }

  public String id() {
    return id;
  }

  public static FailureReason ofId(String id) {
    for (FailureReason reason : values()) {
      if (reason.id.equals(id)) {
        return reason;
      }
    }
    throw new IllegalArgumentException("no such reason: " + id);
  }
}
