package org.urtext.table;

/**
 * What the table must know about documents. Ids are non-negative, given in the order of arrival,
 * and never given twice. Called by the writer only, many times a batch: answers should cost no more
 * than an array access.
 */
public interface DocumentOrder {

  /** For documents that arrive in the order of their dates and stay: the paper's stream. */
  DocumentOrder OF_ARRIVAL =
      new DocumentOrder() {
        @Override
        public boolean exists(int documentId) {
          return true;
        }

        @Override
        public boolean precedes(int a, int b) {
          return a < b;
        }

        @Override
        public boolean hasRemovedDocuments() {
          return false;
        }
      };

  boolean exists(int documentId);

  /**
   * Whether {@code a} was written before {@code b}; of two documents of the same date the one that
   * arrived first, that is with the lower id. Asked only of documents that exist.
   */
  boolean precedes(int a, int b);

  /**
   * Whether any id given so far no longer exists. While this is false, a full bucket is not
   * searched for slots of documents that are gone.
   */
  boolean hasRemovedDocuments();
}
