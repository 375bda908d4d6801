package org.urtext.extraction.detection;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.poi.poifs.filesystem.POIFSFileSystem;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.urtext.document.DocumentFormat;
import org.urtext.extraction.FailureReason;
import org.urtext.extraction.UnreadableDocumentException;
import org.urtext.extraction.flow.Archives;

class FormatDetectorTest {
  @TempDir private Path folder;

  private DocumentFormat detect(String name, String content) throws Exception {
    Path file = Files.writeString(folder.resolve(name), content, ISO_8859_1);
    return new FormatDetector().detect(file);
  }

  private void assertRefused(Path file, FailureReason reason) {
    assertThatThrownBy(() -> new FormatDetector().detect(file))
        .isInstanceOfSatisfying(
            UnreadableDocumentException.class, e -> assertThat(e.reason()).isEqualTo(reason));
  }

  private Path ole(String stream) throws IOException {
    Path file = folder.resolve("ole");
    try (POIFSFileSystem ole = new POIFSFileSystem();
        OutputStream out = Files.newOutputStream(file)) {
      ole.createDocument(new ByteArrayInputStream(new byte[5000]), stream);
      ole.writeFilesystem(out);
    }
    return file;
  }

  @ParameterizedTest
  @CsvSource({
    "a.txt, '%PDF-1.4\n1 0 obj', PDF",
    "a.doc, 'junk\n%PDF-1.4\n1 0 obj <<>> endobj', PDF",
    "a.doc, '{\\rtf1 x}', RTF",
    "a.pdf, 'only words', TEXT",
    "a.txt, 'How %PDF- headers work', TEXT",
    "a.csv, 'a;b;c', TEXT",
    "a.java, 'class A {}', TEXT",
    "a.md, '# Head', MARKDOWN",
    "a.markdown, '<p align=center>Logo</p> words', MARKDOWN",
    "a.txt, '# Head', TEXT",
    "a.txt, ' <!DOCTYPE html><p>x', HTML",
    "a.md, '<html><body>x', HTML",
    "a.txt, '<?xml version=\"1.0\"?><html>x</html>', HTML",
    "a.txt, '<p>fragment</p>', HTML",
    "a.txt, '<note>other markup</note>', TEXT",
  })
  void findsTheFormatInTheContent(String name, String content, DocumentFormat format)
      throws Exception {
    assertThat(detect(name, content)).isEqualTo(format);
  }

  @Test
  void isNotTiredByBlankLines() throws Exception {
    assertThat(detect("a.txt", "\n".repeat(60_000) + "words")).isEqualTo(DocumentFormat.TEXT);
  }

  @Test
  void tellsArchivesApartByWhatTheyHold() throws Exception {
    Path docx = Archives.docx("").writeTo(folder.resolve("a.zip"));
    Path odt = Archives.odt("", "").writeTo(folder.resolve("b.zip"));
    Path epub =
        Archives.empty().with("mimetype", "application/epub+zip").writeTo(folder.resolve("c.zip"));
    FormatDetector detector = new FormatDetector();
    assertThat(detector.detect(docx)).isEqualTo(DocumentFormat.DOCX);
    assertThat(detector.detect(odt)).isEqualTo(DocumentFormat.ODT);
    assertThat(detector.detect(epub)).isEqualTo(DocumentFormat.EPUB);
  }

  @Test
  void refusesAnArchiveOfArchives() throws Exception {
    Path inner = Archives.docx("").writeTo(folder.resolve("inner.docx"));
    Path outer =
        Archives.empty()
            .with("inner.docx", Files.readAllBytes(inner))
            .writeTo(folder.resolve("outer.zip"));
    assertRefused(outer, FailureReason.UNSUPPORTED);
  }

  @Test
  void tellsOldOfficeFilesApart() throws Exception {
    assertThat(new FormatDetector().detect(ole("WordDocument"))).isEqualTo(DocumentFormat.DOC);
    assertRefused(ole("Workbook"), FailureReason.UNSUPPORTED);
  }

  @Test
  void saysThatAnOfficeFileHasAPassword() throws Exception {
    assertRefused(ole("EncryptedPackage"), FailureReason.ENCRYPTED);
  }

  @Test
  void refusesBinaryData() throws Exception {
    byte[] noise = new byte[2000];
    new java.util.Random(7).nextBytes(noise);
    assertRefused(Files.write(folder.resolve("a.txt"), noise), FailureReason.UNSUPPORTED);
  }

  @Test
  void saysThatAnEmptyFileHasNoText() throws Exception {
    assertRefused(Files.createFile(folder.resolve("a.pdf")), FailureReason.NO_TEXT);
  }

  @Test
  void saysThatATornArchiveIsDamaged() throws Exception {
    byte[] whole = Files.readAllBytes(Archives.docx("x").writeTo(folder.resolve("a.docx")));
    Path torn =
        Files.write(folder.resolve("b.docx"), java.util.Arrays.copyOf(whole, whole.length / 2));
    assertRefused(torn, FailureReason.DAMAGED);
  }
}
