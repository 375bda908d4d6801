package org.urtext.origin;

import java.util.ArrayList;
import java.util.List;
import org.urtext.shingling.SelectedShingles;

/** The estimated origin of every selected shingle of a document, and what speaks for it. */
public final class OriginEstimate {
  /** In the place of a document's id: the shingle is new with the document itself. */
  public static final int THE_DOCUMENT_ITSELF = ShingleHits.MISS;

  private final SelectedShingles shingles;
  private final int[] documentIds;
  private final Evidence[] evidence;

  OriginEstimate(SelectedShingles shingles, int[] documentIds, Evidence[] evidence) {
    this.shingles = shingles;
    this.documentIds = documentIds;
    this.evidence = evidence;
  }

  public SelectedShingles shingles() {
    return shingles;
  }

  public int size() {
    return documentIds.length;
  }

  /** The origin's id, or {@link #THE_DOCUMENT_ITSELF}. */
  public int documentId(int offset) {
    return documentIds[offset];
  }

  public boolean isCopied(int offset) {
    return documentIds[offset] != THE_DOCUMENT_ITSELF;
  }

  public Evidence evidence(int offset) {
    return evidence[offset];
  }

  /** The origins themselves, to be read only. */
  public int[] documentIds() {
    return documentIds;
  }

  /** The copied blocks in the document's order. */
  public List<CopiedBlock> copiedBlocks() {
    List<CopiedBlock> blocks = new ArrayList<>();
    int first = 0;
    for (int end = 1; end <= documentIds.length; end++) {
      if (end == documentIds.length || documentIds[end] != documentIds[first]) {
        if (isCopied(first)) {
          blocks.add(new CopiedBlock(documentIds[first], first, end));
        }
        first = end;
      }
    }
    return blocks;
  }
}
