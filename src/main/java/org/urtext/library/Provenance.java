package org.urtext.library;

import java.util.List;

/**
 * Where a document's own text came from when it was added: the earlier documents that most of it
 * was taken from, the greatest share first. It lets a check give the credit to a document's sources
 * rather than to the document. The shares are estimates from the table and are never changed
 * afterwards.
 */
public record Provenance(List<Share> shares) {
  public static final Provenance NONE = new Provenance(List.of());

  /** Beyond these, a share says little about the whole. */
  static final int MOST_SHARES = 8;

  public Provenance {
    shares = List.copyOf(shares);
  }

  /**
   * @param share between 0 and 1, of the document's selected shingles
   */
  public record Share(int originId, float share) {}
}
