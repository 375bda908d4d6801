package org.urtext.shingling;

import org.urtext.analysis.Tokens;

/**
 * DCT (Seo and Croft, SIGIR 2008, as told by WWW 2009, section 2.1): the {@link TextSegments} of
 * hash-breaking, but a segment's fingerprint comes from the discrete cosine transform of its
 * tokens' fingerprints, so that a segment with a small change may keep it.
 *
 * <p>The WWW paper says that the values are normalised, transformed, quantised and joined to 64
 * bits, not how. Here a token's fingerprint becomes a number from −1 to 1; the transform is the
 * orthonormal DCT-II, whose coefficients then all spread alike (standard deviation 1/√3), whatever
 * the length; the lowest frequencies are kept, sixteen at most, and share the 64 bits evenly, each
 * cut into equal steps between −2 and 2. A segment of N tokens thus has N coefficients of 64/N
 * bits, or 16 of 4 bits. Coarser steps would forgive more and would also give unrelated short
 * segments the same fingerprint, which here would be a false accusation; that is the trade the
 * method offers, and the WWW paper's own results with it are mixed. The joined bits are mixed at
 * last, for the table wants them uniform.
 *
 * <p>{@link StrictMath} and Java's exact floating-point rules give the same bits on every machine.
 */
record DctSelector(int divisor) implements ShingleSelector {
  private static final int MAX_COEFFICIENTS = 16;
  private static final double LARGEST_COEFFICIENT = 2;

  @Override
  public SelectedShingles select(Tokens tokens) {
    return TextSegments.select(tokens, divisor, DctSelector::fingerprint);
  }

  private static long fingerprint(Tokens tokens, int firstToken, int endToken) {
    double[] coefficients = lowestCoefficients(tokens, firstToken, endToken);
    int bits = Long.SIZE / coefficients.length;
    long joined = 0;
    for (double coefficient : coefficients) {
      joined = (bits == Long.SIZE ? 0 : joined << bits) | quantise(coefficient, bits);
    }
    return Fingerprints.mix(joined);
  }

  static double[] lowestCoefficients(Tokens tokens, int firstToken, int endToken) {
    int length = endToken - firstToken;
    double[] coefficients = new double[Math.min(length, MAX_COEFFICIENTS)];
    for (int i = 0; i < length; i++) {
      double value = Fingerprints.ofToken(tokens.hash(firstToken + i)) * 0x1p-63;
      double cosine = StrictMath.cos(Math.PI * (2 * i + 1) / (2.0 * length));
      // cos(jθ) from its two predecessors, so that a token costs one cosine.
      double beforePrevious = cosine;
      double previous = 1;
      for (int j = 0; j < coefficients.length; j++) {
        coefficients[j] += value * previous;
        double next = 2 * cosine * previous - beforePrevious;
        beforePrevious = previous;
        previous = next;
      }
    }
    coefficients[0] *= StrictMath.sqrt(1.0 / length);
    for (int j = 1; j < coefficients.length; j++) {
      coefficients[j] *= StrictMath.sqrt(2.0 / length);
    }
    return coefficients;
  }

  private static long quantise(double coefficient, int bits) {
    double steps = StrictMath.scalb(1.0, Math.min(bits, 32));
    double step = (coefficient / LARGEST_COEFFICIENT + 1) / 2 * steps;
    return (long) Math.clamp(Math.floor(step), 0, steps - 1);
  }
}
