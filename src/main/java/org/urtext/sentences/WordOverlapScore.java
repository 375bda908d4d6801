package org.urtext.sentences;

/**
 * How much of a sentence is said in another, from 0 to 1: the word-overlap measure of qSign (2009,
 * section 2), which it takes from RECAP (Metzler and others, 2005). Words count once, by their
 * weight log(N / df): the weights of the words of Q that are in R, over the weights of all words of
 * Q. The measure looks one way: what R says beyond Q costs nothing.
 *
 * <p>The paper's formula sums the weights of the common words without dividing by those of Q, which
 * is no figure between 0 and 1, although its thresholds are; the division is the one that gives 1
 * to a sentence compared with itself. Where the paper is silent: a word that never occurred counts
 * as if it had occurred once, and if no word has weight (nothing is known of the collection, or all
 * words are in all of it), all weigh alike.
 */
public final class WordOverlapScore {
  /** The paper's threshold for reuse. */
  public static final double STANDARD_THRESHOLD = 0.7;

  private final WordFrequencies frequencies;

  public WordOverlapScore(WordFrequencies frequencies) {
    this.frequencies = frequencies;
  }

  /** The score of sentence {@code q} of one text as reuse of sentence {@code r} of another. */
  public double of(SentenceWords queries, int q, SentenceWords archived, int r) {
    double shared = 0;
    double whole = 0;
    int sharedWords = 0;
    int other = archived.from(r);
    int otherEnd = archived.to(r);
    for (int word = queries.from(q); word < queries.to(q); word++) {
      long hash = queries.wordHash(word);
      double weight = weight(hash);
      whole += weight;
      while (other < otherEnd && archived.wordHash(other) < hash) {
        other++;
      }
      if (other < otherEnd && archived.wordHash(other) == hash) {
        shared += weight;
        sharedWords++;
      }
    }
    if (whole > 0) {
      return shared / whole;
    }
    return sharedWords == 0 ? 0 : (double) sharedWords / queries.wordCount(q);
  }

  /** log(N / df) of a word, never below 0. */
  public double weight(long wordHash) {
    long total = frequencies.total();
    long frequency = Math.max(1, frequencies.frequency(wordHash));
    return frequency >= total ? 0 : Math.log((double) total / frequency);
  }
}
