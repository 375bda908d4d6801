package org.urtext.shingling;

/**
 * How often each n-gram, given by its fingerprint, occurs in the documents of a collection: what
 * the selectors that prefer rare n-grams go by.
 */
@FunctionalInterface
public interface NgramFrequencies {
  /** Of a collection without documents. */
  NgramFrequencies NONE = fingerprint -> 0;

  /** The number of occurrences, perhaps estimated; 0 only for what never occurred. */
  int frequency(long fingerprint);
}
