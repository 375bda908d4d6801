package org.urtext.origin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Figure 1 of the WWW 2009 paper: document B copies the shingles A5 to A11 as B7 to B13, and the
 * table holds only B7 as a copy of A5 and B11 as a copy of A9. Offsets count from 0, the figure's
 * numbers from 1.
 */
class Figure1Test {
  private static final int A = 65;
  private static final int SHINGLES_OF_B = 14;
  private static final ShingleHits HITS =
      new Copying(1, SHINGLES_OF_B)
          .found(7 - 1, A, 5 - 1)
          .withSameNext(7 - 1)
          .found(11 - 1, A, 9 - 1)
          .withSamePrevious(11 - 1)
          .withSameNext(11 - 1)
          .hits();

  @Test
  void withoutEstimationOnlyTheTwoBlackShinglesAreCopies() {
    assertThat(copiesOfA(Estimation.NONE)).containsExactly(7, 11);
  }

  @Test
  void expansionDetectsB8AndB10AndB12() {
    assertThat(copiesOfA(Estimation.EXPANSION)).containsExactly(7, 8, 10, 11, 12);
  }

  @Test
  void bridgingDetectsB8ToB10() {
    assertThat(copiesOfA(Estimation.BRIDGING)).containsExactly(7, 8, 9, 10, 11);
  }

  @Test
  void bridgingWithExpansionDetectsAllButB13() {
    assertThat(copiesOfA(Estimation.BRIDGING_WITH_EXPANSION)).containsExactly(7, 8, 9, 10, 11, 12);
  }

  @Test
  void theEvidenceSaysHowEachWasDetected() {
    OriginEstimate estimate = Estimation.BRIDGING_WITH_EXPANSION.estimator(30).estimate(HITS);

    assertThat(IntStream.rangeClosed(6, 13).mapToObj(b -> estimate.evidence(b - 1)))
        .containsExactly(
            Evidence.NONE,
            Evidence.FOUND,
            Evidence.EXPANDED,
            Evidence.BRIDGED,
            Evidence.EXPANDED,
            Evidence.FOUND,
            Evidence.EXPANDED,
            Evidence.NONE);
  }

  @Test
  void theCopyIsOneBlock() {
    assertThat(Estimation.BRIDGING_WITH_EXPANSION.estimator(30).estimate(HITS).copiedBlocks())
        .containsExactly(new CopiedBlock(A, 7 - 1, 12));
  }

  private static int[] copiesOfA(Estimation estimation) {
    OriginEstimate estimate = estimation.estimator(Estimation.DEFAULT_BRIDGE_LIMIT).estimate(HITS);
    return IntStream.rangeClosed(1, SHINGLES_OF_B)
        .filter(b -> estimate.documentId(b - 1) == A)
        .toArray();
  }
}
