package org.urtext.library;

import java.time.Instant;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** Texts of made-up words: the same seed gives the same text, others share no shingle with it. */
public final class SampleTexts {
  private static final int VOCABULARY = 20_000;

  private SampleTexts() {}

  public static String words(long seed, int count) {
    Random random = new Random(seed * 0x9E3779B97F4A7C15L + 17);
    return IntStream.range(0, count)
        .mapToObj(i -> "w" + Integer.toString(random.nextInt(VOCABULARY), 36))
        .collect(Collectors.joining(" "));
  }

  /** A text request, titled and dated by its number. */
  public static AddRequest request(int number, String text) {
    return new AddRequest.Text(text, "Title " + number, day(number));
  }

  public static Instant day(int number) {
    return Instant.parse("2020-01-01T00:00:00Z").plusSeconds(86_400L * number);
  }
}
