package org.urtext.alignment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class BackgroundFrequenciesTest {
  private static final String COMMON = "it was said that they had been there for as long as he was";

  @Test
  void countsTheShareOfUnitsThatHoldAWord() {
    PreparedText sample =
        Texts.english("The red boat sails. The old boat rests. A dog barks loudly.");
    CountedFrequencies frequencies = CountedFrequencies.of(List.of(sample));

    assertThat(frequencies.unitShare(Texts.english("boat").tokens().hash(0)))
        .isCloseTo(2.0 / 3, within(1e-9));
    assertThat(frequencies.unitShare(Texts.english("whale").tokens().hash(0))).isZero();
  }

  @Test
  void tellsCommonWordsInTextsTooShortToTell() {
    PreparedText document = Texts.english(COMMON);
    List<PreparedText> sample = new ArrayList<>();
    for (int i = 0; i < 40; i++) {
      sample.add(Texts.english(COMMON + " word" + i));
    }
    TextPair alone =
        TextPair.of(document, Texts.english(Texts.HARBOUR), BackgroundFrequencies.NONE);
    TextPair informed =
        TextPair.of(document, Texts.english(Texts.HARBOUR), CountedFrequencies.of(sample));

    assertThat(commonShare(informed)).isLessThan(.1).isLessThan(commonShare(alone) / 4);
  }

  private static double commonShare(TextPair pair) {
    return pair.document().weight(pair.document().text().terms()[0]) / pair.maxWeight();
  }

  @Test
  void findsAnEditedParagraphBetweenTwoParagraphs() {
    Random random = new Random(5);
    List<PreparedText> sample =
        List.of(
            Texts.english(Texts.GARDEN),
            Texts.english(Texts.GLASS),
            Texts.english(SummaryTexts.ARTICLE),
            Texts.english(Texts.nonsense(random, "z", 10)));
    PassageAligner aligner =
        new EvidenceAligner(AlignmentParameters.DEFAULTS, CountedFrequencies.of(sample));

    assertThat(aligner.align(Texts.english(Texts.HARBOUR_EDITED), Texts.english(Texts.HARBOUR)))
        .hasSize(1);
    assertThat(aligner.align(Texts.english(Texts.GLASS), Texts.english(Texts.HARBOUR))).isEmpty();
  }

  @Test
  void leavesLongTextsToTheirOwnWords() {
    PreparedText document = Texts.english(Texts.nonsense(new Random(6), "l", 70));
    TextPair alone = TextPair.of(document, document, BackgroundFrequencies.NONE);
    TextPair informed = TextPair.of(document, document, hash -> .5);

    assertThat(informed.maxWeight()).isEqualTo(alone.maxWeight());
    assertThat(informed.document().weight(0)).isEqualTo(alone.document().weight(0));
  }
}
