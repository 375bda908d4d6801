package org.urtext.extraction.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.urtext.document.Document;
import org.urtext.document.DocumentFormat;
import org.urtext.document.Warning;

class HtmlReaderTest {
  @TempDir private Path folder;

  private Document read(String html) throws Exception {
    Path file = Files.writeString(folder.resolve("a.html"), html);
    return new HtmlReader().read(file, DocumentFormat.HTML);
  }

  @Test
  void readsBlocksAsParagraphs() throws Exception {
    assertThat(
            read("<html><head><title>T</title><style>p{}</style></head><body><h1>Head\n line</h1>"
                    + "<p>one <b>two</b>  three<br>four</p><script>x()</script><ul><li>a</li><li>b</li></ul>")
                .text())
        .isEqualTo("Head line\n\none two three\nfour\n\na\n\nb");
  }

  @Test
  void laysTablesOutInRowsAndCells() throws Exception {
    assertThat(
            read("<table><tr><th>a</th><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>")
                .text())
        .isEqualTo("a\tb\nc\td");
  }

  @Test
  void keepsLinesThatAreLaidOutAlready() throws Exception {
    assertThat(read("<pre>a  b\n  c</pre>").text()).isEqualTo("a  b\n  c");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "style='display:none'",
        "style='visibility: hidden'",
        "style='font-size:0'",
        "style='font-size: 0.5pt'",
        "style='color:#fff'",
        "style='color: rgb(255, 255, 255)'",
        "style='color:red;background-color:red'",
        "hidden",
      })
  void reportsTextThatNobodySees(String attribute) throws Exception {
    Document document = read("<p>seen<span " + attribute + ">unseen words</span>end</p>");
    assertThat(document.text()).isEqualTo("seenend");
    assertThat(document.warnings()).extracting(Warning::detail).containsExactly("unseen words");
  }

  @Test
  void readsWhiteTextOnADarkGround() throws Exception {
    assertThat(
            read("<div style='background:#000'><p style='color:white'>seen</p></div>").warnings())
        .isEmpty();
  }

  @Test
  void believesTheDeclaredEncoding() throws Exception {
    Path file =
        Files.write(
            folder.resolve("cyrillic.html"),
            "<html><head><meta charset='windows-1251'></head><body>Привет</body>"
                .getBytes(Charset.forName("windows-1251")));
    assertThat(new HtmlReader().read(file, DocumentFormat.HTML).text()).isEqualTo("Привет");
  }

  @Test
  void survivesEndlessNesting() throws Exception {
    assertThat(read("<div>".repeat(20_000) + "deep").text()).isEqualTo("deep");
  }
}
