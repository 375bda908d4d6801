package org.urtext.extraction.flow;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import org.jspecify.annotations.Nullable;
import org.urtext.extraction.ExtractionLimits;
import org.urtext.extraction.flow.RtfGroup.Destination;

/** What an RTF document says of itself. */
final class RtfInfo {
  private final FlowMetadata metadata;
  private final StringBuilder text = new StringBuilder();
  private final int[] date = new int[5];

  RtfInfo(FlowMetadata metadata) {
    this.metadata = metadata;
  }

  void append(String piece) {
    if (text.length() < ExtractionLimits.METADATA_CHARS) {
      text.append(piece);
    }
  }

  void dateField(String word, int number) {
    switch (word) {
      case "yr" -> date[0] = number;
      case "mo" -> date[1] = number;
      case "dy" -> date[2] = number;
      case "hr" -> date[3] = number;
      case "min" -> date[4] = number;
      default -> {}
    }
  }

  void pageCount(int pages) {
    metadata.pageCount(Integer.toString(pages));
  }

  /** Takes over what was gathered for a destination that ends. */
  void end(Destination destination) {
    switch (destination) {
      case TITLE -> metadata.title(text.toString());
      case AUTHOR -> metadata.author(text.toString());
      case CREATED -> metadata.created(date());
      case MODIFIED -> metadata.modified(date());
      default -> {}
    }
    text.setLength(0);
  }

  private @Nullable Instant date() {
    try {
      return LocalDateTime.of(date[0], date[1], date[2], date[3], date[4])
          .toInstant(ZoneOffset.UTC);
    } catch (DateTimeException e) {
      return null;
    }
  }
}
