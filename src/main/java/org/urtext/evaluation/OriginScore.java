package org.urtext.evaluation;

/**
 * The measures of origin detection (WWW 2009, section 3.2), as counts.
 *
 * @param queries documents with a dominant origin
 * @param named those whose dominant origin was named rightly
 * @param othersQueries documents whose dominant origin is another document
 * @param othersNamed those of them whose dominant origin was named rightly
 * @param tokens of all queries
 * @param labelled those rightly called fresh or old
 */
public record OriginScore(
    int queries, int named, int othersQueries, int othersNamed, long tokens, long labelled) {
  static final OriginScore NOTHING_ASKED = new OriginScore(0, 0, 0, 0, 0, 0);

  OriginScore plus(OriginAnswer truth, OriginAnswer answer) {
    boolean isRight = answer.agreesOnDominantOrigin(truth);
    boolean isOthers = truth.isDominatedByAnother();
    return new OriginScore(
        queries + 1,
        named + (isRight ? 1 : 0),
        othersQueries + (isOthers ? 1 : 0),
        othersNamed + (isRight && isOthers ? 1 : 0),
        tokens + truth.freshness().tokenCount(),
        labelled + answer.tokensLabelledAlike(truth));
  }

  /** DO: per cent of the queries whose dominant origin was named rightly. */
  public double dominantOriginPercent() {
    return percent(named, queries);
  }

  /** TF: per cent of the tokens that were rightly called fresh or old. */
  public double tokenFreshnessPercent() {
    return percent(labelled, tokens);
  }

  /** DO over the queries whose dominant origin is another document. */
  public double othersPercent() {
    return percent(othersNamed, othersQueries);
  }

  /** Of nothing, all is right. */
  static double percent(long part, long whole) {
    return whole == 0 ? 100 : 100.0 * part / whole;
  }
}
