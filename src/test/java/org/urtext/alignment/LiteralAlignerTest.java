package org.urtext.alignment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LiteralAlignerTest {
  private static final PassageAligner ALIGNER =
      new LiteralAligner(AlignmentParameters.DEFAULTS, BackgroundFrequencies.NONE);

  private static final String SOURCE =
      "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen"
          + " sixteen seventeen eighteen nineteen twenty";

  private static List<Passage> align(String document, String source) {
    return ALIGNER.align(Texts.english(document), Texts.english(source));
  }

  private static String words(int count) {
    return String.join(" ", List.of(SOURCE.split(" ")).subList(0, count));
  }

  @Test
  void marksARunOfFifteenWords() {
    String document = "Before it. " + words(15) + " and then after it.";

    assertThat(align(document, SOURCE))
        .extracting(passage -> passage.document().of(document))
        .containsExactly(words(15));
  }

  @Test
  void passesOverARunOfFourteenWords() {
    assertThat(align("Before it. " + words(14) + " and then after it.", SOURCE)).isEmpty();
  }

  @Test
  void joinsAShorterRunToALongOneNextToIt() {
    String before = words(16);
    String after = "alpha beta gamma delta epsilon zeta eta theta iota kappa";
    String document = before + " changed " + after;

    assertThat(align(document, before + " original " + after))
        .extracting(passage -> passage.document().of(document))
        .containsExactly(document);
  }

  @Test
  void ignoresCaseAndPunctuation() {
    String document = words(18).toUpperCase(Locale.ROOT).replace(" ", ", ");

    assertThat(align(document, SOURCE)).hasSize(1);
  }

  @Test
  void takesNoStemForTheWord() {
    assertThat(align("boats ".repeat(3) + words(8), "boat ".repeat(3) + words(8))).isEmpty();
  }

  @Test
  void passesOverAnEditedCopy() {
    assertThat(align(Texts.HARBOUR_EDITED, Texts.HARBOUR)).isEmpty();
  }

  @Test
  void countsTwoLettersOfAScriptWithoutSpacesAsAWord() {
    String twentyLetters = "老领航员提着灯笼走过结冰的海湾数了数被困";
    PreparedText source = Texts.english(twentyLetters + "在灰色冰层里的四十条鲱鱼船");

    assertThat(ALIGNER.align(Texts.english("今天" + twentyLetters + "好"), source)).isEmpty();
    assertThat(ALIGNER.align(Texts.english("今天" + source.text() + "好"), source)).hasSize(1);
  }

  @Test
  void givesWordsThatStandInTwoRunsToTheLonger() {
    Random random = new Random(3);
    String shared = Texts.nonsense(random, "s", 4);
    String source = shared + Texts.nonsense(random, "t", 9) + "lead in words " + shared;
    String document = "lead in words " + shared;

    List<Passage> passages = align(document, source);

    assertThat(passages).hasSize(1);
    assertThat(passages.getFirst().source().start()).isEqualTo(source.indexOf("lead in"));
  }
}
