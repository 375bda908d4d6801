package org.urtext.extraction.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.urtext.document.Box;
import org.urtext.document.Document;
import org.urtext.document.Warning;

class LettersTest {
  @TempDir Path folder;

  private Document read(String codes, String... letters) throws Exception {
    SamplePdf pdf = new SamplePdf().page();
    return pdf.font(pdf.fontWithLetters(letters)).codes(60, 100, codes).read(folder);
  }

  @Test
  void spellsOutLigatures() throws Exception {
    assertThat(read("ABC", "\uFB01", "nd", "\uFB03").text()).isEqualTo("findffi");
  }

  @Test
  void sharesTheBoxOfALigatureAmongItsLetters() throws Exception {
    Document document = read("A", "\uFB01");
    Box f = SamplePdf.boxAt(document, 0);
    Box i = SamplePdf.boxAt(document, 1);
    assertThat(f.left()).isEqualTo(60);
    assertThat(i.left()).isEqualTo(f.right());
    assertThat(f.width()).isEqualTo(i.width());
    assertThat(f.width() + i.width()).isEqualTo(6.67f, Offset.offset(0.01f));
  }

  @Test
  void givesBothHalvesOfASurrogatePairTheSameBox() throws Exception {
    Document document = read("AB", "\uD835\uDC00", "x");
    assertThat(document.text()).isEqualTo("\uD835\uDC00x");
    assertThat(SamplePdf.boxAt(document, 0)).isEqualTo(SamplePdf.boxAt(document, 1));
    assertThat(SamplePdf.boxAt(document, 0).width()).isGreaterThan(6);
  }

  @Test
  void putsAnAccentOnTheLetterItIsPrintedOver() throws Exception {
    SamplePdf pdf = new SamplePdf().page();
    pdf.font(pdf.fontWithLetters("\u00A8", "u", "M", "nchen"));
    pdf.codes(60, 100, "C").codes(67.5f, 100, "A").codes(67.5f, 100, "B").codes(74, 100, "D");
    assertThat(pdf.read(folder).text()).isEqualTo("M\u00FCnchen");
  }

  @Test
  void composesLettersAndCombiningMarks() throws Exception {
    assertThat(read("AB", "e\u0301", "t").text()).isEqualTo("\u00E9t");
  }

  @Test
  void readsHebrewFromRightToLeft() throws Exception {
    String alef = "\u05D0";
    String bet = "\u05D1";
    String gimel = "\u05D2";
    assertThat(read("CBA", alef, bet, gimel).text()).isEqualTo(alef + bet + gimel);
  }

  @Test
  void keepsNumbersInsideHebrewInTheirOrder() throws Exception {
    assertThat(read("DECBA", "\u05D0", "\u05D1", "\u05D2", "4", "2").text())
        .isEqualTo("\u05D0\u05D1\u05D242");
  }

  @Test
  void keepsHebrewInsideALatinLineInItsPlace() throws Exception {
    assertThat(read("DEBAFG", "\u05D0", "\u05D1", "x", "abc", "d", "e", "f").text())
        .isEqualTo("abcd\u05D0\u05D1ef");
  }

  @Test
  void leavesOutGlyphsOfAFontWithoutLettersAndSaysSo() throws Exception {
    SamplePdf pdf = new SamplePdf().page().text(60, 80, "Readable words.");
    pdf.font(pdf.fontWithoutLetters()).codes(60, 100, "gibberish words");
    Document document = pdf.read(folder);
    assertThat(document.text()).isEqualTo("Readable words.");
    assertThat(document.warnings())
        .containsExactly(new Warning(Warning.Kind.UNREADABLE_FONT, 1, null, null, "Times-Roman"));
  }
}
