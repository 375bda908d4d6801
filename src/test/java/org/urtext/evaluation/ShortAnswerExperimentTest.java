package org.urtext.evaluation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.urtext.alignment.AlignmentParameters;
import org.urtext.alignment.BackgroundFrequencies;
import org.urtext.alignment.LiteralAligner;

class ShortAnswerExperimentTest {
  private static final String ORIGINAL =
      "Inheritance lets a class take over the fields and methods of another class, so that common"
          + " behaviour is written once";

  @Test
  void tellsForEachCategoryWhatWasFound(@TempDir Path folder) throws IOException {
    Files.writeString(
        folder.resolve("file_information.csv"),
        "File,Task,Category\ng0_a.txt,a,cut\ng1_a.txt,a,non\norig_a.txt,a,orig\n");
    Files.writeString(folder.resolve("orig_a.txt"), ORIGINAL);
    Files.write(
        folder.resolve("g0_a.txt"),
        ("Caf\u00e9. " + ORIGINAL).getBytes(StandardCharsets.ISO_8859_1));
    Files.writeString(folder.resolve("g1_a.txt"), "My own words about objects");

    List<ShortAnswerExperiment.Category> categories =
        new ShortAnswerExperiment(
                new LiteralAligner(AlignmentParameters.DEFAULTS, BackgroundFrequencies.NONE))
            .run(folder);

    assertThat(categories)
        .extracting(ShortAnswerExperiment.Category::name)
        .containsExactly("cut", "non");
    assertThat(categories).extracting(ShortAnswerExperiment.Category::found).containsExactly(1, 0);
  }
}
