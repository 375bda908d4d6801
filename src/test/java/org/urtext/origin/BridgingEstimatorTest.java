package org.urtext.origin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class BridgingEstimatorTest {
  private static final int SELF = OriginEstimate.THE_DOCUMENT_ITSELF;

  @Test
  void bridgesDifferencesBelowTheLimitOnly() {
    ShingleHits hits = new Copying(1, 10).found(1, 7, 101).found(5, 7, 105).hits();

    assertThat(origins(Estimation.BRIDGING.estimator(5).estimate(hits)))
        .containsExactly(SELF, 7, 7, 7, 7, 7, SELF, SELF, SELF, SELF);
    assertThat(origins(Estimation.BRIDGING.estimator(4).estimate(hits)))
        .containsExactly(SELF, 7, SELF, SELF, SELF, 7, SELF, SELF, SELF, SELF);
  }

  @Test
  void bridgesAcrossThePlaceWhereStoredOffsetsStartAnew() {
    ShingleHits hits = new Copying(1, 4).found(0, 7, 254).found(3, 7, 257).hits();

    assertThat(origins(Estimation.BRIDGING.estimator(30).estimate(hits)))
        .containsExactly(7, 7, 7, 7);
  }

  @Test
  void doesNotBridgeDifferentDistances() {
    ShingleHits hits = new Copying(1, 4).found(0, 7, 100).found(3, 7, 104).hits();

    assertThat(origins(Estimation.BRIDGING.estimator(30).estimate(hits)))
        .containsExactly(7, SELF, SELF, 7);
  }

  @Test
  void doesNotBridgeDifferentOrigins() {
    ShingleHits hits = new Copying(1, 4).found(0, 7, 100).found(3, 8, 103).hits();

    assertThat(origins(Estimation.BRIDGING.estimator(30).estimate(hits)))
        .containsExactly(7, SELF, SELF, 8);
  }

  @Test
  void oneBridgeStartsWhereAnotherEnds() {
    ShingleHits hits = new Copying(1, 9).found(0, 7, 100).found(4, 7, 104).found(8, 7, 108).hits();

    assertThat(origins(Estimation.BRIDGING.estimator(5).estimate(hits))).containsOnly(7);
  }

  @Test
  void bridgesOverAShingleOfAnotherOriginAndLeavesIt() {
    ShingleHits hits = new Copying(1, 5).found(0, 7, 100).found(2, 3, 9).found(4, 7, 104).hits();

    assertThat(origins(Estimation.BRIDGING.estimator(30).estimate(hits)))
        .containsExactly(7, 7, 3, 7, 7);
  }

  @Test
  void theInnerOfTwoBridgesHasTheWord() {
    ShingleHits hits =
        new Copying(1, 7).found(0, 7, 100).found(2, 3, 50).found(4, 3, 52).found(6, 7, 106).hits();

    assertThat(origins(Estimation.BRIDGING.estimator(30).estimate(hits)))
        .containsExactly(7, 7, 3, 3, 3, 7, 7);
  }

  @Test
  void nearerEvidenceOutweighsABridge() {
    ShingleHits hits =
        new Copying(1, 6)
            .found(0, 7, 100)
            .withSameNext(0)
            .found(2, 3, 50)
            .withSameNext(2)
            .found(5, 7, 105)
            .withSamePrevious(5)
            .hits();

    assertThat(origins(Estimation.BRIDGING_WITH_EXPANSION.estimator(30).estimate(hits)))
        .containsExactly(7, 7, 3, 3, 7, 7);
  }

  @Test
  void aBridgeWithExpansionNeedsBothItsEndsToMatch() {
    ShingleHits hits = new Copying(1, 5).found(0, 7, 100).withSameNext(0).found(4, 7, 104).hits();

    assertThat(origins(Estimation.BRIDGING_WITH_EXPANSION.estimator(30).estimate(hits)))
        .containsExactly(7, 7, SELF, SELF, 7);
  }

  @Test
  void anOriginWithoutNeighboursDoesNotExpandBeyondTheEndsOfTheDocument() {
    ShingleHits hits =
        ShingleHits.withDocumentsOnly(new Copying(1, 1).hits().shingles(), new int[] {7});

    assertThat(origins(Estimation.BRIDGING_WITH_EXPANSION.estimator(30).estimate(hits)))
        .containsExactly(7);
  }

  @Test
  void handlesAHundredThousandCrossingBridgesInOnePass() {
    Copying copying = new Copying(1, 300_000);
    for (int i = 0; i < 300_000; i += 3) {
      copying.found(i, i % 1000, i);
    }

    OriginEstimate estimate = Estimation.BRIDGING.estimator(5000).estimate(copying.hits());

    assertThat(IntStream.range(3000, 290_000)).allMatch(estimate::isCopied);
  }

  @Test
  void refusesALimitWithoutRoom() {
    assertThatIllegalArgumentException().isThrownBy(() -> Estimation.BRIDGING.estimator(0));
  }

  private static int[] origins(OriginEstimate estimate) {
    return estimate.documentIds();
  }
}
