package org.urtext.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.urtext.progress.Progress;

class FullDiskTest {
  private static final LibrarySettings SETTINGS = LibrarySettings.withTexts(1);

  @TempDir Path temporary;

  @Test
  void aFullDiskAtAnyPointLosesNothingThatWasPromised() throws IOException {
    FullDisk disk = new FullDisk();
    Random random = new Random(7);
    TreeSet<Integer> promised = new TreeSet<>();
    try (TemporaryLibrary library =
        TemporaryLibrary.create(temporary.resolve("library"), SETTINGS, disk)) {
      int next = 1;
      for (int trial = 0; trial < 60; trial++) {
        disk.leave(random.nextInt(20_000));
        try {
          for (int batch = 0; batch < 4; batch++) {
            next = addSome(library, next, promised);
          }
        } catch (LibraryException full) {
          next += 10;
        }
        disk.free();
        if (trial % 3 == 0) {
          library.reopen();
        }
        assertThat(library.all())
            .as("trial %d", trial)
            .extracting(entry -> Integer.valueOf(entry.title().replace("Title ", "")))
            .containsExactlyElementsOf(promised);
      }
      assertThat(library.library().verify(Progress.UNWATCHED).damages()).isEmpty();
    }
  }

  private static int addSome(TemporaryLibrary library, int first, TreeSet<Integer> promised)
      throws IOException {
    List<AddRequest> requests = new ArrayList<>();
    for (int number = first; number < first + 5; number++) {
      requests.add(SampleTexts.request(number, SampleTexts.words(number, 80)));
    }
    library
        .library()
        .add(
            requests,
            new PlainTextExtractor(),
            result -> promised.add(Integer.valueOf(result.request().name().replace("Title ", ""))),
            Progress.UNWATCHED);
    return first + 5;
  }

  @Test
  void aFullDiskIsToldInOneSentence() throws IOException {
    FullDisk disk = new FullDisk();
    try (TemporaryLibrary library =
        TemporaryLibrary.create(temporary.resolve("library"), SETTINGS, disk)) {
      disk.leave(100);
      assertThatThrownBy(() -> library.addText(1, SampleTexts.words(1, 100)))
          .isInstanceOf(LibraryException.class)
          .hasMessageContaining("the disk is full or failing");
      disk.free();
      assertThat(library.addText(1, SampleTexts.words(1, 100))).isEqualTo(1);
    }
  }

  @Test
  void aRevisionThatDoesNotFitChangesNothing() throws IOException {
    FullDisk disk = new FullDisk();
    try (TemporaryLibrary library =
        TemporaryLibrary.create(temporary.resolve("library"), SETTINGS, disk)) {
      int id = library.addText(1, SampleTexts.words(1, 100));
      disk.leave(10);
      assertThatThrownBy(() -> library.library().remove(List.of(id), Progress.UNWATCHED))
          .isInstanceOf(LibraryException.class);
      disk.free();
      assertThat(library.originOf(SampleTexts.words(1, 100))).isEqualTo(id);
      assertThat(library.library().verify(Progress.UNWATCHED).damages()).isEmpty();
    }
  }
}
