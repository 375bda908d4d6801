package org.urtext.library;

import java.util.List;
import org.urtext.analysis.Tokens;
import org.urtext.origin.DominantOrigin;
import org.urtext.origin.Evidence;
import org.urtext.origin.OriginEstimate;

/**
 * Where the words of a document came from, as far as the table alone can tell.
 *
 * @param tokens of the document, by the library's profile
 * @param estimate the origin of every shingle that was looked up
 * @param tokenOrigins for each token the id of its estimated origin, or {@link
 *     OriginEstimate#THE_DOCUMENT_ITSELF}
 * @param tokenEvidence for each token what speaks for that
 * @param sources the documents by the number of tokens that came from them, the most first
 */
public record OriginReport(
    Tokens tokens,
    OriginEstimate estimate,
    DominantOrigin dominantOrigin,
    int[] tokenOrigins,
    List<Evidence> tokenEvidence,
    List<OriginSource> sources) {

  /**
   * @param tokenCount of the checked document, that came from this one
   */
  public record OriginSource(CatalogueEntry entry, int tokenCount) {}

  public int copiedTokens() {
    int copied = 0;
    for (int origin : tokenOrigins) {
      copied += origin == OriginEstimate.THE_DOCUMENT_ITSELF ? 0 : 1;
    }
    return copied;
  }
}
