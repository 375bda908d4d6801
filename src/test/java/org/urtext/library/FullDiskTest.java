package org.urtext.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.urtext.progress.Progress;

class FullDiskTest {
  private static final LibrarySettings SETTINGS = LibrarySettings.withTexts(1);

  @TempDir Path temporary;

  @Test
  void aFullDiskAtAnyPointLosesNothingThatWasPromised() throws IOException {
    try (FullDiskTrial trial = new FullDiskTrial(temporary.resolve("library"), 7)) {
      int failures = 0;
      for (int i = 0; i < 40; i++) {
        failures += trial.fillOnce() ? 1 : 0;
        assertThat(trial.complaints()).as("time %d", i).isEmpty();
      }
      assertThat(failures).isGreaterThan(10);
    }
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
