package org.urtext.extraction.flow;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.urtext.document.Document;
import org.urtext.document.DocumentFormat;
import org.urtext.document.Span;
import org.urtext.document.Warning;

class RtfReaderTest {
  @TempDir private Path folder;

  private Document read(String inside) throws Exception {
    Path file = folder.resolve("a.rtf");
    Files.writeString(file, "{\\rtf1\\ansi " + inside + "}", ISO_8859_1);
    return new RtfReader().read(file, DocumentFormat.RTF);
  }

  @Test
  void readsParagraphsAndSigns() throws Exception {
    assertThat(read("One\\emdash two\\par {\\b three}\\line four \\{\\}").text())
        .isEqualTo("One\u2014two\n\nthree\nfour {}");
  }

  @Test
  void readsUnicodeAndSkipsItsStandIns() throws Exception {
    assertThat(read("\\u1046?\\uc2\\u-10187\\'3f\\'3f\\u-9138??x").text())
        .isEqualTo("\u0416\uD835\uDC4Ex");
  }

  @Test
  void decodesBytesByTheirFont() throws Exception {
    assertThat(
            read("{\\fonttbl{\\f0\\fcharset0 A;}{\\f1\\fcharset204 B;}{\\f2\\fcharset128 C;}}"
                    + "\\f0 \\'e4\\f1 \\'e4\\f2 \\'83A")
                .text())
        .isEqualTo("ä\u0434\u30A2");
  }

  @Test
  void placesFootnotesBehindTheBody() throws Exception {
    assertThat(read("a{\\footnote note}b\\par c").text()).isEqualTo("ab\n\nc\n\nnote");
  }

  @Test
  void leavesDestinationsWithoutTextOut() throws Exception {
    assertThat(
            read("{\\stylesheet{\\s1 Style;}}{\\*\\unknown words}{\\header top}{\\pict 0102}"
                    + "{\\field{\\*\\fldinst HYPERLINK x}{\\fldrslt shown}}")
                .text())
        .isEqualTo("shown");
  }

  @Test
  void reportsHiddenWhiteAndTinyText() throws Exception {
    Document document =
        read("{\\colortbl;\\red255\\green255\\blue255;}a{\\v hidden}b{\\cf1 white}c{\\fs2 tiny}d");
    assertThat(document.text()).isEqualTo("abcd");
    assertThat(document.warnings())
        .extracting(Warning::span, Warning::detail)
        .containsExactly(
            org.assertj.core.groups.Tuple.tuple(new Span(1, 1), "hidden"),
            org.assertj.core.groups.Tuple.tuple(new Span(2, 2), "white"),
            org.assertj.core.groups.Tuple.tuple(new Span(3, 3), "tiny"));
  }

  @Test
  void laysTablesOutInRowsAndCells() throws Exception {
    assertThat(
            read("x\\par\\trowd\\pard\\intbl a\\cell b\\cell\\row\\pard\\intbl c\\cell d\\cell\\row\\pard y")
                .text())
        .isEqualTo("x\n\na\tb\nc\td\n\ny");
  }

  @Test
  void takesPropertiesFromTheDocument() throws Exception {
    assertThat(
            read("{\\info{\\title T}{\\author A}{\\creatim\\yr2001\\mo2\\dy3\\hr4\\min5}\\nofpages3}x")
                .metadata())
        .hasFieldOrPropertyWithValue("title", "T")
        .hasFieldOrPropertyWithValue("author", "A")
        .hasFieldOrPropertyWithValue("created", Instant.parse("2001-02-03T04:05:00Z"))
        .hasFieldOrPropertyWithValue("pageCount", 3);
  }

  @Test
  void skipsRawBytesWhateverTheyLookLike() throws Exception {
    assertThat(read("a\\bin5 }}}{{b").text()).isEqualTo("ab");
  }

  @Test
  void readsWhatThereIsOfAFileCutShort() throws Exception {
    Path file = Files.writeString(folder.resolve("cut.rtf"), "{\\rtf1 whole {\\b par");
    assertThat(new RtfReader().read(file, DocumentFormat.RTF).text()).isEqualTo("whole par");
  }
}
