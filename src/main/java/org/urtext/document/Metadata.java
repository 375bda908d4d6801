package org.urtext.document;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * What a document says of itself, else what its file says. Dates that build tools write in the
 * place of the true one, the days on which Unix's and DOS's clocks begin, are taken for none.
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

  private static final List<Instant> BEGINNINGS_OF_CLOCKS =
      List.of(Instant.EPOCH, Instant.parse("1980-01-01T00:00:00Z"));
  private static final Duration FARTHEST_TIME_ZONE = Duration.ofHours(14);

  public Metadata {
    created = isPlaceholder(created) ? null : created;
    modified = isPlaceholder(modified) ? null : modified;
  }

  public Metadata withLanguage(@Nullable String found) {
    return new Metadata(format, title, author, created, modified, found, pageCount);
  }

  private static boolean isPlaceholder(@Nullable Instant date) {
    return date != null
        && BEGINNINGS_OF_CLOCKS.stream()
            .map(beginning -> Duration.between(beginning, date).abs())
            .anyMatch(distance -> distance.compareTo(FARTHEST_TIME_ZONE) <= 0);
  }
}
