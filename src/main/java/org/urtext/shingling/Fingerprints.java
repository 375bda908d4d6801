package org.urtext.shingling;

import org.urtext.analysis.Tokens;

/**
 * Rabin's fingerprints over tokens: the 64-bit numbers that stand for shingles everywhere else.
 *
 * <p>A sequence of tokens t<sub>0</sub> … t<sub>k−1</sub> is the sum of t<sub>i</sub>
 * x<sup>k−1−i</sup> in the field GF(2<sup>64</sup>) = GF(2)[x] / (x<sup>64</sup> + x<sup>4</sup> +
 * x<sup>3</sup> + x + 1), so a step to the next shingle is one multiplication by x and two
 * additions. In a field no sequence of up to 64 tokens loses a bit, however its tokens repeat; in
 * arithmetic modulo 2<sup>64</sup> repeated tokens have even coefficients and do. Each token is
 * mixed before it enters and the sum is mixed once more on its way out, both bijectively: token
 * hashes of any quality give fingerprints whose every bit may be used alone.
 *
 * <p>The paper (Abdel-Hamid et al., "Detecting the Origin of Text Segments Efficiently", WWW 2009)
 * uses Rabin's fingerprints of 62 bits and lets the same bits decide the selection and the place in
 * the table. Winnowing would then send mostly small numbers, which crowd in a few buckets. Here
 * selectors judge {@link #selectionValue}, a one-to-one renaming of the fingerprints whose order
 * has nothing to do with their bits.
 *
 * <p>These numbers are stored in files. Whatever changes one of them needs a new {@link #ID}.
 */
public final class Fingerprints {
  /** Names this hash in the headers of files. */
  public static final String ID = "rabin64-v1";

  /** The longest shingle: beyond it the outgoing token could not be removed without a carry. */
  public static final int MAX_SHINGLE_TOKENS = 60;

  /** What {@link #firstByte} never returns: there is no shingle on that side. */
  public static final byte NO_NEIGHBOUR = 0;

  private static final long GOLDEN_RATIO = 0x9E3779B97F4A7C15L;

  private Fingerprints() {}

  /**
   * The fingerprints of all shingles of {@code shingleTokens} consecutive tokens, by first token. A
   * document with fewer tokens has none.
   */
  public static long[] ofShingles(Tokens tokens, int shingleTokens) {
    requireShingleTokens(shingleTokens);
    long[] hashes = tokens.hashes();
    if (hashes.length < shingleTokens) {
      return new long[0];
    }
    long[] fingerprints = new long[hashes.length - shingleTokens + 1];
    long sum = 0;
    for (int i = 0; i < shingleTokens; i++) {
      sum = timesPowerOfX(sum, 1) ^ ofToken(hashes[i]);
    }
    fingerprints[0] = mix(sum);
    for (int first = 1; first < fingerprints.length; first++) {
      sum =
          timesPowerOfX(sum, 1)
              ^ timesPowerOfX(ofToken(hashes[first - 1]), shingleTokens)
              ^ ofToken(hashes[first + shingleTokens - 1]);
      fingerprints[first] = mix(sum);
    }
    return fingerprints;
  }

  /** The fingerprint of a run of tokens of any length; of k tokens, it is their shingle's. */
  public static long ofSegment(Tokens tokens, int firstToken, int endToken) {
    long[] hashes = tokens.hashes();
    long sum = 0;
    for (int i = firstToken; i < endToken; i++) {
      sum = timesPowerOfX(sum, 1) ^ ofToken(hashes[i]);
    }
    return mix(sum);
  }

  /** The fingerprint of a single token, for the selectors that look at tokens. */
  public static long ofToken(long tokenHash) {
    return mix(tokenHash + GOLDEN_RATIO);
  }

  /** The fingerprints of all tokens. */
  static long[] ofTokens(Tokens tokens) {
    long[] hashes = tokens.hashes();
    long[] fingerprints = new long[hashes.length];
    for (int i = 0; i < hashes.length; i++) {
      fingerprints[i] = ofToken(hashes[i]);
    }
    return fingerprints;
  }

  /**
   * The number, unsigned, by which selectors compare and divide. Different fingerprints have
   * different values, and the choice that a selector makes by them leaves the fingerprints' own
   * bits uniform.
   */
  public static long selectionValue(long fingerprint) {
    return mix(fingerprint + GOLDEN_RATIO);
  }

  static long[] selectionValues(long[] fingerprints) {
    long[] values = new long[fingerprints.length];
    for (int i = 0; i < fingerprints.length; i++) {
      values[i] = selectionValue(fingerprints[i]);
    }
    return values;
  }

  /**
   * The paper's 'first byte' of a fingerprint, which the table keeps of a shingle's two neighbours:
   * its highest eight bits, where 0 becomes 1 so that 0 is free to say {@link #NO_NEIGHBOUR}.
   */
  public static byte firstByte(long fingerprint) {
    int highest = (int) (fingerprint >>> 56);
    return (byte) (highest == 0 ? 1 : highest);
  }

  static void requireShingleTokens(int shingleTokens) {
    if (shingleTokens < 1 || shingleTokens > MAX_SHINGLE_TOKENS) {
      throw new IllegalArgumentException(
          "a shingle has 1 to " + MAX_SHINGLE_TOKENS + " tokens, not " + shingleTokens);
    }
  }

  /**
   * Multiplies by x to the given power, 1 to 60: x^64 that falls off returns as x^4 + x^3 + x + 1.
   */
  static long timesPowerOfX(long element, int power) {
    long fallen = element >>> (Long.SIZE - power);
    return (element << power) ^ fallen ^ (fallen << 1) ^ (fallen << 3) ^ (fallen << 4);
  }

  /** The finaliser of SplitMix64 (Stafford's variant 13): one-to-one, every bit moves every bit. */
  static long mix(long bits) {
    long z = (bits ^ (bits >>> 30)) * 0xBF58476D1CE4E5B9L;
    z = (z ^ (z >>> 27)) * 0x94D049BB133111EBL;
    return z ^ (z >>> 31);
  }
}
