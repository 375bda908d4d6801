package org.urtext.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.text.Normalizer;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextAnalyzerTest {
  private final TextAnalyzer exact = new TextAnalyzer(Profile.EXACT, Language.OTHER);

  @Test
  void cutsTextIntoAlphanumericRuns() {
    assertThat(words("The 3rd man's well-known B2B_deal!"))
        .containsExactly("The", "3rd", "man", "s", "well", "known", "B2B", "deal");
  }

  @Test
  void makesNoTokensOfTextWithoutWords() {
    assertThat(words("")).isEmpty();
    assertThat(words(" \n — … \u200B\u0301 \uD83D\uDE00 ")).isEmpty();
  }

  @Test
  void doesNotLookAtCase() {
    assertThat(hashes("STRASSE Été ΛΌΓΟΣ МОСКВА")).isEqualTo(hashes("strasse été λόγος москва"));
  }

  @Test
  void pinsTheHashesOfTheFileFormat() {
    assertThat(exact.tokens("Urtext été слово 漢 𝔘").hashes())
        .containsExactly(
            2438150524710861632L,
            2705523626716066535L,
            2173949175690205930L,
            -8570183675125377795L,
            8633734592886390576L);
  }

  @ParameterizedTest
  @CsvSource({"Ångström naïve", "Việt Nam", "한국어 문서", "हिन्दी क़लम", "עִבְרִית", "يُكَرَّر مُدَّة"})
  void hashesCanonicalEquivalentsAlike(String text) {
    assertThat(hashes(Normalizer.normalize(text, Normalizer.Form.NFD)))
        .isEqualTo(hashes(Normalizer.normalize(text, Normalizer.Form.NFC)));
  }

  @ParameterizedTest
  @CsvSource({
    // Cyrillic a, c, o; Greek omicron; capital Cyrillic ve; Armenian oh
    "c\u043Epyright, copyright",
    "\u0441\u043E\u0440\u0443right, copyright",
    "w\u03BFrd, word",
    "\u0412ank, Bank",
    "w\u0585rd, word",
    "na\u0457ve, naïve",
    "ｆｕｌｌ, full",
    "𝐛𝐨𝐥𝐝, bold",
    "ﬁnal, final",
    "m\u2170x, mix",
    "hid\u200Bden, hidden",
    "hid\u200Cd\u200Den, hidden",
    "hy\u00ADphen, hyphen",
    "joi\u2060ned, joined",
    "mar\uFEFFked, marked",
    "rig\u202Eht, right",
    "var\uFE00iant, variant",
    "hid\u200Be\u0301, hidé",
    // Latin letters in a Russian word
    "М\u006Fск\u0061а, Москаа",
  })
  void matchesWhatAReaderSees(String disguised, String seen) {
    assertThat(hashes(disguised)).isEqualTo(hashes(seen));
  }

  @Test
  void seesThroughWordsMadeOnlyOfLookalikesInALatinText() {
    assertThat(hashes("we \u0441\u043E\u0440\u0443 \u0430 line"))
        .isEqualTo(hashes("we copy a line"));
  }

  @Test
  void leavesHonestForeignWordsAlone() {
    String russian = "о том, что сор и хор";
    assertThat(hashes(russian)[0]).isNotEqualTo(hashes("o")[0]);
    assertThat(hashes("He wrote: " + russian + ", and so on."))
        .contains(hashes("где сор")[1], hashes("где хор")[1]);
  }

  @Test
  void leavesGreekLettersOfFormulasAlone() {
    assertThat(hashes("the angle α and the frequency ν"))
        .contains(hashes("α")[0], hashes("ν")[0])
        .doesNotContain(hashes("v")[0]);
  }

  @Test
  void endsAWordBeforeInvisibleCharactersAtItsEnd() {
    assertThat(words("one\u200B two\u00AD, three")).containsExactly("one", "two", "three");
  }

  @Test
  void makesOneTokenOfEachLetterInScriptsWithoutSpaces() {
    assertThat(words("中文abc字")).containsExactly("中", "文", "abc", "字");
    assertThat(words("ｶﾞｰ、ひらか\u3099な")).containsExactly("ｶﾞ", "ｰ", "ひ", "ら", "か\u3099", "な");
    assertThat(words("ภาษาที่")).containsExactly("ภ", "า", "ษ", "า", "ที่");
  }

  @Test
  void readsRightToLeftText() {
    assertThat(words("هذا نصٌّ عربي، 123")).containsExactly("هذا", "نصٌّ", "عربي", "123");
    assertThat(words("שלום, עולם!")).containsExactly("שלום", "עולם");
  }

  @Test
  void cutsEndlessRunsAtCodePoints() {
    String capital = "𝔘";
    Tokens tokens = exact.tokens("x" + capital.repeat(1000));
    assertThat(tokens.end(0)).isEqualTo(255);
    assertThat(tokens.start(1)).isEqualTo(255);
    assertThat(tokens.end(tokens.size() - 1)).isEqualTo(2001);
  }

  @Test
  void readsTenMegabytesWithoutASpace() {
    assertThat(exact.tokens("ab".repeat(5_000_000)).size()).isEqualTo(10_000_000 / 256 + 1);
    assertThat(exact.tokens("\uD835".repeat(1_000_000)).size()).isZero();
    assertThat(exact.tokens("a" + "\u0301".repeat(1_000_000)).size()).isEqualTo(1);
  }

  private long[] hashes(String text) {
    return exact.tokens(text).hashes();
  }

  private List<String> words(String text) {
    Tokens tokens = exact.tokens(text);
    List<String> words = new ArrayList<>();
    for (int i = 0; i < tokens.size(); i++) {
      words.add(tokens.span(i).of(text));
    }
    return words;
  }
}
