package org.urtext.shingling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.function.LongToIntFunction;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.urtext.analysis.Tokens;

/** Chi-square tests of the fingerprints of distinct shingles, all with fixed seeds. */
class FingerprintUniformityTest {
  private static final int TOKENS = 200_000;
  private static final int CELLS = 256;

  /** Token hashes of good quality, bad quality and none at all. */
  static Stream<Tokens> documents() {
    return Stream.of(
        TokenSamples.distinct(1, TOKENS),
        TokenSamples.zipf(2, TOKENS),
        TokenSamples.of(LongStream.range(0, TOKENS).toArray()),
        TokenSamples.of(LongStream.range(0, TOKENS).map(i -> i << 40).toArray()));
  }

  @ParameterizedTest
  @MethodSource("documents")
  void theHighestBitsAreUniform(Tokens tokens) {
    assertUniform(distinctShingles(tokens), CELLS, fingerprint -> (int) (fingerprint >>> 56));
  }

  @ParameterizedTest
  @MethodSource("documents")
  void theBitsInTheMiddleAreUniform(Tokens tokens) {
    assertUniform(
        distinctShingles(tokens), CELLS, fingerprint -> (int) (fingerprint >>> 28) & 0xFF);
  }

  @ParameterizedTest
  @MethodSource("documents")
  void theLowestBitsAreUniform(Tokens tokens) {
    assertUniform(distinctShingles(tokens), CELLS, fingerprint -> (int) fingerprint & 0xFF);
  }

  @ParameterizedTest
  @ValueSource(ints = {3, 5, 6, 7, 9, 10, 100})
  void theRemaindersAreUniform(int divisor) {
    assertUniform(
        distinctShingles(TokenSamples.zipf(3, TOKENS)),
        divisor,
        fingerprint -> (int) Long.remainderUnsigned(fingerprint, divisor));
  }

  /** Or the table's buckets would fill unevenly, and the tags within them would repeat. */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "winnowing(8)",
        "modulo(8)",
        "hailstorm",
        "no-overlap(hailstorm)",
        "fbw(8)",
        "hash-breaking(4)",
        "dct(8)"
      })
  void theHighestAndTheLowestBitsStayUniformUnderSelection(String selection) {
    ShingleSelector selector = Selection.parse(selection).selector(8, NgramFrequencies.NONE);
    long[] selected = selector.select(TokenSamples.zipf(4, 4 * TOKENS)).fingerprints();
    long[] distinct = LongStream.of(selected).distinct().toArray();

    assertUniform(distinct, CELLS, fingerprint -> (int) (fingerprint >>> 56));
    assertUniform(distinct, CELLS, fingerprint -> (int) fingerprint & 0xFF);
  }

  @ParameterizedTest
  @MethodSource("documents")
  void halfOfTheBitsChangeFromOneShingleToTheNext(Tokens tokens) {
    long[] fingerprints = Fingerprints.ofShingles(tokens, 8);
    long changed = 0;
    for (int i = 1; i < fingerprints.length; i++) {
      changed += Long.bitCount(fingerprints[i] ^ fingerprints[i - 1]);
    }

    assertThat((double) changed / (fingerprints.length - 1)).isBetween(31.9, 32.1);
  }

  private static long[] distinctShingles(Tokens tokens) {
    return LongStream.of(Fingerprints.ofShingles(tokens, 8)).distinct().toArray();
  }

  /** Chi-square is near its degrees of freedom; five standard deviations away is no chance. */
  private static void assertUniform(long[] fingerprints, int cells, LongToIntFunction cellOf) {
    int[] counts = new int[cells];
    for (long fingerprint : fingerprints) {
      counts[cellOf.applyAsInt(fingerprint)]++;
    }
    double expected = (double) fingerprints.length / cells;
    double chiSquare = 0;
    for (int count : counts) {
      chiSquare += (count - expected) * (count - expected) / expected;
    }
    int freedom = cells - 1;
    double tolerance = 5 * Math.sqrt(2.0 * freedom);
    assertThat(expected).isGreaterThan(20);
    assertThat(chiSquare).isBetween(freedom - tolerance, freedom + tolerance);
  }
}
