package org.urtext.alignment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class SeedClustersTest {

  private static Seed seed(int documentUnit, int sourceUnit) {
    return new Seed(documentUnit, sourceUnit, .5f);
  }

  @Test
  void joinsSeedsAcrossAGapThatIsAllowed() {
    assertThat(SeedClusters.of(List.of(seed(1, 1), seed(7, 3)), 5))
        .containsExactly(new Region(1, 7, 1, 3));
  }

  @Test
  void splitsSeedsThatAreFarApartInTheDocument() {
    assertThat(SeedClusters.of(List.of(seed(1, 1), seed(8, 3)), 5)).hasSize(2);
  }

  @Test
  void splitsSeedsThatAreFarApartInTheSource() {
    assertThat(SeedClusters.of(List.of(seed(1, 1), seed(2, 30), seed(3, 2)), 5))
        .containsExactly(new Region(1, 3, 1, 2), new Region(2, 2, 30, 30));
  }

  @Test
  void splitsAgainWhereASeedElsewhereHadBridgedTheGap() {
    assertThat(SeedClusters.of(List.of(seed(1, 1), seed(6, 40), seed(11, 2)), 5)).hasSize(3);
  }
}
