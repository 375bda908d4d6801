package org.urtext.shingling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.function.LongFunction;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.urtext.analysis.Tokens;

/** The share of shingles that is selected, in per cent, with shingles of eight tokens. */
class SelectedShareTest {

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          all,              100
          every(4),          25
          every(6),          16.667
          modulo(3),         33.333
          modulo(8),         12.5
          winnowing(5),      33.333
          winnowing(8),      22.222
          hailstorm,         25
          fbw(8),            22.222
          mfbw(3),           50
          hash-breaking(3),  14.815
          hash-breaking(8),   4.909
          dct(3),            14.815
          no-overlap(all),   12.5
          """)
  void isWhatTheorySaysForALongDocumentOfDistinctTokens(String selection, double percent) {
    double share = share(selection, 1, seed -> TokenSamples.distinct(seed, 400_000));

    assertThat(share).isCloseTo(percent, within(0.3));
  }

  /**
   * Table 3 of the WWW 2009 paper, on documents as long as its average blog and with words as
   * frequent as in English. The paper prints whole per cents. Left out are W8 and W9, which there
   * lie 1.3 and 1 above the 2/(w+1) that the paper itself quotes, and the segments of
   * hash-breaking, which there are as many as if a segment that is too short went on at its break:
   * see {@link TextSegments}.
   */
  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          every(4),                  25
          every(6),                  17
          every(8),                  13
          no-overlap(modulo(2)),     15
          no-overlap(modulo(3)),     15
          modulo(4),                 25
          no-overlap(modulo(4)),     14
          modulo(5),                 20
          no-overlap(modulo(5)),     14
          modulo(6),                 16
          no-overlap(modulo(6)),     12.5
          modulo(7),                 14
          no-overlap(modulo(7)),     11
          modulo(8),                 12
          no-overlap(modulo(8)),     10
          no-overlap(winnowing(5)),  16
          no-overlap(winnowing(6)),  17
          no-overlap(winnowing(7)),  16.5
          no-overlap(winnowing(8)),  17
          no-overlap(winnowing(9)),  16
          no-overlap(hailstorm),     17
          """)
  void isNearThePapersTable3(String selection, double percent) {
    double share = share(selection, 500, seed -> TokenSamples.zipf(seed, 204));

    assertThat(share).isCloseTo(percent, within(1.2));
  }

  private static double share(String selection, int documents, LongFunction<Tokens> document) {
    ShingleSelector selector = Selection.parse(selection).selector(8, NgramFrequencies.NONE);
    long selected = 0;
    long all = 0;
    for (long seed = 0; seed < documents; seed++) {
      Tokens tokens = document.apply(seed);
      selected += selector.select(tokens).size();
      all += tokens.size() - 7;
    }
    return 100.0 * selected / all;
  }
}
