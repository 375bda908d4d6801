package org.urtext.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SentenceSplitterTest {
  @Test
  void endsSentencesAtFullStopsQuestionsAndExclamations() {
    assertThat(sentences("en", "It rains. Does it? Yes! So be it"))
        .containsExactly("It rains.", "Does it?", "Yes!", "So be it");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "en | As Smith et al. (2009) and Jones et al. Show in Fig. 3, it is so.",
        "en | We met J. R. R. Tolkien and Dr. Brown on St. James Street.",
        "en | Some fruit, e.g. Apples, i.e. Pomes, cost 3.50 dollars, cf. Table 2.",
        "en | See No. 5 on p. 12 of https://example.org/a.b?c=d and mail a.b@example.org today.",
        "en | The list (apples, pears, etc.) was long...and dull.",
        "en | “Is it so?” he asked.",
        "en | 1. Introduction to the matter.",
        "de | Am 3. Oktober kam z. B. Herr Dr. Maier bzw. Frau Prof. Huber, vgl. Abb. 4.",
        "de | Das ist u. a. bei Nr. 7 auf S. 45 der Fall, d. h. immer.",
        "fr | M. Dupont et Mme. Durand, cf. Fig. 3, vivent env. 20 ans.",
        "es | El Sr. García y la Sra. López viven en la pág. 3, aprox. Norte.",
        "ru | См. рис. 3 и табл. Два у проф. Иванова.",
      })
  void keepsSentencesWithAbbreviationsNumbersAndReferencesWhole(String language, String text) {
    assertThat(sentences(language, text)).containsExactly(text);
  }

  @Test
  void endsASentenceAfterAnAbbreviationThatACapitalFollows() {
    assertThat(sentences("en", "Apples, pears, etc. The rest was eaten."))
        .containsExactly("Apples, pears, etc.", "The rest was eaten.");
  }

  @Test
  void endsASentenceAfterANumber() {
    assertThat(sentences("en", "It began in 1999. The end came later."))
        .containsExactly("It began in 1999.", "The end came later.");
  }

  @Test
  void takesClosingQuotesBracketsAndNotesAlong() {
    assertThat(
            sentences("en", "He said: “Go.” (They went.) It was late.[12] It rained.³ He slept."))
        .containsExactly(
            "He said: “Go.”", "(They went.)", "It was late.[12]", "It rained.³", "He slept.");
  }

  @Test
  void readsSentencesAcrossLineBreaksButNotAcrossBlankLines() {
    assertThat(
            sentences("en", "One sentence on\ntwo lines. A title without a stop\n \nAnother text"))
        .containsExactly("One sentence on\ntwo lines.", "A title without a stop", "Another text");
  }

  @Test
  void endsAHeadingWithItsLine() {
    assertThat(
            sentences(
                "en",
                "2.1 Methods\nWe asked many people in the streets of many towns and wrote it down."))
        .containsExactly(
            "2.1 Methods", "We asked many people in the streets of many towns and wrote it down.");
  }

  @Test
  void startsASentenceWithEachItemOfAList() {
    assertThat(sentences("en", "We need\n• bread and\n• wine"))
        .containsExactly("We need", "• bread and", "• wine");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "这是第一句。|这是第二句！",
        "これは文です。|「本当？」|はい。",
        "هل هذا نص؟| نعم هو نص.",
        "यह एक वाक्य है।| यह दूसरा है।",
        "Это предложение.| А это другое.",
      })
  void knowsTheFullStopsOfOtherScripts(String marked) {
    List<String> expected = List.of(marked.split("\\|"));
    assertThat(sentences("other", marked.replace("|", "")))
        .containsExactlyElementsOf(expected.stream().map(String::strip).toList());
  }

  @Test
  void leavesOutTextWithoutWords() {
    assertThat(sentences("en", " \n ... *** \n\n !!! ")).isEmpty();
    assertThat(sentences("en", "")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {".", ". ", "a.", "a. ", "1. ", "\n", "a\n", ".)", "A. \n", "\" . ", "[.", "x"})
  void staysFastOnHostileText(String piece) {
    String text = " ".repeat(200_000) + piece.repeat(200_000);
    assertThat(new SentenceSplitter(Language.GERMAN).sentences(text).size()).isNotNegative();
  }

  @Property(tries = 1000, seed = "2009")
  void findsEveryWordInExactlyOneSentenceInOrder(@ForAll("texts") String text) {
    Sentences sentences = new SentenceSplitter(Language.GERMAN).sentences(text);
    Tokens words = new TextAnalyzer(Profile.EXACT, Language.GERMAN).tokens(text);
    int sentence = 0;
    for (int word = 0; word < words.size(); word++) {
      while (sentence < sentences.size() && sentences.end(sentence) <= words.start(word)) {
        sentence++;
      }
      assertThat(sentence).isLessThan(sentences.size());
      assertThat(sentences.start(sentence)).isLessThanOrEqualTo(words.start(word));
      assertThat(sentences.end(sentence)).isGreaterThanOrEqualTo(words.end(word));
    }
  }

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.of(
            " ", " ", "\n", "\f", ".", "...", "!", "?", "…", "。", ")", "”", "[", "[1]", "²", "a",
            "B", "Dr", "z.B", "etc", "12", "3", "Heading", "wörter", "漢", "• ", "\u00A0", "\u200B",
            "\u0301", "😀", "\uD835", "\uDD18")
        .list()
        .ofMaxSize(40)
        .map(pieces -> String.join("", pieces));
  }

  private static List<String> sentences(String language, String text) {
    Sentences sentences = new SentenceSplitter(Language.ofId(language)).sentences(text);
    List<String> found = new ArrayList<>();
    for (int i = 0; i < sentences.size(); i++) {
      found.add(sentences.span(i).of(text));
    }
    return found;
  }
}
