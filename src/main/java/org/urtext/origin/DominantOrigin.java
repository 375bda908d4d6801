package org.urtext.origin;

/**
 * The document where most of a document comes from, if one stands out (WWW 2009, section 3.1): the
 * origin of the largest number of shingles is dominant if that number is at least 10 % larger than
 * the number of any other individual origin. The document itself is one of the candidates, with the
 * shingles that are new. What is counted are the selected shingles, each with its estimated origin.
 */
public sealed interface DominantOrigin {

  /** More of the document is new than comes from any other document. */
  record TheDocumentItself(int shingles, int runnerUpShingles) implements DominantOrigin {}

  /** More of the document comes from this one than is new or comes from any other. */
  record AnotherDocument(int documentId, int shingles, int runnerUpShingles)
      implements DominantOrigin {}

  /** The two most frequent origins are too close, or there are no shingles at all. */
  record None(int shingles, int runnerUpShingles) implements DominantOrigin {}

  /** How many shingles have the most frequent origin. */
  int shingles();

  /** How many shingles have the second most frequent origin; 0 if there is only one. */
  int runnerUpShingles();

  static DominantOrigin of(OriginEstimate estimate) {
    return of(estimate.documentIds());
  }

  /**
   * Judges by any shingles whose origins are known.
   *
   * @param origins of every shingle, {@link OriginEstimate#THE_DOCUMENT_ITSELF} for the new ones
   */
  static DominantOrigin of(int[] origins) {
    OriginCounts counts = new OriginCounts(origins);
    int most = counts.most();
    int second = counts.second();
    if (most == 0 || most * 10L < second * 11L) {
      return new None(most, second);
    }
    return counts.mostFrequentOrigin() == OriginEstimate.THE_DOCUMENT_ITSELF
        ? new TheDocumentItself(most, second)
        : new AnotherDocument(counts.mostFrequentOrigin(), most, second);
  }
}
