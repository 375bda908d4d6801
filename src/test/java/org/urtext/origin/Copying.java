package org.urtext.origin;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.urtext.shingling.SelectedShingles;

/**
 * A query document and what a table might tell about it, described shingle by shingle. The shingles
 * have two tokens each and start at every token.
 */
final class Copying {
  private final long[] fingerprints;
  private final int[] documentIds;
  private final byte[] offsets;
  private final byte[] previousBytes;
  private final byte[] nextBytes;

  /** A document of shingles that the table does not hold. */
  Copying(long seed, int shingles) {
    fingerprints = new SplittableRandom(seed).longs(shingles).toArray();
    documentIds = new int[shingles];
    offsets = new byte[shingles];
    previousBytes = new byte[shingles];
    nextBytes = new byte[shingles];
    Arrays.fill(documentIds, ShingleHits.MISS);
  }

  /** The table holds the shingle, from the given place of a document, with strange neighbours. */
  Copying found(int shingle, int documentId, int offset) {
    documentIds[shingle] = documentId;
    offsets[shingle] = (byte) offset;
    return this;
  }

  /** The neighbours before the found shingle are the same here and in its origin. */
  Copying withSamePrevious(int shingle) {
    previousBytes[shingle] = shingles().previousByte(shingle);
    return this;
  }

  /** The neighbours after the found shingle are the same here and in its origin. */
  Copying withSameNext(int shingle) {
    nextBytes[shingle] = shingles().nextByte(shingle);
    return this;
  }

  ShingleHits hits() {
    return new ShingleHits(shingles(), documentIds, offsets, previousBytes, nextBytes);
  }

  private SelectedShingles shingles() {
    int[] firstTokens = new int[fingerprints.length];
    int[] endTokens = new int[fingerprints.length];
    Arrays.setAll(firstTokens, i -> i);
    Arrays.setAll(endTokens, i -> i + 2);
    return new SelectedShingles(fingerprints, firstTokens, endTokens);
  }

  /**
   * Anything a table might tell: a few documents, a few shifts, neighbours that match or do not.
   * Chaos where {@code documents} and {@code shifts} are many, long copies where they are few.
   */
  static ShingleHits random(long seed, int shingles, int documents, int shifts, double foundShare) {
    SplittableRandom random = new SplittableRandom(seed);
    Copying copying = new Copying(seed, shingles);
    for (int i = 0; i < shingles; i++) {
      if (random.nextDouble() < foundShare) {
        copying.found(i, random.nextInt(documents), i + 200 + random.nextInt(shifts));
      }
      if (random.nextBoolean()) {
        copying.withSamePrevious(i);
      }
      if (random.nextBoolean()) {
        copying.withSameNext(i);
      }
    }
    return copying.hits();
  }
}
