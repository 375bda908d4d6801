package org.urtext.extraction.flow;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.urtext.document.Document;
import org.urtext.document.DocumentFormat;
import org.urtext.document.Span;
import org.urtext.document.Warning;

class DocxReaderTest {
  @TempDir private Path folder;

  private Document read(Archives archive) throws Exception {
    return new DocxReader().read(archive.writeTo(folder.resolve("a.docx")), DocumentFormat.DOCX);
  }

  private Document readBody(String body) throws Exception {
    return read(Archives.docx(body));
  }

  private static String paragraph(String... runs) {
    return "<w:p>" + String.join("", runs) + "</w:p>";
  }

  private static String run(String text) {
    return run("", text);
  }

  private static String run(String properties, String text) {
    return "<w:r><w:rPr>"
        + properties
        + "</w:rPr><w:t xml:space='preserve'>"
        + text
        + "</w:t></w:r>";
  }

  private static List<String> hiddenWords(Document document) {
    return document.warnings().stream()
        .filter(warning -> warning.kind() == Warning.Kind.INVISIBLE_TEXT)
        .map(Warning::detail)
        .toList();
  }

  @Test
  void partsParagraphsByABlankLine() throws Exception {
    assertThat(readBody(paragraph(run("One "), run("two")) + paragraph(run("three"))).text())
        .isEqualTo("One two\n\nthree");
  }

  @Test
  void spansOnePageOverTheWholeText() throws Exception {
    Document document = readBody(paragraph(run("One")));
    assertThat(document.pages()).singleElement().extracting("text").isEqualTo(new Span(0, 3));
  }

  @Test
  void laysTablesOutInRowsAndCells() throws Exception {
    String cell = "<w:tc><w:p><w:r><w:t>%s</w:t></w:r></w:p></w:tc>";
    String row = "<w:tr>" + cell + cell + "</w:tr>";
    String table = "<w:tbl>" + row.formatted("a", "b") + row.formatted("", "d") + "</w:tbl>";
    assertThat(readBody(paragraph(run("x")) + table + paragraph(run("y"))).text())
        .isEqualTo("x\n\na\tb\nd\n\ny");
  }

  @Test
  void leavesTrackedDeletionsOutAndKeepsInsertions() throws Exception {
    assertThat(
            readBody(
                    paragraph(
                        run("kept "),
                        "<w:del>" + run("gone ") + "</w:del>",
                        "<w:ins>" + run("new") + "</w:ins>"))
                .text())
        .isEqualTo("kept new");
  }

  @Test
  void placesNotesBehindTheBodyWithoutTheirSeparators() throws Exception {
    Archives archive =
        Archives.docx(paragraph(run("Body")))
            .withWordPart(
                "footnotes.xml",
                "footnotes",
                "<w:footnote w:type='separator'>"
                    + paragraph(run("---"))
                    + "</w:footnote><w:footnote>"
                    + paragraph(run("A note"))
                    + "</w:footnote>")
            .withWordPart(
                "endnotes.xml",
                "endnotes",
                "<w:endnote>" + paragraph(run("An end")) + "</w:endnote>");
    assertThat(read(archive).text()).isEqualTo("Body\n\nA note\n\nAn end");
  }

  @Test
  void placesATextBoxBehindTheParagraphThatHoldsIt() throws Exception {
    String box =
        "<w:r><w:pict><w:txbxContent>" + paragraph(run("box")) + "</w:txbxContent></w:pict></w:r>";
    assertThat(readBody(paragraph(run("before "), box, run("after"))).text())
        .isEqualTo("before after\n\nbox");
  }

  @Test
  void reportsVanishedTextAndWhereItStood() throws Exception {
    Document document =
        readBody(paragraph(run("seen "), run("<w:vanish/>", "unseen words"), run("end")));
    assertThat(document.text()).isEqualTo("seen end");
    assertThat(document.warnings())
        .containsExactly(
            new Warning(Warning.Kind.INVISIBLE_TEXT, 1, new Span(5, 5), null, "unseen words"));
  }

  @Test
  void reportsWhiteTextOnWhitePaper() throws Exception {
    Document document = readBody(paragraph(run("a"), run("<w:color w:val='FFFFFF'/>", "white")));
    assertThat(hiddenWords(document)).containsExactly("white");
  }

  @Test
  void readsWhiteTextInAShadedCell() throws Exception {
    Document document =
        readBody(
            "<w:tbl><w:tr><w:tc><w:tcPr><w:shd w:val='clear' w:fill='000080'/></w:tcPr>"
                + paragraph(run("<w:color w:val='FFFFFF'/>", "white"))
                + "</w:tc></w:tr></w:tbl>");
    assertThat(document.text()).isEqualTo("white");
  }

