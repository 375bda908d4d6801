package org.urtext.extraction.flow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.urtext.document.Document;
import org.urtext.document.DocumentFormat;
import org.urtext.extraction.FailureReason;
import org.urtext.extraction.UnreadableDocumentException;

class EpubReaderTest {
  @TempDir private Path folder;

  private static Archives book() {
    return Archives.empty()
        .with("mimetype", "application/epub+zip")
        .with(
            "META-INF/container.xml",
            "<container><rootfiles><rootfile full-path='OPS/book.opf'/></rootfiles></container>")
        .with(
            "OPS/book.opf",
            "<package xmlns:dc='dc'><metadata><dc:title>A Book</dc:title><dc:creator>Ada</dc:creator></metadata>"
                + "<manifest><item id='a' href='text/a%20b.xhtml' media-type='application/xhtml+xml'/>"
                + "<item id='z' href='../z.xhtml' media-type='application/xhtml+xml'/></manifest>"
                + "<spine><itemref idref='z'/><itemref idref='a'/></spine></package>")
        .with("OPS/text/a b.xhtml", "<html><body><p>second</p></body></html>")
        .with("z.xhtml", "<html><body><h1>first</h1></body></html>");
  }

  private Document read(Archives archive) throws Exception {
    return new EpubReader().read(archive.writeTo(folder.resolve("a.epub")), DocumentFormat.EPUB);
  }

  @Test
  void readsTheChaptersInTheOrderOfTheSpine() throws Exception {
    assertThat(read(book()).text()).isEqualTo("first\n\nsecond");
  }

  @Test
  void takesTitleAndAuthorFromThePackage() throws Exception {
    assertThat(read(book()).metadata())
        .hasFieldOrPropertyWithValue("title", "A Book")
        .hasFieldOrPropertyWithValue("author", "Ada");
  }

  @Test
  void saysThatABookIsProtected() {
    Archives locked =
        book()
            .with(
                "META-INF/encryption.xml",
                "<e><CipherReference URI='z.xhtml'/><CipherReference URI='OPS/text/a%20b.xhtml'/></e>");
    assertThatThrownBy(() -> read(locked))
        .isInstanceOfSatisfying(
            UnreadableDocumentException.class,
            e -> assertThat(e.reason()).isEqualTo(FailureReason.ENCRYPTED));
  }
}
