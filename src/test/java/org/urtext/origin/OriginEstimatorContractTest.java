package org.urtext.origin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.urtext.origin.NaiveBridges.Bridge;

/** What every estimator promises, and what each does according to the paper's words. */
class OriginEstimatorContractTest {
  private static final int LIMIT = 12;

  @Provide
  static Arbitrary<ShingleHits> hits() {
    return Combinators.combine(
            Arbitraries.longs(),
            Arbitraries.integers().between(0, 70),
            Arbitraries.of(1, 2, 5),
            Arbitraries.of(1, 2, 60),
            Arbitraries.of(0.05, 0.3, 0.8))
        .as(Copying::random);
  }

  @Property
  void whatWasFoundKeepsItsOrigin(@ForAll Estimation estimation, @ForAll("hits") ShingleHits hits) {
    OriginEstimate estimate = estimation.estimator(LIMIT).estimate(hits);

    for (int i = 0; i < hits.size(); i++) {
      if (hits.isFound(i)) {
        assertThat(estimate.documentId(i)).isEqualTo(hits.documentId(i));
        assertThat(estimate.evidence(i)).isEqualTo(Evidence.FOUND);
      }
    }
  }

  @Property
  void aShingleHasAnOriginIfAndOnlyIfThereIsEvidence(
      @ForAll Estimation estimation, @ForAll("hits") ShingleHits hits) {
    OriginEstimate estimate = estimation.estimator(LIMIT).estimate(hits);

    assertThat(estimate.size()).isEqualTo(hits.size());
    for (int i = 0; i < hits.size(); i++) {
      assertThat(estimate.isCopied(i)).isEqualTo(estimate.evidence(i) != Evidence.NONE);
    }
  }

  @Property
  void copiedBlocksAreTheMaximalRunsOfOneOrigin(
      @ForAll Estimation estimation, @ForAll("hits") ShingleHits hits) {
    OriginEstimate estimate = estimation.estimator(LIMIT).estimate(hits);

    int covered = 0;
    for (CopiedBlock block : estimate.copiedBlocks()) {
      assertThat(IntStream.range(block.first(), block.end()))
          .isNotEmpty()
          .allMatch(i -> estimate.documentId(i) == block.documentId());
      assertThat(block.first() > 0 && estimate.documentId(block.first() - 1) == block.documentId())
          .isFalse();
      assertThat(
              block.end() < hits.size() && estimate.documentId(block.end()) == block.documentId())
          .isFalse();
      covered += block.size();
    }
    assertThat(IntStream.range(0, hits.size()).filter(estimate::isCopied).count())
        .isEqualTo(covered);
  }

  @Property
  void expansionReachesExactlyTheMatchingNeighboursOfWhatWasFound(
      @ForAll("hits") ShingleHits hits) {
    OriginEstimate estimate = Estimation.EXPANSION.estimator(LIMIT).estimate(hits);

    for (int i = 0; i < hits.size(); i++) {
      if (!hits.isFound(i)) {
        assertThat(estimate.documentId(i)).isEqualTo(expanded(hits, i));
      }
    }
  }

  @Property(tries = 2000)
  void bridgingReachesExactlyWhatLiesUnderABridge(@ForAll("hits") ShingleHits hits) {
    List<Bridge> bridges = new NaiveBridges(hits, LIMIT).all();
    OriginEstimate estimate = Estimation.BRIDGING.estimator(LIMIT).estimate(hits);

    for (int i = 0; i < hits.size(); i++) {
      if (!hits.isFound(i)) {
        assertThat(estimate.documentId(i)).isEqualTo(bridged(hits, bridges, i));
      }
    }
  }

  @Property(tries = 2000)
  void bridgingWithExpansionExpandsAndThenBuildsBridgesWhoseEndsExpandInwards(
      @ForAll("hits") ShingleHits hits) {
    List<Bridge> bridges = new NaiveBridges(hits, LIMIT).refined();
    OriginEstimate estimate = Estimation.BRIDGING_WITH_EXPANSION.estimator(LIMIT).estimate(hits);

    for (int i = 0; i < hits.size(); i++) {
      if (!hits.isFound(i)) {
        int expanded = expanded(hits, i);
        assertThat(estimate.documentId(i))
            .isEqualTo(
                expanded == OriginEstimate.THE_DOCUMENT_ITSELF
                    ? bridged(hits, bridges, i)
                    : expanded);
      }
    }
  }

  /** The paper's note, which needs that no other origin was found under the bridge. */
  @Property(tries = 2000)
  void bridgesAndExpansionNeverContradictEachOther(
      @ForAll("hits") ShingleHits hits, @ForAll @IntRange(min = 1, max = 40) int limit) {
    OriginEstimate expansion = Estimation.EXPANSION.estimator(limit).estimate(hits);
    for (Bridge bridge : new NaiveBridges(hits, limit).refined()) {
      int origin = hits.documentId(bridge.from());
      boolean isPure =
          IntStream.range(bridge.from(), bridge.to())
              .allMatch(i -> !hits.isFound(i) || hits.documentId(i) == origin);
      for (int i = bridge.from() + 1; i < bridge.to() && isPure; i++) {
        assertThat(expansion.documentId(i)).isIn(origin, OriginEstimate.THE_DOCUMENT_ITSELF);
      }
    }
  }

  @Property
  void bridgingWithExpansionSaysAllThatExpansionSays(@ForAll("hits") ShingleHits hits) {
    OriginEstimate expansion = Estimation.EXPANSION.estimator(LIMIT).estimate(hits);
    OriginEstimate both = Estimation.BRIDGING_WITH_EXPANSION.estimator(LIMIT).estimate(hits);

    for (int i = 0; i < hits.size(); i++) {
      if (expansion.isCopied(i)) {
        assertThat(both.documentId(i)).isEqualTo(expansion.documentId(i));
      }
    }
  }

  /** The origin of the shingle before, else of the one after, whichever was found and matches. */
  private static int expanded(ShingleHits hits, int i) {
    if (i > 0 && hits.isFound(i - 1) && hits.nextMatches(i - 1)) {
      return hits.documentId(i - 1);
    }
    if (i + 1 < hits.size() && hits.isFound(i + 1) && hits.previousMatches(i + 1)) {
      return hits.documentId(i + 1);
    }
    return OriginEstimate.THE_DOCUMENT_ITSELF;
  }

  /** The origin of the first-ending bridge above the shingle. */
  private static int bridged(ShingleHits hits, List<Bridge> bridges, int i) {
    return bridges.stream()
        .filter(bridge -> bridge.from() < i && i < bridge.to())
        .findFirst()
        .map(bridge -> hits.documentId(bridge.from()))
        .orElse(OriginEstimate.THE_DOCUMENT_ITSELF);
  }
}
