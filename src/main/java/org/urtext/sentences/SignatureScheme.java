package org.urtext.sentences;

/**
 * How a sentence becomes a signature, after qSign (Kim, Candan and Tatemura, 2009, section 2.1): a
 * word sets {@code bitsPerWord} distinct bits of {@code widthBits}, and the sentence's signature is
 * the bitwise or of its words'. The order and repetition of words leave no trace.
 *
 * <p>The paper takes a word's bits from its MD5 and does not say how. Here they come from the
 * word's 64-bit hash (of its stem, stop words being out): the leading bits of the members of a
 * congruential sequence that starts with the hash, until enough distinct bits are set.
 *
 * @param widthBits 16, 32 or 64: m in the paper
 * @param bitsPerWord l in the paper
 */
public record SignatureScheme(int widthBits, int bitsPerWord) {
  /** The narrower of the paper's experiments. */
  public static final SignatureScheme BITS_16 = new SignatureScheme(16, 1);

  /** The wider of the paper's experiments. */
  public static final SignatureScheme BITS_32 = new SignatureScheme(32, 2);

  /**
   * The standard. Two bits a word left the fewest candidates of one to four, at equal recall, on
   * sentences of up to 24 words.
   */
  public static final SignatureScheme BITS_64 = new SignatureScheme(64, 2);

  private static final long MULTIPLIER = 0xd1342543de82ef95L;

  public SignatureScheme {
    if (widthBits != 16 && widthBits != 32 && widthBits != 64) {
      throw new IllegalArgumentException("a signature has 16, 32 or 64 bits, not " + widthBits);
    }
    if (bitsPerWord < 1 || bitsPerWord > widthBits / 2) {
      throw new IllegalArgumentException(
          "a word cannot set " + bitsPerWord + " bits of " + widthBits);
    }
  }

  /**
   * The paper's rule for l: the smallest number of bits by which all words of a dictionary can have
   * signatures of their own. Its experiments use fewer, 1 of 16 and 2 of 32, and so do we.
   */
  public static int bitsPerWordFor(int widthBits, long dictionaryWords) {
    double combinations = 1;
    for (int bits = 1; bits < widthBits / 2; bits++) {
      combinations = combinations * (widthBits - bits + 1) / bits;
      if (combinations >= dictionaryWords) {
        return bits;
      }
    }
    return widthBits / 2;
  }

  int widthBytes() {
    return widthBits / Byte.SIZE;
  }

  /** The bits of one word, the lowest {@link #widthBits} of the result. */
  public long ofWord(long wordHash) {
    int shift = Long.numberOfLeadingZeros(widthBits) + 1;
    long signature = 0;
    long state = wordHash;
    while (Long.bitCount(signature) < bitsPerWord) {
      state = state * MULTIPLIER + 1;
      signature |= 1L << (state >>> shift);
    }
    return signature;
  }

  /** The signature of a sentence. */
  public long ofSentence(SentenceWords sentences, int sentence) {
    long signature = 0;
    for (int word = sentences.from(sentence); word < sentences.to(sentence); word++) {
      signature |= ofWord(sentences.wordHash(word));
    }
    return signature;
  }
}
