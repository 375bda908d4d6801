package org.urtext.sentences;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.urtext.document.Span;

class SentenceWordsTest {
  private static final SentenceLimits LIMITS = new SentenceLimits(3, 10);

  @Test
  void holdsTheDistinctWordsOfASentenceInAscendingOrder() {
    SentenceWords sentences = SentenceSamples.ofHashes(LIMITS, new long[] {9, 4, 9, 7, 4});
    assertThat(sentences.wordCount(0)).isEqualTo(3);
    assertThat(LongStream.of(sentences.wordHash(0), sentences.wordHash(1), sentences.wordHash(2)))
        .containsExactly(4L, 7L, 9L);
  }

  @Test
  void leavesOutSentencesOfTooFewDistinctWords() {
    SentenceWords sentences =
        SentenceSamples.ofHashes(LIMITS, new long[] {1, 2, 1, 2}, new long[] {1, 2, 3});
    assertThat(sentences.size()).isEqualTo(1);
    assertThat(sentences.span(0)).isEqualTo(new Span(4, 7));
  }

  @Test
  void cutsLongSentencesIntoEqualPieces() {
    SentenceWords sentences = SentenceSamples.ofHashes(LIMITS, LongStream.range(0, 25).toArray());
    assertThat(sentences.size()).isEqualTo(3);
    assertThat(sentences.span(0)).isEqualTo(new Span(0, 8));
    assertThat(sentences.span(1)).isEqualTo(new Span(8, 16));
    assertThat(sentences.span(2)).isEqualTo(new Span(16, 25));
  }

  @Test
  void findsASentenceByItsStart() {
    SentenceWords sentences =
        SentenceSamples.ofHashes(LIMITS, new long[] {1, 2, 3}, new long[] {4, 5, 6, 7});
    assertThat(sentences.startingAt(3)).isEqualTo(1);
    assertThat(sentences.startingAt(4)).isEqualTo(-1);
  }

  @Test
  void aTextWithoutWordsHasNoSentences() {
    assertThat(SentenceSamples.ofEnglish(" \n . ! ").size()).isZero();
  }
}
