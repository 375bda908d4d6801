package org.urtext.alignment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;

class PassageBoundariesTest {
  private static final int COPIED_SENTENCES = 8;

  private final Random random = new Random(9);
  private final String copied = Texts.nonsense(random, "c", COPIED_SENTENCES);
  private final PreparedText document =
      Texts.english(
          Texts.nonsense(random, "a", 10) + "\n\n" + copied + Texts.nonsense(random, "b", 10));
  private final PreparedText source =
      Texts.english(
          Texts.nonsense(random, "d", 14) + "\n\n" + copied + Texts.nonsense(random, "e", 9));
  private final Region whole = new Region(10, 17, 14, 21);
  private final PassageBoundaries boundaries =
      new PassageBoundaries(
          TextPair.of(document, source, BackgroundFrequencies.NONE),
          AlignmentParameters.DEFAULTS.boundaries());

  @Test
  void growsOnTheSideThatLacksUnitsOfTheOther() {
    assertThat(boundaries.climb(new Region(10, 17, 16, 19))).isEqualTo(whole);
  }

  @Test
  void shrinksToWhatIsShared() {
    assertThat(boundaries.climb(new Region(8, 19, 11, 23))).isEqualTo(whole);
  }

  @Test
  void growsNoFurtherThanItMay() {
    AlignmentParameters.Boundaries narrow = new AlignmentParameters.Boundaries(.45, 4, 1);
    PassageBoundaries limited =
        new PassageBoundaries(TextPair.of(document, source, BackgroundFrequencies.NONE), narrow);

    Region reached = limited.climb(new Region(10, 17, 17, 18));

    assertThat(reached.sourceFirst()).isEqualTo(16);
    assertThat(reached.sourceLast()).isEqualTo(19);
  }
}
