package org.urtext.extraction.flow;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;
import org.urtext.document.DocumentFormat;
import org.urtext.document.Metadata;
import org.urtext.extraction.ExtractionLimits;

/** Gathers what a document says of itself; the first word on each matter stands. */
final class FlowMetadata {
  private @Nullable String title;
  private @Nullable String author;
  private @Nullable Instant created;
  private @Nullable Instant modified;
  private int pageCount = 1;

  void title(@Nullable String found) {
    title = title == null ? clean(found) : title;
  }

  void author(@Nullable String found) {
    author = author == null ? clean(found) : author;
  }

  void created(@Nullable Instant found) {
    created = created == null ? found : created;
  }

  void modified(@Nullable Instant found) {
    modified = modified == null ? found : modified;
  }

  void pageCount(@Nullable String found) {
    if (found != null && found.strip().matches("[1-9][0-9]{0,5}")) {
      pageCount = Integer.parseInt(found.strip());
    }
  }

  Metadata toMetadata(DocumentFormat format) {
    return new Metadata(format, title, author, created, modified, null, pageCount);
  }

  private static @Nullable String clean(@Nullable String found) {
    if (found == null) {
      return null;
    }
    String bounded = found.substring(0, Math.min(found.length(), ExtractionLimits.METADATA_CHARS));
    String line = bounded.replaceAll("\\s+", " ").strip();
    return line.isEmpty() ? null : line;
  }

  /** An ISO 8601 date, with or without time and zone, taken as UTC where no zone is given. */
  static @Nullable Instant isoDate(@Nullable String written) {
    if (written == null) {
      return null;
    }
    String date = written.strip();
    try {
      if (date.length() == 10) {
        return LocalDate.parse(date).atStartOfDay().toInstant(ZoneOffset.UTC);
      }
      if (date.length() == 4) {
        return LocalDate.of(Integer.parseInt(date), 1, 1).atStartOfDay().toInstant(ZoneOffset.UTC);
      }
      if (date.matches(".*(Z|[+-]\\d\\d:\\d\\d)")) {
        return OffsetDateTime.parse(date).toInstant();
      }
      return LocalDateTime.parse(date).toInstant(ZoneOffset.UTC);
    } catch (DateTimeException | NumberFormatException e) {
      return null;
    }
  }
}
