package org.urtext.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.urtext.progress.Progress;

/** The short form; the long form is the measure named kill. */
class KillTest {
  private static final int KILLS = 12;
  private static final int MOST_MILLIS = 600;

  @TempDir Path temporary;

  @Test
  void afterEveryKillEverythingPromisedIsThereAndNothingIsHalfThere()
      throws IOException, InterruptedException {
    KillTrial trial = new KillTrial(temporary.resolve("library"), 20090420);
    for (int kill = 1; kill <= KILLS; kill++) {
      trial.killOnce(MOST_MILLIS);
      assertThat(trial.complaints()).as("after kill %d", kill).isEmpty();
    }
    assertThat(trial.documents()).isPositive();
  }

  @Test
  void anotherProcessIsNamedWhileItLivesAndBlocksNobodyWhenItIsDead()
      throws IOException, InterruptedException {
    Path folder = temporary.resolve("library");
    Process holder = KillTrial.start(folder, 1, 1, temporary.resolve("log").toFile());
    try (BufferedReader lines = holder.inputReader(StandardCharsets.UTF_8)) {
      assertThat(lines.readLine()).isEqualTo("ready");
      assertThatThrownBy(() -> Library.open(folder, Progress.UNWATCHED))
          .isInstanceOf(LibraryException.class)
          .hasMessageContaining("process " + holder.pid());
    } finally {
      holder.destroyForcibly().waitFor();
    }
    try (Library library = Library.open(folder, Progress.UNWATCHED)) {
      assertThat(library.verify(Progress.UNWATCHED).damages()).isEmpty();
    }
  }
}
