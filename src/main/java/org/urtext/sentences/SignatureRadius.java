package org.urtext.sentences;

/**
 * The formulas of qSign (2009, section 2.1) on bits that differ, and the choice of the search
 * radius from them. A sentence s1 has n words and s2 the same and k more; a sentence with words
 * both dropped and added is taken, as in the paper, for the words in common with all the others
 * added.
 *
 * <p>The formulas take the bits of a signature for independent. They are not quite, since a word
 * sets exactly l of them: on average as many bits differ as predicted, but the number varies less,
 * so that within a radius above the average lie more reworded sentences than predicted.
 */
public final class SignatureRadius {
  private static final double ROUNDING = 1e-9;

  private final SignatureScheme scheme;

  public SignatureRadius(SignatureScheme scheme) {
    this.scheme = scheme;
  }

  /** The probability that a bit is set in the signature of n words. */
  public double bitSet(int words) {
    return 1 - bitClear(words);
  }

  /** P<sub>bitswitch</sub>: that a bit is clear with n words, and set by k more. */
  public double bitSwitch(int words, int moreWords) {
    return bitClear(words) * (1 - bitClear(moreWords));
  }

  /** P<sub>exact bit diff</sub>: that exactly t bits differ between n words and k more. */
  public double exactly(int words, int moreWords, int bits) {
    return binomial(bitSwitch(words, moreWords), bits);
  }

  /** P<sub>max bit diff</sub>: that at most d bits differ between n words and k more. */
  public double atMost(int words, int moreWords, int bits) {
    return cumulative(bitSwitch(words, moreWords), bits);
  }

  /**
   * The paper's choice: the largest d for which a sentence of more than k additional words is
   * within d bits with at most the allowed probability; 0 at least, since equal signatures are
   * always looked at.
   */
  public int largest(int words, int moreWords, double allowedFalsePositives) {
    double bitSwitch = bitSwitch(words, moreWords + 1);
    double sum = binomial(bitSwitch, 0);
    int radius = 0;
    while (radius < scheme.widthBits()) {
      sum += binomial(bitSwitch, radius + 1);
      if (sum > allowedFalsePositives + ROUNDING) {
        break;
      }
      radius++;
    }
    return radius;
  }

  /**
   * That two sentences without a word in common are within d bits of each other. Not in the paper,
   * whose false positives are sentences related a little too loosely; but in a large collection
   * nearly all candidates are of this sort.
   */
  public double unrelated(int words, int otherWords, int bits) {
    double set = bitSet(words);
    double otherSet = bitSet(otherWords);
    return cumulative(set * (1 - otherSet) + otherSet * (1 - set), bits);
  }

  private double bitClear(int words) {
    return Math.pow(1 - 1.0 / scheme.widthBits(), (double) words * scheme.bitsPerWord());
  }

  private double cumulative(double probability, int bits) {
    double sum = 0;
    for (int t = 0; t <= bits; t++) {
      sum += binomial(probability, t);
    }
    return Math.min(1, sum);
  }

  private double binomial(double probability, int bits) {
    int width = scheme.widthBits();
    double combinations = 1;
    for (int i = 1; i <= bits; i++) {
      combinations = combinations * (width - i + 1) / i;
    }
    return combinations * Math.pow(probability, bits) * Math.pow(1 - probability, width - bits);
  }
}
