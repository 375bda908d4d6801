package org.urtext.alignment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** What must hold whatever the texts. */
class AlignmentProperties {
  private static final PassageAligner EVIDENCE =
      new EvidenceAligner(AlignmentParameters.DEFAULTS, BackgroundFrequencies.NONE);
  private static final PassageAligner LITERAL =
      new LiteralAligner(AlignmentParameters.DEFAULTS, BackgroundFrequencies.NONE);

  /** A text that shares sentences with the other, copied, shuffled or with words left out. */
  private static String borrowing(Random random, String from) {
    String[] sentences = from.split("(?<=\\.)\\s+");
    StringBuilder text = new StringBuilder(Texts.nonsense(random, "own", random.nextInt(10)));
    for (int block = random.nextInt(4); block > 0; block--) {
      int first = random.nextInt(sentences.length);
      for (int i = first; i < Math.min(sentences.length, first + 8); i++) {
        for (String word : sentences[i].split(" ")) {
          text.append(random.nextInt(6) == 0 ? "" : word + " ");
        }
      }
      text.append("\n\n").append(Texts.nonsense(random, "own", random.nextInt(12)));
    }
    return text.toString();
  }

  @Property(tries = 60)
  void passagesLieWithinTheTextsAndNeverOverlapInTheDocument(
      @ForAll @IntRange(max = 100_000) int seed) {
    Random random = new Random(seed);
    PreparedText source = Texts.english(Texts.nonsense(random, "src", 40));
    PreparedText document = Texts.english(borrowing(random, source.text()));

    for (PassageAligner aligner : List.of(EVIDENCE, LITERAL)) {
      int reached = 0;
      for (Passage passage : aligner.align(document, source)) {
        assertThat(passage.document().start()).isGreaterThanOrEqualTo(reached);
        assertThat(passage.document().isEmpty()).isFalse();
        assertThat(passage.source().isEmpty()).isFalse();
        assertThat(passage.source().end()).isLessThanOrEqualTo(source.text().length());
        reached = passage.document().end();
      }
      assertThat(reached).isLessThanOrEqualTo(document.text().length());
    }
  }

  @Property(tries = 40)
  void aTextAlignedWithItselfIsCopiedWhole(@ForAll @IntRange(max = 100_000) int seed) {
    PreparedText text = Texts.english(Texts.nonsense(new Random(seed), "w", 12));

    for (PassageAligner aligner : List.of(EVIDENCE, LITERAL)) {
      List<Passage> passages = aligner.align(text, text);
      assertThat(passages).hasSize(1);
      assertThat(passages.getFirst().document()).isEqualTo(passages.getFirst().source());
      assertThat(passages.getFirst().document().length())
          .isEqualTo(text.text().stripTrailing().length());
    }
  }

  @Property(tries = 40)
  void textsWithoutAWordInCommonShareNothing(@ForAll @IntRange(max = 100_000) int seed) {
    Random random = new Random(seed);
    String text = Texts.nonsense(random, "a", 30);
    String mirrored = new StringBuilder(text.replace(".", "")).reverse().toString();

    assertThat(
            EVIDENCE.align(
                Texts.english(text),
                Texts.english(mirrored.toUpperCase(Locale.ROOT) + "q".repeat(3))))
        .isEmpty();
  }

  @Property(tries = 60)
  void theEditsOfAPassageCoverAllItsWordsInOrder(@ForAll @IntRange(max = 100_000) int seed) {
    Random random = new Random(seed);
    PreparedText source = Texts.english(Texts.nonsense(random, "src", 12));
    PreparedText document = Texts.english(borrowing(random, source.text()) + " end");
    Passage all = WordAlignmentTest.whole(document, source);

    List<WordEdit> edits = WordAlignment.of(document, source, all);

    List<Integer> documentTokens = new ArrayList<>();
    List<Integer> sourceTokens = new ArrayList<>();
    for (WordEdit edit : edits) {
      for (int i = document.tokenFrom(edit.document().start());
          i < document.tokenFrom(edit.document().end());
          i++) {
        documentTokens.add(i);
      }
      for (int i = source.tokenFrom(edit.source().start());
          i < source.tokenFrom(edit.source().end());
          i++) {
        sourceTokens.add(i);
      }
      if (edit.kind() == WordEdit.Kind.EQUAL) {
        assertThat(edit.document().of(document.text()).split("\\W+"))
            .isEqualTo(edit.source().of(source.text()).split("\\W+"));
      }
    }
    assertThat(documentTokens).hasSize(document.tokens().size()).isSorted().doesNotHaveDuplicates();
    assertThat(sourceTokens).hasSize(source.tokens().size()).isSorted().doesNotHaveDuplicates();
  }
}
