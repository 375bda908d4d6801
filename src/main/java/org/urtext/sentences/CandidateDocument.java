package org.urtext.sentences;

import java.util.List;

/**
 * A document in which sentences may stand reworded, by their signatures.
 *
 * @param evidence how much speaks for it against chance, in nats: the sum over the sentences of the
 *     query of their best candidates in this document
 */
public record CandidateDocument(
    int documentId, double evidence, List<CandidateSentence> sentences) {

  /**
   * A sentence of the query, by its number, and where one like it starts in the document's text.
   */
  public record CandidateSentence(int querySentence, int charStart) {}

  public CandidateDocument {
    sentences = List.copyOf(sentences);
  }
}
