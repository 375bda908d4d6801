package org.urtext.alignment;

/**
 * How common words are in general, as a library knows it. Two short texts cannot tell which of
 * their words are common; the background tells them, and weighs less the longer they are.
 */
public interface BackgroundFrequencies {

  /** For texts that stand alone: their own units tell what is common. */
  BackgroundFrequencies NONE =
      new BackgroundFrequencies() {
        @Override
        public double unitShare(long termHash) {
          return 0;
        }

        @Override
        public boolean isKnown() {
          return false;
        }
      };

  /**
   * The share of all units (sentences, roughly) that hold the word; 0 for an unknown word.
   *
   * @param termHash the token's hash; in scripts without spaces, see {@link PreparedText}
   */
  double unitShare(long termHash);

  /** Whether this background knows any words. */
  default boolean isKnown() {
    return true;
  }
}
