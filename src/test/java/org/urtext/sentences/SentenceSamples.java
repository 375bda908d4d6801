package org.urtext.sentences;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.urtext.analysis.Language;
import org.urtext.analysis.Profile;
import org.urtext.analysis.SentenceSplitter;
import org.urtext.analysis.Sentences;
import org.urtext.analysis.TextAnalyzer;
import org.urtext.analysis.Tokens;

/** Sentences for tests: of English text, or of random words. */
final class SentenceSamples {
  private SentenceSamples() {}

  static SentenceWords ofEnglish(String text) {
    return SentenceWords.of(
        new TextAnalyzer(Profile.THESIS, Language.ENGLISH).tokens(text),
        new SentenceSplitter(Language.ENGLISH).sentences(text),
        SentenceLimits.STANDARD);
  }

  /** Every array is a sentence; each of its words takes one character of a text. */
  static SentenceWords ofHashes(SentenceLimits limits, long[]... sentences) {
    long[] hashes = Arrays.stream(sentences).flatMapToLong(Arrays::stream).toArray();
    int[] starts = new int[hashes.length];
    int[] ends = new int[hashes.length];
    Arrays.setAll(starts, i -> i);
    Arrays.setAll(ends, i -> i + 1);
    int[] sentenceStarts = new int[sentences.length];
    int[] sentenceEnds = new int[sentences.length];
    int at = 0;
    for (int i = 0; i < sentences.length; i++) {
      sentenceStarts[i] = at;
      at += sentences[i].length;
      sentenceEnds[i] = at;
    }
    return SentenceWords.of(
        new Tokens(hashes, starts, ends), new Sentences(sentenceStarts, sentenceEnds), limits);
  }

  static SentenceWords ofHashes(long[]... sentences) {
    return ofHashes(new SentenceLimits(1, 1000), sentences);
  }

  /** Words of a vocabulary in which some are much more common than others. */
  static long[] randomSentence(SplittableRandom random, int words) {
    return random.longs(words).map(ignored -> commonWord(random)).toArray();
  }

  /** A word's hash; its rank is spread evenly on a logarithmic scale up to 3000. */
  static long commonWord(SplittableRandom random) {
    long rank = (long) Math.exp(random.nextDouble() * 8);
    return rank * 0x9e3779b97f4a7c15L ^ 0x5555555555555555L;
  }

  /** The sentence with some words replaced, dropped or inserted, and all in another order. */
  static long[] reworded(SplittableRandom random, long[] sentence, int changes) {
    long[] words = sentence.clone();
    for (int change = 0; change < changes; change++) {
      int at = random.nextInt(words.length);
      switch (random.nextInt(3)) {
        case 0 -> words[at] = random.nextLong();
        case 1 -> words[at] = words[words.length - 1];
        default -> {
          words = Arrays.copyOf(words, words.length + 1);
          words[words.length - 1] = random.nextLong();
        }
      }
    }
    for (int i = words.length - 1; i > 0; i--) {
      int other = random.nextInt(i + 1);
      long word = words[i];
      words[i] = words[other];
      words[other] = word;
    }
    return words;
  }
}
