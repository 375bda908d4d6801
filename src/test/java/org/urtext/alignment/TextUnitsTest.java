package org.urtext.alignment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class TextUnitsTest {

  private static List<String> units(String text) {
    PreparedText prepared = Texts.english(text);
    List<String> units = new ArrayList<>();
    for (int unit = 0; unit < prepared.unitCount(); unit++) {
      units.add(prepared.unitSpan(unit, unit).of(text));
    }
    return units;
  }

  @Test
  void cutsAtTheEndOfASentence() {
    assertThat(units("The ship left port. Was it late? \"It was indeed!\" He sighed and left."))
        .containsExactly(
            "The ship left port.", "Was it late?", "\"It was indeed!\"", "He sighed and left.");
  }

  @Test
  void cutsNeitherAfterAnInitialNorInsideANumber() {
    assertThat(units("The pilot J. Quill earned 3.50 crowns a day.")).hasSize(1);
  }

  @Test
  void cutsAtABlankLine() {
    assertThat(units("A heading stands here\n\nand the text below it"))
        .containsExactly("A heading stands here", "and the text below it");
  }

  @Test
  void cutsAtALineEndOnlyAfterTenWords() {
    assertThat(units("one two three\nfour five six seven eight nine ten\neleven twelve thirteen"))
        .containsExactly(
            "one two three\nfour five six seven eight nine ten", "eleven twelve thirteen");
  }

  @Test
  void cutsTextWithoutPunctuationAtThirtySixWords() {
    assertThat(units("word ".repeat(80))).hasSize(3);
  }

  @Test
  void joinsAVeryShortUnitToTheNext() {
    assertThat(units("Yes! No. The ship left port."))
        .containsExactly("Yes! No. The ship left port.");
  }

  @Test
  void cutsAtTheStopsOfChinese() {
    assertThat(units("船在早晨离开了港口。孩子们在岸上挥手！")).containsExactly("船在早晨离开了港口。", "孩子们在岸上挥手！");
  }
}
