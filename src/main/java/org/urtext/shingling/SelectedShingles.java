package org.urtext.shingling;

import java.util.Arrays;
import java.util.BitSet;

/**
 * The shingles that a selector chose from a document, in the document's order: for each its
 * fingerprint and the tokens it covers. A shingle's index here is what the paper calls its offset.
 *
 * <p>Both the first tokens and the ends strictly increase. Shingles of one selector have all the
 * same length, but for the text segments of hash-breaking and DCT.
 */
public final class SelectedShingles {
  private final long[] fingerprints;
  private final int[] firstTokens;
  private final int[] endTokens;

  /** Takes the arrays as they are; they must not change afterwards. */
  public SelectedShingles(long[] fingerprints, int[] firstTokens, int[] endTokens) {
    if (fingerprints.length != firstTokens.length || fingerprints.length != endTokens.length) {
      throw new IllegalArgumentException("the three arrays differ in length");
    }
    for (int i = 0; i < firstTokens.length; i++) {
      boolean isOrdered =
          i == 0 || (firstTokens[i - 1] < firstTokens[i] && endTokens[i - 1] < endTokens[i]);
      if (!isOrdered || firstTokens[i] < 0 || endTokens[i] <= firstTokens[i]) {
        throw new IllegalArgumentException("shingle " + i + " is empty or out of order");
      }
    }
    this.fingerprints = fingerprints;
    this.firstTokens = firstTokens;
    this.endTokens = endTokens;
  }

  public int size() {
    return fingerprints.length;
  }

  public long fingerprint(int offset) {
    return fingerprints[offset];
  }

  public int firstToken(int offset) {
    return firstTokens[offset];
  }

  /** The token after the last. */
  public int endToken(int offset) {
    return endTokens[offset];
  }

  /** The fingerprints themselves, to be read only. */
  public long[] fingerprints() {
    return fingerprints;
  }

  /**
   * The first byte of the shingle selected before this one, or {@link Fingerprints#NO_NEIGHBOUR}.
   */
  public byte previousByte(int offset) {
    return offset == 0
        ? Fingerprints.NO_NEIGHBOUR
        : Fingerprints.firstByte(fingerprints[offset - 1]);
  }

  /**
   * The first byte of the shingle selected after this one, or {@link Fingerprints#NO_NEIGHBOUR}.
   */
  public byte nextByte(int offset) {
    return offset == fingerprints.length - 1
        ? Fingerprints.NO_NEIGHBOUR
        : Fingerprints.firstByte(fingerprints[offset + 1]);
  }

  /** The tokens that at least one of these shingles covers. */
  public BitSet coveredTokens() {
    BitSet covered = new BitSet();
    for (int i = 0; i < firstTokens.length; i++) {
      covered.set(firstTokens[i], endTokens[i]);
    }
    return covered;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SelectedShingles that
        && Arrays.equals(fingerprints, that.fingerprints)
        && Arrays.equals(firstTokens, that.firstTokens)
        && Arrays.equals(endTokens, that.endTokens);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(fingerprints) + Arrays.hashCode(firstTokens);
  }

  @Override
  public String toString() {
    return size() + " shingles starting at tokens " + Arrays.toString(firstTokens);
  }

  /** Gathers shingles in the document's order. */
  static final class Builder {
    private long[] fingerprints;
    private int[] firstTokens;
    private int[] endTokens;
    private int size;

    Builder(int expectedShingles) {
      int capacity = Math.max(8, expectedShingles);
      fingerprints = new long[capacity];
      firstTokens = new int[capacity];
      endTokens = new int[capacity];
    }

    void add(long fingerprint, int firstToken, int endToken) {
      if (size == fingerprints.length) {
        int capacity = size + (size >> 1);
        fingerprints = Arrays.copyOf(fingerprints, capacity);
        firstTokens = Arrays.copyOf(firstTokens, capacity);
        endTokens = Arrays.copyOf(endTokens, capacity);
      }
      fingerprints[size] = fingerprint;
      firstTokens[size] = firstToken;
      endTokens[size] = endToken;
      size++;
    }

    SelectedShingles build() {
      return new SelectedShingles(
          Arrays.copyOf(fingerprints, size),
          Arrays.copyOf(firstTokens, size),
          Arrays.copyOf(endTokens, size));
    }
  }
}
