package org.urtext.alignment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.urtext.analysis.Language;
import org.urtext.document.Span;

class EvidenceAlignerTest {
  private static final PassageAligner ALIGNER =
      new EvidenceAligner(AlignmentParameters.DEFAULTS, BackgroundFrequencies.NONE);

  private final String surroundings = Texts.nonsense(new Random(1), "x", 60);
  private final String elsewhere = Texts.nonsense(new Random(2), "y", 60);

  private static String inside(String host, String guest) {
    int middle = host.indexOf("\n\n", host.length() / 2) + 2;
    return host.substring(0, middle) + guest + "\n\n" + host.substring(middle);
  }

  private static List<Passage> align(String document, String source) {
    return ALIGNER.align(Texts.english(document), Texts.english(source));
  }

  @Test
  void marksALiteralCopyExactly() {
    String document = inside(surroundings, Texts.HARBOUR);
    String source = inside(elsewhere, Texts.HARBOUR);

    List<Passage> passages = align(document, source);

    assertThat(passages).hasSize(1);
    assertThat(passages.getFirst().document().of(document)).isEqualTo(Texts.HARBOUR);
    assertThat(passages.getFirst().source().of(source)).isEqualTo(Texts.HARBOUR);
    assertThat(passages.getFirst().kind()).isEqualTo(PassageKind.WORD_FOR_WORD);
  }

  @Test
  void marksAnEditedCopyFromItsFirstToItsLastSentence() {
    String document = inside(surroundings, Texts.HARBOUR_EDITED);

    List<Passage> passages = align(document, inside(elsewhere, Texts.HARBOUR));

    assertThat(passages).hasSize(1);
    assertThat(passages.getFirst().document().of(document)).isEqualTo(Texts.HARBOUR_EDITED);
    assertThat(passages.getFirst().kind()).isEqualTo(PassageKind.EDITED);
  }

  @Test
  void isSurerOfALiteralCopyThanOfAnEditedOne() {
    String source = inside(elsewhere, Texts.HARBOUR);

    double literal = align(inside(surroundings, Texts.HARBOUR), source).getFirst().confidence();
    double edited =
        align(inside(surroundings, Texts.HARBOUR_EDITED), source).getFirst().confidence();

    assertThat(edited).isLessThan(literal);
  }

  @Test
  void findsSentencesInAnotherOrder() {
    String[] sentences = Texts.HARBOUR_EDITED.split("(?<=\\.) ");
    String reordered =
        String.join(" ", sentences[3], sentences[1], sentences[4], sentences[0], sentences[2]);
    String document = inside(surroundings, reordered);

    List<Passage> passages = align(document, inside(elsewhere, Texts.HARBOUR));

    assertThat(passages).hasSize(1);
    assertThat(passages.getFirst().document().of(document)).isEqualTo(reordered);
  }

  @Test
  void keepsTwoCopiesFromDifferentPlacesApart() {
    String document = inside(inside(surroundings, Texts.HARBOUR), Texts.GARDEN);
    String source = Texts.GARDEN + "\n\n" + elsewhere + "\n\n" + Texts.HARBOUR;

    assertThat(align(document, source))
        .extracting(passage -> passage.document().of(document))
        .containsExactlyInAnyOrder(Texts.HARBOUR, Texts.GARDEN);
  }

  @Test
  void findsNothingInTextsThatShareCommonWordsOnly() {
    assertThat(align(surroundings, elsewhere)).isEmpty();
  }

  @Test
  void findsNothingInUnrelatedProse() {
    assertThat(align(Texts.GARDEN + "\n\n" + Texts.GLASS, Texts.HARBOUR)).isEmpty();
  }

  @Test
  void findsNothingInEmptyTexts() {
    assertThat(align("", Texts.HARBOUR)).isEmpty();
    assertThat(align(Texts.HARBOUR, "")).isEmpty();
    assertThat(align(" \n ", "...")).isEmpty();
  }

  @Test
  void findsNothingInASingleSharedWord() {
    assertThat(align("Harbour.", "Harbour.")).isEmpty();
  }

  @Test
  void marksAllOfATextThatIsAlignedWithItself() {
    assertThat(align(surroundings, surroundings))
        .extracting(Passage::document)
        .containsExactly(new Span(0, surroundings.stripTrailing().length()));
  }

  @Test
  void marksAShortSharedRunInShortTexts() {
    String sentence =
        "By morning the magistrate had ordered barrels of whale oil to be carried over the ice";
    String document = "I shall tell you. " + sentence + ". So it was.";

    List<Passage> passages = align(document, Texts.HARBOUR);

    assertThat(passages)
        .extracting(passage -> passage.document().of(document))
        .containsExactly(sentence + ".");
  }

  @Test
  void findsASummaryOfALongSource() {
    String document = inside(surroundings, SummaryTexts.SUMMARY);
    List<Passage> passages = align(document, SummaryTexts.ARTICLE);

    assertThat(passages).extracting(Passage::kind).containsExactly(PassageKind.SUMMARY);
    assertThat(passages.getFirst().document().of(document)).isEqualTo(SummaryTexts.SUMMARY);
    assertThat(passages.getFirst().source().length())
        .isGreaterThan(SummaryTexts.ARTICLE.length() * 8 / 10);
  }

  @Test
  void toleratesATextOfOneSentenceOverAndOver() {
    String repeated =
        "The bell of the tower rings at noon for all who work in the field. ".repeat(800);

    assertThat(align(repeated, repeated))
        .isNotEmpty()
        .allSatisfy(
            passage -> assertThat(passage.document().end()).isLessThanOrEqualTo(repeated.length()));
  }

  @Test
  void stemsGermanWordsByTheirOwnRules() {
    String source =
        "Der alte Lotse ging mit seiner Laterne über das gefrorene Hafenbecken und zählte die"
            + " eingeschlossenen Heringsboote. Die Mannschaften verbrannten ihre hölzernen Ruder,"
            + " um sich in den kalten Nächten zu wärmen. Am Morgen schickte der Bürgermeister"
            + " mehrere Fässer voll Walöl über das brüchige Eis.";
    String edited =
        "Mit einer Laterne gingen die alten Lotsen über die gefrorenen Hafenbecken, um das"
            + " eingeschlossene Heringsboot zu zählen. Jede Mannschaft verbrannte hölzerne Ruder"
            + " zum Wärmen in der kalten Nacht. Morgens schickten die Bürgermeister ein volles Fass"
            + " Walöl über brüchiges Eis.";
    PreparedText document = Texts.prepared(inside(surroundings, edited), Language.GERMAN);
    PreparedText original = Texts.prepared(inside(elsewhere, source), Language.GERMAN);

    assertThat(ALIGNER.align(document, original))
        .extracting(passage -> passage.document().of(document.text()))
        .containsExactly(edited);
  }

  @Test
  void alignsTextWithoutSpaces() {
    String copied = "老领航员提着灯笼走过结冰的海湾，数了数被困在灰色冰层里的四十条鲱鱼船。船员们正在烧掉自己的木桨取暖，天亮时镇长派人送来了几桶鲸油。";
    String document = "今天的菜市场里有新鲜的白菜和豆腐。" + copied + "孩子们放学以后喜欢在河边放风筝。";
    String source = "这本书讲的是北方小镇的旧事。" + copied + "后来那条街就用灯笼的名字命名。";

    List<Passage> passages =
        ALIGNER.align(
            Texts.prepared(document, Language.OTHER), Texts.prepared(source, Language.OTHER));

    assertThat(passages)
        .extracting(passage -> passage.document().of(document))
        .containsExactly(copied);
  }
}
