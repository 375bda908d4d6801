package org.urtext.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class ThesisProfileTest {
  @ParameterizedTest
  @CsvSource({
    "en, connections, connected",
    "en, universities, university",
    "de, Häuser, Haus",
    "de, Untersuchungen, Untersuchung",
    "fr, continuellement, continuel",
    "es, canciones, canción",
    "it, bambini, bambino",
    "pt, cantores, cantor",
    "pt-BR, cantores, cantor",
    "ru, книгами, книга",
    "nl, boeken, boek",
    "sv, bilarna, bilar",
    "da, hundene, hunden",
    "no, bøkene, bøker",
    "fi, taloissa, talossa",
    "hu, házakban, házak",
    "cs, knihami, kniha",
    "tr, kitaplar, kitap",
    "tr, KİTAPLARI, kitapları",
    "el, ΔΡΌΜΟΥΣ, δρόμους",
    "ro, cărților, cărți",
    "ar, الكتاب, كتاب",
    "hi, किताबें, किताब",
    "id, membaca, baca",
  })
  void stemsWordsOfOneRootAlike(String language, String word, String otherWord) {
    TextAnalyzer thesis = new TextAnalyzer(Profile.THESIS, Language.ofId(language));
    assertThat(thesis.tokens(word).hashes())
        .hasSize(1)
        .isEqualTo(thesis.tokens(otherWord).hashes());
  }

  @ParameterizedTest
  @CsvSource({
    "en, the doesn't which have about",
    "de, und nicht oder über",
    "fr, dans avec mais était",
    "ru, что когда только",
    "el, και που ΤΟΥ",
  })
  void dropsStopWords(String language, String words) {
    TextAnalyzer thesis = new TextAnalyzer(Profile.THESIS, Language.ofId(language));
    assertThat(thesis.tokens(words).size()).isZero();
  }

  @Test
  void dropsWordsUnderThreeLettersButKeepsScriptsWithoutSpaces() {
    TextAnalyzer thesis = new TextAnalyzer(Profile.THESIS, Language.OTHER);
    assertThat(thesis.tokens("x 42 ab 𝔘𝔘 words 漢字").size()).isEqualTo(3);
  }

  @Test
  void keepsTheSpansOfTheWholeWords() {
    TextAnalyzer thesis = new TextAnalyzer(Profile.THESIS, Language.ENGLISH);
    String text = "The connections are in-depth.";
    Tokens tokens = thesis.tokens(text);
    assertThat(tokens.span(0).of(text)).isEqualTo("connections");
    assertThat(tokens.span(1).of(text)).isEqualTo("depth");
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void analysesTextOfAnyScriptInEveryLanguage(Language language) {
    TextAnalyzer thesis = new TextAnalyzer(Profile.THESIS, language);
    String text =
        "Plain words, слова, λέξεις, كلمات, शब्द, 漢字 𝔘𝔫𝔦𝔠𝔬𝔡𝔢 2009 " + "z".repeat(600);
    assertThat(thesis.tokens(text).size()).isGreaterThan(5);
    assertThat(thesis.tokens(text).hashes()).isEqualTo(thesis.tokens(text).hashes());
  }

  /** A new version of a stemmer makes stored fingerprints useless: it must not come unnoticed. */
  @Test
  void pinsTheStemsOfTheFileFormat() {
    TextAnalyzer thesis = new TextAnalyzer(Profile.THESIS, Language.ENGLISH);
    assertThat(thesis.tokens("connections of universities").hashes())
        .containsExactly(NaiveTokenizer.hash("connect"), NaiveTokenizer.hash("univers"));
  }

  @ParameterizedTest
  @EnumSource(Language.class)
  void findsEveryLanguageByItsId(Language language) {
    assertThat(Language.ofId(language.id())).isEqualTo(language);
  }
}
