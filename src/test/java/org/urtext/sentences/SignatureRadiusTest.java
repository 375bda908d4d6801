package org.urtext.sentences;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.DoubleRange;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SignatureRadiusTest {
  private static final int TRIALS = 40_000;

  @Test
  void followsThePapersFormulas() {
    SignatureRadius radius = new SignatureRadius(new SignatureScheme(32, 2));
    double clear10Words = Math.pow(31 / 32.0, 20);
    double clear3Words = Math.pow(31 / 32.0, 6);
    double switched = clear10Words * (1 - clear3Words);
    assertThat(radius.bitSet(10)).isCloseTo(1 - clear10Words, within(1e-12));
    assertThat(radius.bitSwitch(10, 3)).isCloseTo(switched, within(1e-12));
    assertThat(radius.exactly(10, 3, 2))
        .isCloseTo(496 * switched * switched * Math.pow(1 - switched, 30), within(1e-12));
    assertThat(radius.atMost(10, 3, 1))
        .isCloseTo(radius.exactly(10, 3, 0) + radius.exactly(10, 3, 1), within(1e-12));
    assertThat(radius.atMost(10, 3, 32)).isCloseTo(1, within(1e-9));
  }

  @Property(tries = 200)
  void choosesTheLargestRadiusWithinTheAllowedRate(
      @ForAll @IntRange(min = 5, max = 24) int words,
      @ForAll @IntRange(min = 0, max = 12) int moreWords,
      @ForAll @DoubleRange(min = 0.2, max = 0.99) double allowed) {
    SignatureRadius radius = new SignatureRadius(SignatureScheme.BITS_64);
    int chosen = radius.largest(words, moreWords, allowed);
    assertThat(radius.atMost(words, moreWords + 1, chosen + 1)).isGreaterThan(allowed);
    if (chosen > 0) {
      assertThat(radius.atMost(words, moreWords + 1, chosen)).isLessThanOrEqualTo(allowed);
    }
  }

  @Test
  void allowingEverythingGivesTheWholeWidth() {
    assertThat(new SignatureRadius(SignatureScheme.BITS_32).largest(10, 3, 1)).isEqualTo(32);
  }

  @ParameterizedTest
  @CsvSource({"16, 1, 8, 3", "32, 2, 10, 4", "64, 2, 12, 5", "64, 4, 9, 3"})
  void predictsTheAverageOfSimulatedAdditions(
      int width, int bitsPerWord, int words, int moreWords) {
    SignatureScheme scheme = new SignatureScheme(width, bitsPerWord);
    assertThat(mean(simulatedAdditions(scheme, words, moreWords)))
        .isCloseTo(width * new SignatureRadius(scheme).bitSwitch(words, moreWords), within(0.15));
  }

  /** Independent bits, as the formulas have them, vary more than the bits of words. */
  @ParameterizedTest
  @CsvSource({"16, 1, 8, 3", "32, 2, 10, 4", "64, 2, 12, 5", "64, 4, 9, 3"})
  void promisesNoMoreThanSimulatedAdditionsKeepAboveTheAverage(
      int width, int bitsPerWord, int words, int moreWords) {
    SignatureScheme scheme = new SignatureScheme(width, bitsPerWord);
    SignatureRadius radius = new SignatureRadius(scheme);
    int[] counts = simulatedAdditions(scheme, words, moreWords);
    int sum = 0;
    for (int d = 0; d <= width; d++) {
      sum += counts[d];
      double predicted = radius.atMost(words, moreWords, d);
      assertThat((double) sum / TRIALS).isCloseTo(predicted, within(0.2));
      if (predicted > 0.7) {
        assertThat((double) sum / TRIALS).isGreaterThan(predicted - 0.01);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"16, 1, 8, 12", "32, 2, 10, 10", "64, 2, 12, 20"})
  void agreesWithSimulatedUnrelatedSentences(
      int width, int bitsPerWord, int words, int otherWords) {
    SignatureScheme scheme = new SignatureScheme(width, bitsPerWord);
    SplittableRandom random = new SplittableRandom(12);
    int[] counts = new int[width + 1];
    for (int trial = 0; trial < TRIALS; trial++) {
      counts[
          Long.bitCount(
              randomSignature(scheme, random, words)
                  ^ randomSignature(scheme, random, otherWords))]++;
    }
    SignatureRadius radius = new SignatureRadius(scheme);
    int sum = 0;
    for (int d = 0; d <= width; d++) {
      sum += counts[d];
      assertThat((double) sum / TRIALS)
          .isCloseTo(radius.unrelated(words, otherWords, d), within(0.1));
    }
  }

  /** How often how many bits switched. */
  private static int[] simulatedAdditions(SignatureScheme scheme, int words, int moreWords) {
    SplittableRandom random = new SplittableRandom(11);
    int[] counts = new int[scheme.widthBits() + 1];
    for (int trial = 0; trial < TRIALS; trial++) {
      long signature = randomSignature(scheme, random, words);
      long added = randomSignature(scheme, random, moreWords);
      counts[Long.bitCount(added & ~signature)]++;
    }
    return counts;
  }

  private static long randomSignature(SignatureScheme scheme, SplittableRandom random, int words) {
    long signature = 0;
    for (int word = 0; word < words; word++) {
      signature |= scheme.ofWord(random.nextLong());
    }
    return signature;
  }

  private static double mean(int[] counts) {
    double sum = 0;
    for (int i = 0; i < counts.length; i++) {
      sum += (double) i * counts[i];
    }
    return sum / TRIALS;
  }
}
