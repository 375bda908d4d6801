package org.urtext.sentences;

import java.util.Arrays;
import org.urtext.analysis.Sentences;
import org.urtext.analysis.Tokens;
import org.urtext.document.Span;

/**
 * The sentences of a text as sets of words: for each sentence its distinct word hashes in ascending
 * order, and its place in the text. Sentences outside the limits are not here. Arrays, not objects:
 * a long document has many.
 */
public final class SentenceWords {
  private final long[] wordHashes;
  private final int[] firstWords;
  private final int[] charStarts;
  private final int[] charEnds;

  private SentenceWords(Builder builder) {
    this.wordHashes = Arrays.copyOf(builder.wordHashes, builder.words);
    this.firstWords = Arrays.copyOf(builder.firstWords, builder.sentences + 1);
    this.charStarts = Arrays.copyOf(builder.charStarts, builder.sentences);
    this.charEnds = Arrays.copyOf(builder.charEnds, builder.sentences);
  }

  /**
   * @param tokens of the words that count: without stop words, stemmed
   * @param sentences of the same text
   */
  public static SentenceWords of(Tokens tokens, Sentences sentences, SentenceLimits limits) {
    Builder builder = new Builder(tokens, limits);
    int token = 0;
    for (int sentence = 0; sentence < sentences.size(); sentence++) {
      while (token < tokens.size() && tokens.start(token) < sentences.start(sentence)) {
        token++;
      }
      int first = token;
      while (token < tokens.size() && tokens.start(token) < sentences.end(sentence)) {
        token++;
      }
      builder.addSentence(first, token);
    }
    return new SentenceWords(builder);
  }

  public int size() {
    return charStarts.length;
  }

  /** The number of distinct words of a sentence: n in the paper. */
  public int wordCount(int sentence) {
    return firstWords[sentence + 1] - firstWords[sentence];
  }

  /** The distinct words of a sentence, in ascending order of their hashes. */
  public long[] wordHashes(int sentence) {
    return Arrays.copyOfRange(wordHashes, from(sentence), to(sentence));
  }

  /** From the first of its words that count to the last. */
  public Span span(int sentence) {
    return new Span(charStarts[sentence], charEnds[sentence]);
  }

  /** The sentence whose span starts at this character, or -1. */
  int startingAt(int charOffset) {
    return Math.max(-1, Arrays.binarySearch(charStarts, charOffset));
  }

  int charStart(int sentence) {
    return charStarts[sentence];
  }

  int from(int sentence) {
    return firstWords[sentence];
  }

  int to(int sentence) {
    return firstWords[sentence + 1];
  }

  long wordHash(int word) {
    return wordHashes[word];
  }

  private static final class Builder {
    private final Tokens tokens;
    private final SentenceLimits limits;
    private final long[] wordHashes;
    private int[] firstWords = new int[64];
    private int[] charStarts = new int[64];
    private int[] charEnds = new int[64];
    private int words;
    private int sentences;

    Builder(Tokens tokens, SentenceLimits limits) {
      this.tokens = tokens;
      this.limits = limits;
      this.wordHashes = new long[tokens.size()];
    }

    void addSentence(int first, int end) {
      int length = end - first;
      int pieces = Math.ceilDiv(length, limits.mostWords());
      for (int piece = 0; piece < pieces; piece++) {
        int from = first + (int) ((long) length * piece / pieces);
        int to = first + (int) ((long) length * (piece + 1) / pieces);
        addPiece(from, to);
      }
    }

    private void addPiece(int from, int to) {
      int first = words;
      int distinct = copyDistinct(from, to);
      if (distinct < limits.fewestWords()) {
        return;
      }
      words = first + distinct;
      if (sentences + 2 > firstWords.length) {
        firstWords = Arrays.copyOf(firstWords, 2 * firstWords.length);
        charStarts = Arrays.copyOf(charStarts, 2 * charStarts.length);
        charEnds = Arrays.copyOf(charEnds, 2 * charEnds.length);
      }
      charStarts[sentences] = tokens.start(from);
      charEnds[sentences] = tokens.end(to - 1);
      sentences++;
      firstWords[sentences] = words;
    }

    private int copyDistinct(int from, int to) {
      int end = words + to - from;
      System.arraycopy(tokens.hashes(), from, wordHashes, words, to - from);
      Arrays.sort(wordHashes, words, end);
      int distinct = 0;
      for (int i = words; i < end; i++) {
        if (distinct == 0 || wordHashes[i] != wordHashes[words + distinct - 1]) {
          wordHashes[words + distinct++] = wordHashes[i];
        }
      }
      return distinct;
    }
  }
}
