package org.urtext.alignment;

/**
 * The figures of the method. The defaults were found by cross-validation on annotated pairs of
 * texts; what a word weighs is explained at {@link TextPair}.
 */
public record AlignmentParameters(
    Seeds seeds, Boundaries boundaries, Evidence evidence, Verbatim verbatim, Summary summary) {

  public static final AlignmentParameters DEFAULTS =
      new AlignmentParameters(
          new Seeds(.22, .20, .9, 5),
          new Boundaries(.45, 4, 5),
          new Evidence(13, .40, 17),
          new Verbatim(42, 25, 15, 4, .75),
          new Summary(
              .52,
              9,
              .35,
              new SummaryShape(5, 2.5, 25, .60, 50),
              new SummarySpread(.4, 1.5, .77),
              new SummaryRest(.2, .58, .75, .86)));

  /**
   * @param minCosine of two units' weighted word counts
   * @param minDice of two units' sets of words
   * @param mutualShare of the best seed of either unit, that a seed must reach
   * @param maxGapUnits between the seeds of one cluster, on either side
   */
  public record Seeds(double minCosine, double minDice, double mutualShare, int maxGapUnits) {}

  /**
   * @param price of a unit of weight on either side, to be paid by the weight that is matched
   * @param maxStepUnits by which an edge moves at once
   * @param maxGrowthUnits beyond the cluster that the edges started from
   */
  public record Boundaries(double price, int maxStepUnits, int maxGrowthUnits) {}

  /**
   * @param minRareWords the shared weight in words that stand nowhere else
   * @param minDensity the share of both sides' weight that is shared
   * @param minWords the length of either side
   */
  public record Evidence(double minRareWords, double minDensity, int minWords) {}

  /**
   * @param longWords the length of a passage whose runs may replace an edited passage
   * @param loneWords a run that stands by itself, outside of other passages
   * @param literalWords a run that is never a coincidence
   * @param maxGapWords between identical runs of one passage, on either side
   * @param minCoverage of the weight that an edited passage shares, for runs to replace it
   */
  public record Verbatim(
      int longWords, int loneWords, int literalWords, int maxGapWords, double minCoverage) {}

  /**
   * @param price of a word's weight, out of 1 for a word that the source has too
   * @param minRareWords the score in words that stand nowhere else
   * @param minContrast by how much more of the segment than of the rest stands in the source
   */
  public record Summary(
      double price,
      double minRareWords,
      double minContrast,
      SummaryShape shape,
      SummarySpread spread,
      SummaryRest rest) {}

  /**
   * @param minDeciles of the source that hold rare words of the segment
   * @param minRatio of the source's length to the segment's
   * @param maxRatio of the source's length to the segment's
   * @param maxDocumentShare of the document that the segment may take up
   * @param minWords the length of the segment
   */
  public record SummaryShape(
      int minDeciles, double minRatio, double maxRatio, double maxDocumentShare, int minWords) {}

  /**
   * @param rareShare of the greatest weight, from which on a word is rare
   * @param windowRatio a window of the source, in lengths of the segment
   * @param maxWindowShare of the matched weight that such a window may hold
   */
  public record SummarySpread(double rareShare, double windowRatio, double maxWindowShare) {}

  /**
   * What is left of the segment without the passages that were found in it otherwise.
   *
   * @param minShare of the segment's weight, below which the rest says nothing
   * @param minDensity the share of its weight that must stand in the source
   * @param clearDensity from which on the rest is clearly a summary
   * @param clearMaxWindowShare in place of {@link SummarySpread#maxWindowShare} if it is
   */
  public record SummaryRest(
      double minShare, double minDensity, double clearDensity, double clearMaxWindowShare) {}
}
