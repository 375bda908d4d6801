package org.urtext.library;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Something that a library could not do; the message is a sentence for whoever asked for it. */
public final class LibraryException extends IOException {
  private final Reason reason;

  LibraryException(Reason reason, @Nullable Throwable cause, Object... values) {
    super(Messages.of(reason.id, values), cause);
    this.reason = reason;
  }

  public Reason reason() {
    return reason;
  }

  /** Why; the id names the sentence. */
  public enum Reason {
    NOT_A_LIBRARY("not-a-library"),
    FOLDER_NOT_EMPTY("folder-not-empty"),
    NEWER_FORMAT("newer-format"),
    SETTINGS_DAMAGED("settings-damaged"),
    SETTINGS_REFUSED("settings-refused"),
    LOCKED("locked"),
    ARCHIVE_DAMAGED("archive-damaged"),
    TABLE_LOST("table-lost"),
    NO_TEXTS("no-texts"),
    NO_SUCH_DOCUMENT("no-such-document"),
    WRITE_FAILED("write-failed"),
    MUST_REOPEN("must-reopen"),
    EXPORT_EXISTS("export-exists"),
    NOT_AN_EXPORT("not-an-export");

    private final String id;

    Reason(String id) {
      this.id = id;
    }

    public String id() {
      return id;
    }
  }
}
