package org.urtext.origin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.Arrays;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LuckyBonusTest {
  private static final LuckyBonus RARELY = new LuckyBonus(1000);

  @Test
  void theFirstAndTheLastShingleOfADocumentGainThree() {
    assertThat(RARELY.of(copied(5, 0, 0))).containsExactly(3, 0, 0, 0, 3);
  }

  @Test
  void theOnlyShingleOfADocumentGainsThreeOnce() {
    assertThat(RARELY.of(copied(1, 0, 0))).containsExactly(3);
  }

  @Test
  void everySeventhShingleGainsOneInThePaper() {
    int[] bonus = LuckyBonus.OF_THE_PAPER.of(copied(20, 0, 0));

    assertThat(Arrays.copyOfRange(bonus, 1, 19))
        .containsExactly(0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0);
  }

  @ParameterizedTest
  @CsvSource({"1, 0", "2, 0", "3, 1", "5, 1", "6, 2", "10, 2", "11, 3", "402, 20"})
  void bothEndsOfACopiedBlockGainTheRootOfItsSizeLessTwo(int size, int gain) {
    int[] bonus = RARELY.of(copied(500, 50, 50 + size));

    int[] expected = new int[500];
    expected[50] = gain;
    expected[50 + size - 1] = gain;
    expected[0] = 3;
    expected[499] = 3;
    assertThat(bonus).isEqualTo(expected);
  }

  @Test
  void theRulesAddUp() {
    assertThat(new LuckyBonus(3).of(copied(6, 0, 6))).containsExactly(5, 0, 1, 0, 0, 6);
  }

  @Test
  void anEmptyDocumentGainsNothing() {
    assertThat(LuckyBonus.OF_THE_PAPER.of(copied(0, 0, 0))).isEmpty();
  }

  @Property
  void nothingIsEverSubtracted(
      @ForAll long seed, @ForAll @IntRange(min = 0, max = 60) int shingles) {
    OriginEstimate estimate =
        Estimation.BRIDGING.estimator(30).estimate(Copying.random(seed, shingles, 2, 2, 0.5));

    assertThat(Arrays.stream(LuckyBonus.OF_THE_PAPER.of(estimate))).allMatch(gain -> gain >= 0);
  }

  @Test
  void refusesAnIntervalWithoutShingles() {
    assertThatIllegalArgumentException().isThrownBy(() -> new LuckyBonus(0));
  }

  private static OriginEstimate copied(int shingles, int first, int end) {
    Copying copying = new Copying(1, shingles);
    for (int i = first; i < end; i++) {
      copying.found(i, 7, i);
    }
    return Estimation.NONE.estimator(1).estimate(copying.hits());
  }
}
