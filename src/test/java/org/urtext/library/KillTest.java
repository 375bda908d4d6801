package org.urtext.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The short form; the long form is the measure named kill. */
class KillTest {
  private static final int KILLS = 12;
  private static final int MOST_MILLIS = 1500;

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
}
