package org.urtext.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tuple;
import org.urtext.analysis.NaiveTokenizer.Word;

/** The exact profile against its naive reference, on texts of any Unicode. */
class ExactProfileReferenceTest {
  private final TextAnalyzer exact = new TextAnalyzer(Profile.EXACT, Language.OTHER);

  @Property(tries = 800, seed = "2009")
  void agreesWithTheNaiveTokenizer(@ForAll("unicode") String text) {
    assertThat(words(text)).isEqualTo(NaiveTokenizer.words(text));
  }

  @Property(tries = 8, seed = "2009")
  void agreesWithTheNaiveTokenizerOnLongTexts(@ForAll("longTexts") String text) {
    assertThat(words(text)).isEqualTo(NaiveTokenizer.words(text));
  }

  @Property(tries = 400, seed = "2009")
  void spansAreInOrderAndNeverSplitASurrogatePair(@ForAll("unicode") String text) {
    int previousEnd = 0;
    for (Word word : words(text)) {
      assertThat(word.start()).isGreaterThanOrEqualTo(previousEnd);
      assertThat(word.end()).isGreaterThan(word.start());
      assertThat(splitsPair(text, word.start()) || splitsPair(text, word.end())).isFalse();
      previousEnd = word.end();
    }
  }

  @Property(tries = 400, seed = "2009")
  void canonicalEquivalentsHashAlike(@ForAll("letters") String text) {
    assertThat(exact.tokens(Normalizer.normalize(text, Normalizer.Form.NFD)).hashes())
        .isEqualTo(exact.tokens(Normalizer.normalize(text, Normalizer.Form.NFC)).hashes());
  }

  @Provide
  Arbitrary<String> unicode() {
    return pieces().list().ofMaxSize(60).map(pieces -> String.join("", pieces));
  }

  @Provide
  Arbitrary<String> longTexts() {
    return pieces().list().ofMinSize(500).ofMaxSize(4000).map(pieces -> String.join("", pieces));
  }

  @Provide
  Arbitrary<String> letters() {
    return Arbitraries.strings().withCharRange('\u00C0', '\u1FFF').ofMaxLength(20);
  }

  private static Arbitrary<String> pieces() {
    Arbitrary<String> anyUnit =
        Arbitraries.integers()
            .between(0, 0xFFFF)
            .map(unit -> Character.toString((char) (int) unit));
    Arbitrary<String> anyCodePoint =
        Arbitraries.integers().between(0, Character.MAX_CODE_POINT).map(Character::toString);
    Arbitrary<String> ascii = Arbitraries.strings().withCharRange(' ', '~').ofMaxLength(12);
    Arbitrary<String> latin = Arbitraries.strings().withCharRange('a', 'z').ofMaxLength(9);
    Arbitrary<String> notable =
        Arbitraries.of(
            " ",
            " ",
            "\n",
            "\u00AD",
            "\u200B",
            "\u200D",
            "\uFEFF",
            "\u202E",
            "\u0301",
            "\u0327",
            "\u0430",
            "\u043E",
            "\u0441",
            "\u0416",
            "\u0412",
            "\u03BF",
            "\u03C2",
            "\u0391",
            "µ",
            "ﬁ",
            "漢",
            "か",
            "\u3099",
            "ｶ",
            "ﾞ",
            "ー",
            "ที่",
            "ก",
            "٣",
            "ب",
            "\u064E",
            "क",
            "\u093C",
            "\u1100",
            "\u1161",
            "\u11A8",
            "가",
            "İ",
            "I",
            "ı",
            "ß",
            "ǰ",
            "J\u030C",
            "𝔘",
            "😀",
            "\uD835",
            "\uDD18",
            "\u3164",
            "ⅷ",
            "²",
            "’",
            "a".repeat(255),
            "é".repeat(300),
            "x".repeat(1100));
    return Arbitraries.frequencyOf(
        Tuple.of(4, latin),
        Tuple.of(2, ascii),
        Tuple.of(6, notable),
        Tuple.of(1, anyUnit),
        Tuple.of(1, anyCodePoint));
  }

  private List<Word> words(String text) {
    Tokens tokens = exact.tokens(text);
    List<Word> words = new ArrayList<>();
    for (int i = 0; i < tokens.size(); i++) {
      words.add(new Word(tokens.start(i), tokens.end(i), tokens.hash(i)));
    }
    return words;
  }

  private static boolean splitsPair(String text, int offset) {
    return offset > 0
        && offset < text.length()
        && Character.isSurrogatePair(text.charAt(offset - 1), text.charAt(offset));
  }
}
