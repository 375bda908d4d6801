package org.urtext.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MetadataTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "1970-01-01T00:00:00Z",
        "1980-01-01T00:00:00Z",
        "1979-12-31T23:00:00Z",
        "1980-01-01T08:00:00Z"
      })
  void takesTheBeginningOfAClockForNoDate(String date) {
    assertThat(createdOn(date).created()).isNull();
  }

  @Test
  void keepsATrueDate() {
    assertThat(createdOn("1980-01-02T00:00:00Z").created())
        .isEqualTo(Instant.parse("1980-01-02T00:00:00Z"));
  }

  private static Metadata createdOn(String date) {
    return new Metadata(DocumentFormat.PDF, null, null, Instant.parse(date), null, null, 1);
  }
}
