package org.urtext.origin;

/**
 * A maximal run of selected shingles with the same origin, another document.
 *
 * @param first the offset of its first shingle
 * @param end the offset after its last shingle
 */
public record CopiedBlock(int documentId, int first, int end) {
  public int size() {
    return end - first;
  }
}
