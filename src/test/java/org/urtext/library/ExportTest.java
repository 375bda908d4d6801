package org.urtext.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.urtext.progress.Progress;
import org.urtext.table.TableLayout;

class ExportTest {
  private static final String TEXT = SampleTexts.words(1, 300);

  @TempDir Path temporary;
  private Path exported;
  private Path imported;

  @BeforeEach
  void export() throws IOException {
    exported = temporary.resolve("titled.zip");
    imported = temporary.resolve("imported");
    LibrarySettings settings = LibrarySettings.withTexts(1).withLayout(TableLayout.FULL);
    try (TemporaryLibrary library =
        TemporaryLibrary.create(temporary.resolve("library"), settings)) {
      Path file = Files.writeString(temporary.resolve("secret-name.txt"), TEXT);
      library.add(new AddRequest.File(file, "A thesis", SampleTexts.day(1)));
      int removed = library.addText(2, SampleTexts.words(2, 300));
      library.library().remove(List.of(removed), Progress.UNWATCHED);
      library.library().export(exported, false, Progress.UNWATCHED);
      library.library().export(temporary.resolve("anonymous.zip"), true, Progress.UNWATCHED);
    }
  }

  private Library importFrom(Path file) throws IOException {
    Library.importCopy(file, imported, Progress.UNWATCHED);
    return Library.open(imported, Progress.UNWATCHED);
  }

  @Test
  void aCopyFindsOriginsWithoutTexts() throws IOException {
    try (Library copy = importFrom(exported)) {
      assertThat(copy.origins(copy.tokens(TEXT, null), CatalogueEntry.NONE).sources())
          .extracting(source -> source.entry().title())
          .containsExactly("A thesis");
      assertThat(copy.document(1)).isEmpty();
    }
  }

  @Test
  void anAnonymousCopyTellsNumbersOnly() throws IOException {
    try (Library copy = importFrom(temporary.resolve("anonymous.zip"))) {
      assertThat(copy.list(0, 10)).extracting(CatalogueEntry::title).containsExactly("Document 1");
    }
  }

  @Test
  void noFileOfACopyHoldsTextsOrPaths() throws IOException {
    Library.importCopy(exported, imported, Progress.UNWATCHED);
    try (var files = Files.walk(imported)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        String content = Files.readString(file, StandardCharsets.ISO_8859_1);
        assertThat(content).doesNotContain("secret-name").doesNotContain(TEXT.substring(0, 20));
      }
    }
  }

  @Test
  void removedDocumentsStayBehind() throws IOException {
    try (Library copy = importFrom(exported)) {
      assertThat(copy.entry(2)).isEmpty();
      assertThat(copy.verify(Progress.UNWATCHED).damages()).isEmpty();
    }
  }

  @Test
  void documentsCanBeAddedToACopy() throws IOException {
    try (Library copy = importFrom(exported)) {
      copy.add(
          List.of(SampleTexts.request(9, SampleTexts.words(9, 300))),
          new PlainTextExtractor(),
          result -> {},
          Progress.UNWATCHED);
      assertThat(
              copy.origins(copy.tokens(SampleTexts.words(9, 300), null), CatalogueEntry.NONE)
                  .sources())
          .extracting(source -> source.entry().id())
          .containsExactly(3);
    }
  }

  @Test
  void aFileThatIsNoCopyIsRefusedAndLeavesNothing() throws IOException {
    Path stranger = Files.writeString(temporary.resolve("stranger.zip"), "not a zip at all");
    assertThatThrownBy(() -> Library.importCopy(stranger, imported, Progress.UNWATCHED))
        .isInstanceOf(LibraryException.class)
        .hasMessageContaining("not a copy of a library");
    assertThat(imported).doesNotExist();
  }

  @Test
  void aCopyThatNamesOtherPlacesIsRefused() throws IOException {
    Path hostile = temporary.resolve("hostile.zip");
    try (OutputStream out = Files.newOutputStream(hostile);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      zip.putNextEntry(new ZipEntry("../escaped.txt"));
      zip.write(1);
      zip.closeEntry();
    }
    assertThatThrownBy(() -> Library.importCopy(hostile, imported, Progress.UNWATCHED))
        .isInstanceOf(LibraryException.class);
    assertThat(temporary.resolve("escaped.txt")).doesNotExist();
  }

  @Test
  void anExistingFileIsNotOverwritten() throws IOException {
    try (Library library = Library.open(temporary.resolve("library"), Progress.UNWATCHED)) {
      assertThatThrownBy(() -> library.export(exported, false, Progress.UNWATCHED))
          .isInstanceOf(LibraryException.class)
          .hasMessageContaining("exists already");
    }
  }
}
