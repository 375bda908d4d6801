package org.urtext.sentences;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.SplittableRandom;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

class SignatureSchemeTest {
  @Property(tries = 200)
  void aWordSetsExactlyItsBitsWithinTheWidth(
      @ForAll long word,
      @ForAll @IntRange(min = 4, max = 6) int log,
      @ForAll @IntRange(min = 1, max = 8) int bits) {
    int width = 1 << log;
    long signature = new SignatureScheme(width, bits).ofWord(word);
    assertThat(Long.bitCount(signature)).isEqualTo(bits);
    assertThat(Long.SIZE - Long.numberOfLeadingZeros(signature)).isLessThanOrEqualTo(width);
  }

  @Test
  void aSentenceIsTheOrOfItsWords() {
    SignatureScheme scheme = SignatureScheme.BITS_32;
    SentenceWords sentences = SentenceSamples.ofHashes(new long[] {11, 22, 33});
    assertThat(scheme.ofSentence(sentences, 0))
        .isEqualTo(scheme.ofWord(11) | scheme.ofWord(22) | scheme.ofWord(33));
  }

  @Test
  void orderAndRepetitionOfWordsLeaveNoTrace() {
    SentenceWords sentences =
        SentenceSamples.ofHashes(new long[] {1, 2, 3, 4}, new long[] {4, 3, 4, 1, 2, 1});
    assertThat(SignatureScheme.BITS_64.ofSentence(sentences, 1))
        .isEqualTo(SignatureScheme.BITS_64.ofSentence(sentences, 0));
  }

  @Test
  void wordsUseAllBitsEvenly() {
    SignatureScheme scheme = SignatureScheme.BITS_64;
    SplittableRandom random = new SplittableRandom(7);
    int[] counts = new int[64];
    int words = 64_000;
    for (int i = 0; i < words; i++) {
      long signature = scheme.ofWord(random.nextLong());
      for (int bit = 0; bit < 64; bit++) {
        counts[bit] += (int) (signature >>> bit & 1);
      }
    }
    for (int count : counts) {
      assertThat(count).isCloseTo(words * 2 / 64, within(250));
    }
  }

  @Test
  void thePapersRuleGivesEveryWordOfADictionaryItsOwnSignature() {
    assertThat(SignatureScheme.bitsPerWordFor(32, 496)).isEqualTo(2);
    assertThat(SignatureScheme.bitsPerWordFor(32, 497)).isEqualTo(3);
    assertThat(SignatureScheme.bitsPerWordFor(64, 40_000)).isEqualTo(3);
    assertThat(SignatureScheme.bitsPerWordFor(16, 1_000_000)).isEqualTo(8);
  }

  @Test
  void refusesOtherWidths() {
    assertThatThrownBy(() -> new SignatureScheme(48, 2))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("48");
  }
}
