package org.urtext.document;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What a document says of itself, else what its file says.
 *
 * @param title from the document, else null: a caller falls back on the file's name
 * @param created when the text was written, from the document, else null
 * @param modified the document's last change, else the file's
 * @param language ISO 639-1 code of the language found in the text, null where it is too short
 */
public record Metadata(
    DocumentFormat format,
    @Nullable String title,
    @Nullable String author,
    @Nullable Instant created,
    @Nullable Instant modified,
    @Nullable String language,
    int pageCount) {

  public Metadata withLanguage(@Nullable String found) {
    return new Metadata(format, title, author, created, modified, found, pageCount);
  }
}
