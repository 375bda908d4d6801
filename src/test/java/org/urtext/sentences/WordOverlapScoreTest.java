package org.urtext.sentences;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class WordOverlapScoreTest {
  /** In 1000 sentences, word 1 occurs in 10 and word 2 in 100. */
  private static final WordFrequencies FREQUENCIES = new Counted(1000, Map.of(1L, 10L, 2L, 100L));

  @Test
  void isOneForTheSameWordsInAnyOrder() {
    assertThat(score(FREQUENCIES, new long[] {1, 2, 3}, new long[] {3, 2, 1, 2})).isEqualTo(1);
  }

  @Test
  void isZeroWithoutACommonWord() {
    assertThat(score(FREQUENCIES, new long[] {1, 2}, new long[] {3, 4})).isZero();
  }

  @Test
  void weighsWordsByTheLogarithmOfTheirRarity() {
    assertThat(score(FREQUENCIES, new long[] {1, 2}, new long[] {1}))
        .isCloseTo(Math.log(100) / (Math.log(100) + Math.log(10)), within(1e-12));
  }

  @Test
  void countsAWordThatNeverOccurredAsIfItHadOnce() {
    assertThat(new WordOverlapScore(FREQUENCIES).weight(99)).isEqualTo(Math.log(1000));
  }

  @Test
  void wordsBeyondTheQueryCostNothing() {
    assertThat(score(FREQUENCIES, new long[] {1, 2}, new long[] {1, 2, 5, 6, 7})).isEqualTo(1);
  }

  @Test
  void isThePlainShareOfWordsWhereNothingIsKnown() {
    assertThat(score(WordFrequencies.NONE, new long[] {1, 2, 3, 4}, new long[] {1, 2, 3}))
        .isEqualTo(0.75);
  }

  @Test
  void agreesWithTheDefinitionOnRandomSentences() {
    SplittableRandom random = new SplittableRandom(3);
    for (int trial = 0; trial < 500; trial++) {
      long[] q = random.longs(1 + random.nextInt(12), 0, 20).toArray();
      long[] r = random.longs(1 + random.nextInt(12), 0, 20).toArray();
      assertThat(score(FREQUENCIES, q, r)).isCloseTo(definition(q, r), within(1e-12));
    }
  }

  private static double definition(long[] q, long[] r) {
    WordOverlapScore weights = new WordOverlapScore(FREQUENCIES);
    double whole = Arrays.stream(q).distinct().mapToDouble(weights::weight).sum();
    double shared =
        Arrays.stream(q)
            .distinct()
            .filter(word -> Arrays.stream(r).anyMatch(other -> other == word))
            .mapToDouble(weights::weight)
            .sum();
    return shared / whole;
  }

  private static double score(WordFrequencies frequencies, long[] q, long[] r) {
    SentenceWords sentences = SentenceSamples.ofHashes(q, r);
    return new WordOverlapScore(frequencies).of(sentences, 0, sentences, 1);
  }

  private record Counted(long total, Map<Long, Long> counts) implements WordFrequencies {
    @Override
    public long frequency(long wordHash) {
      return counts.getOrDefault(wordHash, 0L);
    }
  }
}
