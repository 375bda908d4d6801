package org.urtext.origin;

import java.util.Arrays;
import org.urtext.shingling.SelectedShingles;

/**
 * What the table told about the selected shingles of a document, one entry per shingle: the input
 * of an {@link OriginEstimator}. Plain arrays, taken as they are; they must not change afterwards.
 */
public final class ShingleHits {
  /** In the place of a document's id: the table does not hold the shingle. */
  public static final int MISS = -1;

  private final SelectedShingles shingles;
  private final int[] documentIds;
  private final byte[] offsets;
  private final byte[] previousBytes;
  private final byte[] nextBytes;

  /**
   * @param shingles selected as the table's documents were, or offsets and neighbours mean nothing
   * @param documentIds the origin stored for each shingle, or {@link #MISS}
   * @param offsets each shingle's offset among the selected shingles of its origin, modulo 256
   * @param previousBytes the first byte of the shingle selected before it in its origin
   * @param nextBytes the first byte of the shingle selected after it in its origin
   */
  public ShingleHits(
      SelectedShingles shingles,
      int[] documentIds,
      byte[] offsets,
      byte[] previousBytes,
      byte[] nextBytes) {
    int size = shingles.size();
    if (documentIds.length != size
        || offsets.length != size
        || previousBytes.length != size
        || nextBytes.length != size) {
      throw new IllegalArgumentException("not one entry for each of " + size + " shingles");
    }
    this.shingles = shingles;
    this.documentIds = documentIds;
    this.offsets = offsets;
    this.previousBytes = previousBytes;
    this.nextBytes = nextBytes;
  }

  /**
   * Hits of a table that stores neither offsets nor neighbours. Only {@link Estimation#NONE} makes
   * sense of them; expansion finds no neighbour that matches.
   */
  public static ShingleHits withDocumentsOnly(SelectedShingles shingles, int[] documentIds) {
    byte[] nothing = new byte[shingles.size()];
    return new ShingleHits(shingles, documentIds, nothing, nothing, nothing);
  }

  public SelectedShingles shingles() {
    return shingles;
  }

  public int size() {
    return documentIds.length;
  }

  public boolean isFound(int offset) {
    return documentIds[offset] != MISS;
  }

  public int documentId(int offset) {
    return documentIds[offset];
  }

  int[] copyOfDocumentIds() {
    return Arrays.copyOf(documentIds, documentIds.length);
  }

  /** The shingle's offset among the selected shingles of its origin, modulo 256. */
  public int originOffset(int offset) {
    return Byte.toUnsignedInt(offsets[offset]);
  }

  /**
   * The distance from the shingle's place in the document to its place in the origin, modulo 256.
   */
  int shift(int offset) {
    return (offsets[offset] - offset) & 0xFF;
  }

  /** Whether the shingle selected before this one stood before it in the origin, too. */
  boolean previousMatches(int offset) {
    return offset > 0 && previousBytes[offset] == shingles.previousByte(offset);
  }

  /** Whether the shingle selected after this one stood after it in the origin, too. */
  boolean nextMatches(int offset) {
    return offset + 1 < size() && nextBytes[offset] == shingles.nextByte(offset);
  }
}
