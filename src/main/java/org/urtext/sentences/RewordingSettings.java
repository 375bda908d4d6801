package org.urtext.sentences;

/**
 * How reworded sentences are searched for.
 *
 * @param threshold the word-overlap score from which on a sentence counts as reworded
 * @param allowedFalsePositives the paper's allowed rate, from which the radius follows: of the
 *     sentences with one word more changed than the threshold allows, how many may be candidates.
 *     The standard is nearly all of them: the bound of the score refuses most candidates at once,
 *     and only so wide a radius finds about 95 % of what comparing all sentences finds.
 * @param candidatesPerSentence the most likely ones are kept; sentences that many documents share
 *     would have candidates without end
 * @param mostDocuments how many documents are read to verify candidates, the most likely ones
 */
public record RewordingSettings(
    double threshold, double allowedFalsePositives, int candidatesPerSentence, int mostDocuments) {
  public static final RewordingSettings STANDARD =
      new RewordingSettings(WordOverlapScore.STANDARD_THRESHOLD, 0.9999, 256, 200);

  public RewordingSettings {
    if (!(threshold > 0 && threshold <= 1)) {
      throw new IllegalArgumentException("not a threshold from 0 to 1: " + threshold);
    }
    if (!(allowedFalsePositives >= 0 && allowedFalsePositives <= 1)) {
      throw new IllegalArgumentException("not a rate from 0 to 1: " + allowedFalsePositives);
    }
    if (candidatesPerSentence < 1 || mostDocuments < 1) {
      throw new IllegalArgumentException("no candidates allowed");
    }
  }
}
