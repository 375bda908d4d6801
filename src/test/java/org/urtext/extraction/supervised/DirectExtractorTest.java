package org.urtext.extraction.supervised;

import static java.nio.charset.StandardCharsets.UTF_16LE;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.urtext.document.Document;
import org.urtext.document.DocumentFormat;
import org.urtext.extraction.Extraction;
import org.urtext.extraction.ExtractionLimits;
import org.urtext.extraction.FailureReason;
import org.urtext.extraction.flow.Archives;

class DirectExtractorTest {
  @TempDir private Path folder;

  private static Extraction extract(Path file) {
    try (DirectExtractor extractor = new DirectExtractor(new EveryFormatReader())) {
      return extractor.extract(file);
    }
  }

  private static Document document(Path file) {
    Extraction extraction = extract(file);
    assertThat(extraction).isInstanceOf(Extraction.Extracted.class);
    return ((Extraction.Extracted) extraction).document();
  }

  private static void assertFails(Path file, FailureReason reason) {
    assertThat(extract(file))
        .isInstanceOfSatisfying(
            Extraction.Failed.class, failed -> assertThat(failed.reason()).isEqualTo(reason));
  }

  @Test
  void aPdfCalledTextIsAPdf() throws IOException {
    Path file = folder.resolve("a.txt");
    try (PDDocument pdf = new PDDocument()) {
      PDPage page = new PDPage();
      pdf.addPage(page);
      try (PDPageContentStream content = new PDPageContentStream(pdf, page)) {
        content.beginText();
        content.setFont(new PDType1Font(Standard14Fonts.FontName.HELVETICA), 12);
        content.newLineAtOffset(100, 500);
        content.showText("Words on a page");
        content.endText();
      }
      pdf.save(file.toFile());
    }
    assertThat(document(file).metadata().format()).isEqualTo(DocumentFormat.PDF);
    assertThat(document(file).text()).isEqualTo("Words on a page");
  }

  @Test
  void aFolderIsUnreadable() {
    assertFails(folder, FailureReason.UNREADABLE);
  }

  @Test
  void aMissingFileIsUnreadable() {
    assertFails(folder.resolve("none"), FailureReason.UNREADABLE);
  }

  @Test
  void aHugeFileIsTooLarge() throws IOException {
    Path file = folder.resolve("huge.txt");
    try (RandomAccessFile sparse = new RandomAccessFile(file.toFile(), "rw")) {
      sparse.setLength(ExtractionLimits.FILE_BYTES + 1);
    }
    assertFails(file, FailureReason.TOO_LARGE);
  }

  @Test
  void aBlankFileHasNoText() throws IOException {
    assertFails(Files.writeString(folder.resolve("a.txt"), " \n\t "), FailureReason.NO_TEXT);
  }

  @Test
  void aZipBombIsTooLarge() throws IOException {
    byte[] blank = new byte[64 << 20];
    java.util.Arrays.fill(blank, (byte) ' ');
    Path bomb =
        Archives.docx("").with("[Content_Types].xml", blank).writeTo(folder.resolve("a.docx"));
    assertFails(bomb, FailureReason.TOO_LARGE);
  }

  @Test
  void halfASurrogatePairIsReplacedInItsPlace() throws IOException {
    byte[] text = "\uFEFFa pair that is torn: x, and enough other words".getBytes(UTF_16LE);
    int torn = 2 * "\uFEFFa pair that is torn: ".length();
    text[torn] = 0;
    text[torn + 1] = (byte) 0xDC;
    assertThat(document(Files.write(folder.resolve("a.txt"), text)).text())
        .isEqualTo("a pair that is torn: \uFFFD, and enough other words");
  }

  @Test
  void rightToLeftTextStaysInReadingOrder() throws IOException {
    String hebrew = "שלום עולם, abc 123";
    assertThat(document(Files.writeString(folder.resolve("a.txt"), hebrew)).text())
        .isEqualTo(hebrew);
  }

  @Test
  void lineBreaksBecomeOneKind() throws IOException {
    assertThat(document(Files.writeString(folder.resolve("a.txt"), "a\r\nb\rc\nd")).text())
        .isEqualTo("a\nb\nc\nd");
  }

  @Test
  void aFilesOwnDateStandsInForAChange() throws IOException {
    Path file = Files.writeString(folder.resolve("a.txt"), "words");
    assertThat(document(file).metadata().modified())
        .isEqualTo(Files.getLastModifiedTime(file).toInstant());
    assertThat(document(file).metadata().created()).isNull();
  }
}
