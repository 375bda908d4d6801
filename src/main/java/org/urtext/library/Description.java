package org.urtext.library;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * How a document is called and dated: what its owner may change.
 *
 * @param date when the text was written; of two documents with the same words, the earlier one is
 *     the origin
 */
public record Description(String title, @Nullable String author, Instant date) {

  public Description withTitle(String changed) {
    return new Description(changed, author, date);
  }

  public Description withDate(Instant changed) {
    return new Description(title, author, changed);
  }
}
