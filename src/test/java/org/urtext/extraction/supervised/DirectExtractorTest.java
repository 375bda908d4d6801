package org.urtext.extraction.supervised;

import static java.nio.charset.StandardCharsets.UTF_16LE;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.urtext.document.Document;
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
    byte[] broken = "\uFEFFab\uD800cd\uDC00".getBytes(UTF_16LE);
    // Java's encoder replaces what is broken; the bytes must carry it nonetheless.
    broken[6] = 0;
    broken[7] = (byte) 0xD8;
    assertThat(document(Files.write(folder.resolve("a.txt"), broken)).text())
        .startsWith("ab\uFFFD")
        .doesNotContain("\uD800");
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
