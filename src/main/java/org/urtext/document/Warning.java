package org.urtext.document;

import org.jspecify.annotations.Nullable;

/**
 * Something the reader of a verdict must know about how the document was read.
 *
 * @param page the page's number from 1, or 0 for the document as a whole
 * @param span the characters of the text that are meant, null where they are not in the text
 * @param box the place on the page, where it is known
 * @param detail what is there: the hidden words, the font's name; may be empty
 */
public record Warning(Kind kind, int page, @Nullable Span span, @Nullable Box box, String detail) {

  /** The kinds of warnings; the id is what is stored and shown to programs. */
  public enum Kind {
    /** A page without a text layer, such as a scan. */
    UNREAD_PAGE("unread-page"),
    /** Text in a font that does not say which letters its glyphs are. */
    UNREADABLE_FONT("unreadable-font"),
    /** The text of a scanned page, recognised by a machine: it may hold errors. */
    RECOGNISED_TEXT("recognised-text"),
    /** Text that no reader can see; it is left out of the document's text. */
    INVISIBLE_TEXT("invisible-text"),
    /** Letters of another script that look Latin inside Latin words. */
    LOOKALIKE_LETTERS("lookalike-letters"),
    /** Zero-width characters or soft hyphens inside words. */
    HIDDEN_CHARACTERS("hidden-characters"),
    /** Files inside the file, which are not read. */
    EMBEDDED_FILES("embedded-files"),
    /** Parts of a damaged file that could not be read. */
    DAMAGED_PART("damaged-part");

    private final String id;

    Kind(String id) {
      this.id = id;
    }

    public String id() {
      return id;
    }

    public static Kind ofId(String id) {
      for (Kind kind : values()) {
        if (kind.id.equals(id)) {
          return kind;
        }
      }
      throw new IllegalArgumentException("no such kind of warning: " + id);
    }
  }
}
