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
        public double unitShare(long tokenHash) {
          return 0;
        }

        @Override
        public double strengthInUnits() {
          return 0;
        }
      };

  /** The share of all units (sentences, roughly) that hold the word; 0 for an unknown word. */
  double unitShare(long tokenHash);

  /** As how many units of the two texts the background counts. */
  double strengthInUnits();
}
