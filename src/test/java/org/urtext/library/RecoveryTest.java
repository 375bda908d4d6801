package org.urtext.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.urtext.progress.Progress;

class RecoveryTest {
  private static final int DOCUMENTS = 5;
  private static final int WORDS = 200;

  @TempDir Path temporary;
  private Path crashed;
  private Path emptyTable;

  /** Five documents are in the journal and in the table, which was never sealed. */
  @BeforeEach
  void crash() throws IOException {
    Path folder = temporary.resolve("library");
    emptyTable = temporary.resolve("empty-table.bin");
    try (TemporaryLibrary library = TemporaryLibrary.create(folder, LibrarySettings.withTexts(1))) {
      Files.copy(folder.resolve("table.bin"), emptyTable);
      for (int i = 1; i <= DOCUMENTS; i++) {
        library.addText(i, SampleTexts.words(i, WORDS));
      }
      crashed = CrashImage.of(folder, temporary.resolve("crashed"));
    }
  }

  private List<String> openAndExpectEverything() throws IOException {
    try (Library library = Library.open(crashed, Progress.UNWATCHED)) {
      for (int i = 1; i <= DOCUMENTS; i++) {
        OriginReport report =
            library.origins(library.tokens(SampleTexts.words(i, WORDS), null), CatalogueEntry.NONE);
        assertThat(report.sources())
            .extracting(s -> s.entry().title())
            .containsExactly("Title " + i);
        assertThat(report.copiedTokens()).isGreaterThan(WORDS * 9 / 10);
      }
      assertThat(library.verify(Progress.UNWATCHED).damages()).isEmpty();
      return library.repairsOnOpening();
    }
  }

  @Test
  void whatTheTableHadNotSealedIsAppliedAgain() throws IOException {
    assertThat(openAndExpectEverything()).isEmpty();
  }

  @Test
  void aTableOfWhichNothingReachedTheDiskIsFilledFromTheJournal() throws IOException {
    Files.copy(emptyTable, crashed.resolve("table.bin"), StandardCopyOption.REPLACE_EXISTING);
    assertThat(openAndExpectEverything()).isEmpty();
  }

  @Test
  void withoutTheJournalTheTableIsBuiltFromTheTexts() throws IOException {
    Files.delete(crashed.resolve("journal.bin"));
    assertThat(openAndExpectEverything()).hasSize(1);
  }

  @Test
  void aJournalCutShortIsMadeUpForFromTheTexts() throws IOException {
    Path journal = crashed.resolve("journal.bin");
    byte[] whole = Files.readAllBytes(journal);
    Files.write(journal, Arrays.copyOf(whole, whole.length - 7));
    assertThat(openAndExpectEverything()).hasSize(1);
  }

  @Test
  void aBatchThatTheArchiveNeverCommittedIsForgotten() throws IOException {
    long[] fingerprints = {1, 2, 3};
    try (Journal journal = Journal.open(new Disk(), crashed.resolve("journal.bin"))) {
      journal.append(DOCUMENTS + 1, List.of(new ShingleUpdate(99, fingerprints, new byte[3])));
    }
    assertThat(openAndExpectEverything()).isEmpty();
  }

  @Test
  void aCreationThatWasCutShortCanBeDoneAgain() throws IOException {
    Files.delete(crashed.resolve("library.json"));
    try (Library library = Library.create(crashed, LibrarySettings.withTexts(1))) {
      assertThat(library.list(0, 10)).isEmpty();
    }
  }
}
