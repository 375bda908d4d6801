package org.urtext.origin;

/**
 * Guesses the origin of every selected shingle of a document from the few that the table still
 * holds (WWW 2009, section 2.3). A shingle that was found keeps the origin it was found with; a
 * shingle about which nothing can be guessed is the document's own. {@link Estimation} is the
 * catalogue.
 */
@FunctionalInterface
public interface OriginEstimator {
  /** Takes time linear in the number of selected shingles. */
  OriginEstimate estimate(ShingleHits hits);
}
