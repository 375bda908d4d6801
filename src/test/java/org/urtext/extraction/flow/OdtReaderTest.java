package org.urtext.extraction.flow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.urtext.document.Document;
import org.urtext.document.DocumentFormat;
import org.urtext.document.Span;
import org.urtext.document.Warning;
import org.urtext.extraction.FailureReason;
import org.urtext.extraction.UnreadableDocumentException;

class OdtReaderTest {
  @TempDir private Path folder;

  private Document read(Archives archive) throws Exception {
    return new OdtReader().read(archive.writeTo(folder.resolve("a.odt")), DocumentFormat.ODT);
  }

  @Test
  void readsHeadingsParagraphsAndTheirSpaces() throws Exception {
    assertThat(
            read(Archives.odt(
                    "",
                    "<text:h>Head</text:h><text:p>one<text:s text:c='2'/>two<text:tab/>three\n four</text:p>"))
                .text())
        .isEqualTo("Head\n\none  two\tthree four");
  }

  @Test
  void placesNotesBehindTheBody() throws Exception {
    assertThat(
            read(Archives.odt(
                    "",
                    "<text:p>a<text:note><text:note-citation>1</text:note-citation><text:note-body>"
                        + "<text:p>note</text:p></text:note-body></text:note>b</text:p><text:p>c</text:p>"))
                .text())
        .isEqualTo("ab\n\nc\n\nnote");
  }

  @Test
  void leavesTrackedDeletionsAndCommentsOut() throws Exception {
    assertThat(
            read(Archives.odt(
                    "",
                    "<text:tracked-changes><text:p>gone</text:p></text:tracked-changes>"
                        + "<text:p>a<o:annotation><text:p>comment</text:p></o:annotation>b</text:p>"))
                .text())
        .isEqualTo("ab");
  }

  @Test
  void reportsTextHiddenByItsStyle() throws Exception {
    Document document =
        read(
            Archives.odt(
                "<style:style style:name='W'><style:text-properties fo:color='#ffffff'/></style:style>"
                    + "<style:style style:name='N'><style:text-properties text:display='none'/></style:style>",
                "<text:p>a<text:span text:style-name='W'>white</text:span>b"
                    + "<text:span text:style-name='N'>none</text:span></text:p>"));
    assertThat(document.text()).isEqualTo("ab");
    assertThat(document.warnings())
        .containsExactly(
            new Warning(Warning.Kind.INVISIBLE_TEXT, 1, new Span(1, 1), null, "white"),
            new Warning(Warning.Kind.INVISIBLE_TEXT, 1, new Span(2, 2), null, "none"));
  }

  @Test
  void laysTablesOutInRowsAndCells() throws Exception {
    String cell = "<table:table-cell><text:p>%s</text:p></table:table-cell>";
    String row = "<table:table-row>" + cell + cell + "</table:table-row>";
    assertThat(
            read(Archives.odt(
                    "",
                    "<table:table>"
                        + row.formatted("a", "b")
                        + row.formatted("c", "d")
                        + "</table:table>"))
                .text())
        .isEqualTo("a\tb\nc\td");
  }

  @Test
  void saysThatAPasswordIsMissing() {
    Archives encrypted =
        Archives.odt("", "<text:p>a</text:p>")
            .with(
                "META-INF/manifest.xml",
                "<m:manifest xmlns:m='m'><m:file-entry><m:encryption-data/></m:file-entry></m:manifest>");
    assertThatThrownBy(() -> read(encrypted))
        .isInstanceOfSatisfying(
            UnreadableDocumentException.class,
            e -> assertThat(e.reason()).isEqualTo(FailureReason.ENCRYPTED));
  }
}
