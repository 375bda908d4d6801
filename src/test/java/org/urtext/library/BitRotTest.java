package org.urtext.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.urtext.progress.Progress;
import org.urtext.table.TableLayout;

class BitRotTest {
  private static final int DOCUMENTS = 20;
  private static final int TRIALS = 8;
  private static final int HEADERS_BYTES = 8192;

  @TempDir Path temporary;

  /** Flips bits where something is, and in the headers; and asks for every document. */
  @ParameterizedTest
  @ValueSource(strings = {"compact", "full"})
  void flippedBitsNeverGiveAWrongOrigin(String layout) throws IOException {
    Path folder = temporary.resolve("library");
    LibrarySettings settings = LibrarySettings.withTexts(1).withLayout(TableLayout.ofId(layout));
    try (TemporaryLibrary library = TemporaryLibrary.create(folder, settings)) {
      List<AddRequest> requests = new ArrayList<>();
      for (int i = 1; i <= DOCUMENTS; i++) {
        requests.add(SampleTexts.request(i, SampleTexts.words(i, 400)));
      }
      library.add(requests);
    }
    byte[] sound = Files.readAllBytes(folder.resolve("table.bin"));
    for (int trial = 0; trial < TRIALS; trial++) {
      Path damaged = CrashImage.of(folder, temporary.resolve("damaged-" + trial));
      try (RandomAccessFile table =
          new RandomAccessFile(damaged.resolve("table.bin").toFile(), "rw")) {
        flip(table, sound, new Random(trial), trial % 4 == 0);
      }
      try (Library library = Library.open(damaged, Progress.UNWATCHED)) {
        requireNoWrongOrigin(library, trial);
        library.verify(Progress.UNWATCHED);
        assertThat(library.verify(Progress.UNWATCHED).damages()).isEmpty();
        requireNoWrongOrigin(library, trial);
      }
    }
  }

  private static void requireNoWrongOrigin(Library library, int trial) throws IOException {
    for (int i = 1; i <= DOCUMENTS; i++) {
      OriginReport report =
          library.origins(library.tokens(SampleTexts.words(i, 400), null), CatalogueEntry.NONE);
      int expected = i;
      assertThat(report.sources())
          .as("trial %d, document %d", trial, i)
          .allMatch(source -> source.entry().id() == expected);
    }
  }

  private static void flip(RandomAccessFile table, byte[] sound, Random random, boolean header)
      throws IOException {
    for (int flipped = 0; flipped < 30; ) {
      int at = header ? random.nextInt(HEADERS_BYTES) : random.nextInt(sound.length);
      if (sound[at] != 0) {
        table.seek(at);
        table.write(sound[at] ^ (1 << random.nextInt(8)));
        flipped++;
      }
    }
  }
}
