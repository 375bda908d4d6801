package org.urtext.extraction.flow;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.urtext.document.Document;
import org.urtext.document.DocumentFormat;

class MarkdownReaderTest {
  @TempDir private Path folder;

  private Document read(String markdown) throws Exception {
    Path file = Files.writeString(folder.resolve("a.md"), markdown);
    return new MarkdownReader().read(file, DocumentFormat.MARKDOWN);
  }

  @Test
  void stripsMarksAndKeepsWords() throws Exception {
    assertThat(
            read("""
                    # Head #

                    Some *words*, **more** and `code_here`; a [link](http://x.org/a_(b)) &amp; ![picture](p.png).
                    > quoted
                    - item
                    1. first

                    Under
                    =====
                    snake_case_name stays
                    """)
                .text())
        .isEqualTo(
            """
            Head

            Some words, more and code_here; a link & picture.
            quoted
            item
            first

            Under
            snake_case_name stays""");
  }

  @Test
  void keepsCodeAsText() throws Exception {
    assertThat(read("a\n```java\nint *x* = 1;\n# not a head\n```\nb").text())
        .isEqualTo("a\nint *x* = 1;\n# not a head\nb");
  }

  @Test
  void leavesAddressesOut() throws Exception {
    assertThat(read("see [this][1]\n\n[1]: http://example.org 'Title'\n").text())
        .isEqualTo("see this");
  }

  @Test
  void laysTablesOutInCells() throws Exception {
    assertThat(read("| a | b |\n|---|:-:|\n| c | d |").text()).isEqualTo("a\tb\nc\td");
  }

  @Test
  void takesPropertiesFromTheFrontMatter() throws Exception {
    Document document = read("---\ntitle: \"On Copies\"\nauthor: Ada\n---\ntext");
    assertThat(document.text()).isEqualTo("text");
    assertThat(document.metadata())
        .hasFieldOrPropertyWithValue("title", "On Copies")
        .hasFieldOrPropertyWithValue("author", "Ada");
  }
}
