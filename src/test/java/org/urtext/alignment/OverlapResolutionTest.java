package org.urtext.alignment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class OverlapResolutionTest {
  private final PreparedText text = Texts.english(Texts.nonsense(new Random(4), "o", 30));
  private final SharedWeight shared =
      new SharedWeight(TextPair.of(text, text, BackgroundFrequencies.NONE));

  @Test
  void theRegionThatSharesMoreKeepsItsUnitsAndTheOtherItsRest() {
    Region strong = new Region(5, 12, 5, 12);
    Region weak = new Region(11, 16, 13, 16);

    assertThat(OverlapResolution.resolve(List.of(weak, strong), shared))
        .containsExactly(strong, new Region(13, 16, 13, 16));
  }

  @Test
  void aRegionInsideAStrongerOneIsGone() {
    Region strong = new Region(5, 12, 5, 12);

    assertThat(OverlapResolution.resolve(List.of(new Region(6, 8, 20, 22), strong), shared))
        .containsExactly(strong);
  }

  @Test
  void regionsSideBySideStayAsTheyAre() {
    Region one = new Region(0, 4, 10, 14);
    Region two = new Region(5, 9, 0, 4);

    assertThat(OverlapResolution.resolve(List.of(two, one), shared)).containsExactly(one, two);
  }
}
