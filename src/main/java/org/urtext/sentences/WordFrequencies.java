package org.urtext.sentences;

/**
 * How common words are in a collection. What is counted (documents, sentences or occurrences) is
 * the same for both figures; sentences suit small collections best, where a word of the subject
 * stands in every document.
 */
public interface WordFrequencies {
  /** Of a collection of which nothing is known: all words weigh alike. */
  WordFrequencies NONE =
      new WordFrequencies() {
        @Override
        public long total() {
          return 0;
        }

        @Override
        public long frequency(long wordHash) {
          return 0;
        }
      };

  /** N in the paper. */
  long total();

  /** df in the paper; perhaps estimated, 0 for a word that never occurred. */
  long frequency(long wordHash);
}
