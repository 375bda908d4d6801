package org.urtext.sentences;

import java.util.Arrays;

/**
 * A sentence to be searched for, and what a signature alone tells about its score.
 *
 * <p>A word of the sentence whose bits are not all set in a signature is not in that signature's
 * sentence. So the weights of the words whose bits are set bound the score from above, and
 * candidates below the threshold by this bound need not be read: beyond the paper, and it leaves
 * one candidate in hundreds without losing a match. For the same reason a signature that lacks more
 * of the query's bits than its lightest words can have set is no candidate.
 */
final class SentenceQuery {
  private static final double ROUNDING = 1e-9;

  private final SignatureScheme scheme;
  private final long[] wordBits;
  private final double[] weights;
  private final double whole;
  private final SignatureQuery signatureQuery;

  // By the words present and the bits set; computed when first needed.
  private final float[] surprises;

  SentenceQuery(
      SentenceWords sentences,
      int sentence,
      SignatureScheme scheme,
      WordOverlapScore score,
      RewordingSettings settings) {
    this.scheme = scheme;
    int words = sentences.wordCount(sentence);
    this.wordBits = new long[words];
    this.weights = new double[words];
    double sum = 0;
    for (int i = 0; i < words; i++) {
      long hash = sentences.wordHash(sentences.from(sentence) + i);
      wordBits[i] = scheme.ofWord(hash);
      weights[i] = score.weight(hash);
      sum += weights[i];
    }
    if (sum == 0) {
      Arrays.fill(weights, 1);
      sum = words;
    }
    this.whole = sum;
    this.surprises = new float[(words + 1) * (scheme.widthBits() + 1)];
    Arrays.fill(surprises, Float.NaN);
    int replaceable = replaceableWords(settings.threshold());
    this.signatureQuery =
        new SignatureQuery(
            scheme.ofSentence(sentences, sentence),
            new SignatureRadius(scheme)
                .largest(words - replaceable, 2 * replaceable, settings.allowedFalsePositives()),
            replaceable * scheme.bitsPerWord());
  }

  /**
   * The radius is the paper's, for a sentence in which as many words are replaced as the threshold
   * allows: each is one word dropped and one added.
   */
  SignatureQuery signatureQuery() {
    return signatureQuery;
  }

  /** The score of a sentence with this signature is this or less. */
  double scoreBound(long signature) {
    double present = 0;
    for (int i = 0; i < wordBits.length; i++) {
      if ((wordBits[i] & ~signature) == 0) {
        present += weights[i];
      }
    }
    return present / whole + ROUNDING;
  }

  /**
   * How surprising it is, in nats, that a signature of so many bits has so many of the words' bits
   * by chance: Chernoff's bound for the binomial distribution.
   */
  float surprise(long signature) {
    int present = 0;
    for (long bits : wordBits) {
      if ((bits & ~signature) == 0) {
        present++;
      }
    }
    int bits = Long.bitCount(signature);
    int index = present * (scheme.widthBits() + 1) + bits;
    if (Float.isNaN(surprises[index])) {
      surprises[index] = (float) surprise(present, (double) bits / scheme.widthBits());
    }
    return surprises[index];
  }

  private double surprise(int present, double density) {
    double share = (double) present / wordBits.length;
    double chance = Math.pow(density, scheme.bitsPerWord());
    if (share <= chance) {
      return 0;
    }
    double absent = share < 1 ? (1 - share) * Math.log((1 - share) / (1 - chance)) : 0;
    return wordBits.length * (share * Math.log(share / chance) + absent);
  }

  /** How many words can be missing while the others reach the threshold. */
  private int replaceableWords(double threshold) {
    double[] lightestFirst = weights.clone();
    Arrays.sort(lightestFirst);
    double missing = 0;
    int words = 0;
    for (double weight : lightestFirst) {
      missing += weight;
      if (missing > (1 - threshold + ROUNDING) * whole) {
        break;
      }
      words++;
    }
    return words;
  }
}
