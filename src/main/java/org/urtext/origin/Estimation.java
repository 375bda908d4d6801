package org.urtext.origin;

import java.util.Optional;
import java.util.stream.Stream;

/** The family of origin estimators. The ids are stored and never change. */
public enum Estimation {
  NONE("none", "only what the table holds"),
  EXPANSION("expansion", "and its matching neighbours"),
  BRIDGING("bridging", "and what lies between two equally distant finds"),
  BRIDGING_WITH_EXPANSION(
      "bridging-with-expansion",
      "and what lies between two equally distant finds whose neighbours match, and these neighbours");

  /** The paper's T: a bridge spans fewer selected shingles than this. */
  public static final int DEFAULT_BRIDGE_LIMIT = 30;

  private final String id;
  private final String description;

  Estimation(String id, String description) {
    this.id = id;
    this.description = description;
  }

  public String id() {
    return id;
  }

  public String description() {
    return description;
  }

  /**
   * The estimator.
   *
   * @param bridgeLimit T; of no effect on the estimators that build no bridges
   */
  public OriginEstimator estimator(int bridgeLimit) {
    if (bridgeLimit < 1) {
      throw new IllegalArgumentException("a bridge limit is at least 1, not " + bridgeLimit);
    }
    return switch (this) {
      case NONE -> new NoBridgingEstimator();
      case EXPANSION -> new ExpansionEstimator();
      case BRIDGING -> new BridgingEstimator(bridgeLimit);
      case BRIDGING_WITH_EXPANSION -> new BridgingWithExpansionEstimator(bridgeLimit);
    };
  }

  public static Optional<Estimation> withId(String id) {
    return Stream.of(values()).filter(estimation -> estimation.id.equals(id)).findFirst();
  }
}
