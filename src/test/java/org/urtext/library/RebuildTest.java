package org.urtext.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.urtext.analysis.Profile;
import org.urtext.progress.Progress;
import org.urtext.shingling.Selection;
import org.urtext.table.LruEviction;
import org.urtext.table.TableLayout;

class RebuildTest {
  private static final LibrarySettings SETTINGS = LibrarySettings.withTexts(1);
  private static final String TEXT = SampleTexts.words(1, 300);

  @TempDir Path temporary;

  private TemporaryLibrary createWithTwo() throws IOException {
    TemporaryLibrary library = TemporaryLibrary.create(temporary.resolve("library"), SETTINGS);
    library.addText(5, TEXT + " later");
    library.addText(1, TEXT + " earlier");
    return library;
  }

  @Test
  void aLibraryOfOtherSettingsFindsTheSameOrigins() throws IOException {
    try (TemporaryLibrary library = createWithTwo()) {
      LibrarySettings other =
          SETTINGS
              .withTableMegabytes(2)
              .withShingleTokens(5)
              .withProfile(Profile.THESIS)
              .withSelection(Selection.parse("winnowing(6)"))
              .withEviction(new LruEviction())
              .withLayout(TableLayout.FULL);
      library.library().rebuild(other, Progress.UNWATCHED);
      assertThat(library.originOf(TEXT)).isEqualTo(2);
      library.reopen();
      assertThat(library.library().settings()).isEqualTo(other);
      assertThat(library.originOf(TEXT)).isEqualTo(2);
      assertThat(library.library().verify(Progress.UNWATCHED).damages()).isEmpty();
    }
  }

  @Test
  void theOldTableIsDeleted() throws IOException {
    try (TemporaryLibrary library = createWithTwo()) {
      library.library().rebuild(SETTINGS, Progress.UNWATCHED);
      assertThat(library.folder.resolve("table.bin")).doesNotExist();
      assertThat(library.folder.resolve("table-2.bin")).exists();
    }
  }

  @Test
  void rebuildingGivesTheSpaceOfRemovedDocumentsBack() throws IOException {
    try (TemporaryLibrary library = createWithTwo()) {
      library.library().remove(List.of(2), Progress.UNWATCHED);
      library.library().rebuild(SETTINGS, Progress.UNWATCHED);
      assertThat(library.library().entry(2)).isEmpty();
      assertThat(library.originOf(TEXT)).isEqualTo(1);
      assertThat(library.addText(3, SampleTexts.words(3, 100))).isEqualTo(3);
      library.reopen();
      assertThat(library.library().verify(Progress.UNWATCHED).damages()).isEmpty();
    }
  }

  @Test
  void cancellingLeavesTheOldTable() throws IOException {
    try (TemporaryLibrary library = createWithTwo()) {
      Progress cancelled =
          new Progress() {
            @Override
            public void advance(long done, long total, String current) {}

            @Override
            public boolean isCancelled() {
              return true;
            }
          };
      assertThatThrownBy(() -> library.library().rebuild(SETTINGS.withShingleTokens(4), cancelled))
          .isInstanceOf(CancellationException.class);
      assertThat(library.library().settings()).isEqualTo(SETTINGS);
      assertThat(library.originOf(TEXT)).isEqualTo(2);
      assertThat(library.folder.resolve("table-2.bin")).doesNotExist();
    }
  }

  @Test
  void whatACrashDuringARebuildLeftIsDeletedOnOpening() throws IOException {
    try (TemporaryLibrary library = createWithTwo()) {
      Files.writeString(library.folder.resolve("table-2.bin"), "half a table");
      library.reopen();
      assertThat(library.folder.resolve("table-2.bin")).doesNotExist();
      assertThat(library.originOf(TEXT)).isEqualTo(2);
    }
  }

  @Test
  void aLostTableIsBuiltAgainFromTheTexts() throws IOException {
    Path folder;
    try (TemporaryLibrary library = createWithTwo()) {
      folder = library.folder;
    }
    Files.delete(folder.resolve("table.bin"));
    try (Library opened = Library.open(folder, Progress.UNWATCHED)) {
      assertThat(opened.repairsOnOpening()).hasSize(1);
      assertThat(opened.origins(opened.tokens(TEXT, null), CatalogueEntry.NONE).sources())
          .extracting(source -> source.entry().id())
          .containsExactly(2);
    }
  }

  @Test
  void aLostTableWithoutTextsIsToldInASentence() throws IOException {
    Path folder = temporary.resolve("fingerprints");
    try (TemporaryLibrary library =
        TemporaryLibrary.create(folder, LibrarySettings.fingerprintsOnly(1))) {
      library.addText(1, TEXT);
    }
    Files.delete(folder.resolve("table.bin"));
    assertThatThrownBy(() -> Library.open(folder, Progress.UNWATCHED))
        .isInstanceOf(LibraryException.class)
        .hasMessageContaining("without texts it cannot be built again");
  }

  @Test
  void frequencySelectionsCountAndSurviveReopening() throws IOException {
    Path folder = temporary.resolve("frequencies");
    LibrarySettings settings = SETTINGS.withSelection(Selection.parse("fbw(8)"));
    try (TemporaryLibrary library = TemporaryLibrary.create(folder, settings)) {
      library.addText(1, TEXT);
      library.reopen();
      library.addText(2, SampleTexts.words(2, 300));
      assertThat(library.originOf(TEXT)).isEqualTo(1);
      assertThat(folder.resolve("frequencies.bin")).exists();
    }
  }
}