  @Test
  void reportsTextOfOnePoint() throws Exception {
    assertThat(hiddenWords(readBody(paragraph(run("a"), run("<w:sz w:val='2'/>", "tiny")))))
        .containsExactly("tiny");
  }

  @Test
  void reportsTextHiddenByItsStyle() throws Exception {
    Archives archive =
        Archives.docx(paragraph(run("a"), run("<w:rStyle w:val='child'/>", "styled")))
            .withWordPart(
                "styles.xml",
                "styles",
                "<w:style w:type='character' w:styleId='parent'><w:rPr><w:vanish/></w:rPr></w:style>"
                    + "<w:style w:type='character' w:styleId='child'><w:basedOn w:val='parent'/></w:style>");
    assertThat(hiddenWords(read(archive))).containsExactly("styled");
  }

  @Test
  void takesPropertiesFromTheDocument() throws Exception {
    Archives archive =
        Archives.docx(paragraph(run("a")))
            .with(
                "docProps/core.xml",
                "<c xmlns:dc='dc' xmlns:t='t'><dc:title>On Copies</dc:title><dc:creator>Ada</dc:creator>"
                    + "<t:created>2020-01-02T03:04:05Z</t:created></c>")
            .with("docProps/app.xml", "<Properties><Pages>7</Pages></Properties>");
    assertThat(read(archive).metadata())
        .hasFieldOrPropertyWithValue("title", "On Copies")
        .hasFieldOrPropertyWithValue("author", "Ada")
        .hasFieldOrPropertyWithValue("created", Instant.parse("2020-01-02T03:04:05Z"))
        .hasFieldOrPropertyWithValue("pageCount", 7);
  }

  @Test
  void keepsWhatStandsBeforeABreakInTheMarkup() throws Exception {
    Document document =
        read(
            Archives.docxWithMainPart(
                "<w:document xmlns:w='w'><w:body><w:p><w:r><w:t>Whole</w:t></w:r></w:p><w:p"));
    assertThat(document.text()).isEqualTo("Whole");
    assertThat(document.warnings()).extracting(Warning::kind).contains(Warning.Kind.DAMAGED_PART);
  }

  @Test
  void expandsNoEntities() throws Exception {
    String laughs =
        "<!DOCTYPE d [<!ENTITY a 'ha'><!ENTITY b '&a;&a;&a;&a;'><!ENTITY c '&b;&b;&b;&b;'>]>"
            + "<w:document xmlns:w='w'><w:body><w:p><w:r><w:t>x&c;y</w:t></w:r></w:p></w:body></w:document>";
    assertThat(read(Archives.docxWithMainPart(laughs)).text()).doesNotContain("ha");
  }

  @Test
  void readsNoOtherFileForAnEntity() throws Exception {
    Path secret = java.nio.file.Files.writeString(folder.resolve("secret.txt"), "secret");
    String external =
        "<!DOCTYPE d [<!ENTITY a SYSTEM '"
            + secret.toUri()
            + "'>]><w:document xmlns:w='w'><w:body><w:p><w:r><w:t>x&a;y</w:t></w:r></w:p></w:body></w:document>";
    assertThat(read(Archives.docxWithMainPart(external)).text()).doesNotContain("secret");
  }

  @Test
  void refusesAPartThatUnfoldsWithoutEnd() {
    byte[] zeros = new byte[32 << 20];
    java.util.Arrays.fill(zeros, (byte) ' ');
    byte[] start = "<w:document xmlns:w='w'>".getBytes(java.nio.charset.StandardCharsets.UTF_8);
    System.arraycopy(start, 0, zeros, 0, start.length);
    assertThatThrownBy(() -> read(Archives.docx("").with("word/document.xml", zeros)))
        .isInstanceOf(OversizedPartException.class);
  }

  @Test
  void endsAtEndlessNesting() throws Exception {
    Document document = readBody(paragraph(run("start")) + "<w:sdt>".repeat(5_000));
    assertThat(document.text()).isEqualTo("start");
    assertThat(document.warnings()).extracting(Warning::kind).contains(Warning.Kind.DAMAGED_PART);
  }

  @Test
  void countsEmbeddedFilesButReadsNone() throws Exception {
    Archives archive =
        Archives.docx(paragraph(run("a"))).with("word/embeddings/inner.docx", "anything");
    assertThat(read(archive).warnings())
        .containsExactly(new Warning(Warning.Kind.EMBEDDED_FILES, 0, null, null, "1"));
  }
}
