package org.urtext.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class LabCommandTest {
  private static final String COPIED =
      "forty herring boats stood locked in grey ice while the pilot walked out with a lantern to"
          + " count them all again";

  @TempDir Path folder;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();

  @Test
  void printsTheMeasuresOfEveryFolderAndWritesDetections() throws IOException {
    writePairs();
    Path detections = folder.resolve("detections");

    assertThat(run("lab", "align", "--corpus", folder, "--out", detections, "--literal"))
        .isEqualTo(ExitCode.DONE);
    assertThat(out()).contains("02-copied").contains("1.0000").contains("all");
    assertThat(detections.resolve("suspicious-1-source-1.xml"))
        .content()
        .contains("detected-plagiarism");
  }

  @Test
  void givesTheMeasuresOfAlignmentAsJson() throws IOException {
    writePairs();
    run("lab", "align", "--corpus", folder, "--literal", "--json");

    JsonNode result = new JsonMapper().readTree(out());
    assertThat(result.get("aligner").asString()).isEqualTo("literal");
    assertThat(result.get("folders").get(0).get("name").asString()).isEqualTo("02-copied");
    assertThat(result.get("overall").get("plagdet").asDouble()).isEqualTo(1);
  }

  @Test
  void saysSoWhereThereAreNoPairs() {
    assertThat(run("lab", "align", "--corpus", folder)).isEqualTo(ExitCode.FAILED);
    assertThat(err()).contains("holds no folder with a list of pairs");
  }

  @Test
  void givesEverythingThatAPlotOfOriginsNeedsAsJson() throws IOException {
    writeOrder();
    assertThat(run("lab", "origin", "--corpus", folder, "--memory", "100,10", "--json"))
        .isEqualTo(ExitCode.DONE);

    JsonNode result = new JsonMapper().readTree(out());
    assertThat(result.get("documents").asInt()).isEqualTo(20);
    assertThat(result.get("queries").asInt()).isEqualTo(2);
    assertThat(result.get("trivial").get("dominantOrigin").asDouble()).isEqualTo(50);
    assertThat(result.get("rows")).hasSize(4);
    JsonNode ours = result.get("rows").get(1);
    assertThat(ours.get("memoryPercent").asDouble()).isEqualTo(100);
    assertThat(ours.get("method").asString()).isEqualTo("urtext");
    assertThat(ours.get("layout").asString()).isEqualTo("compact");
    assertThat(ours.get("dominantOrigin").asDouble()).isEqualTo(100);
    assertThat(ours.get("tokenFreshness").asDouble()).isEqualTo(100);
    assertThat(ours.get("dominantOriginOfOthers").asDouble()).isEqualTo(100);
    assertThat(ours.get("slots").asLong()).isPositive();
    assertThat(ours.get("ssr").asDouble()).isBetween(5.0, 50.0);
  }

  @Test
  void printsBothMethodsAndTheTrivialAnswerAsATable() throws IOException {
    writeOrder();
    run("lab", "origin", "--corpus", folder, "--memory", "50");

    assertThat(out()).contains("paper").contains("urtext").contains("trivial");
  }

  @Test
  void refusesAMemoryThatIsNone() throws IOException {
    writeOrder();
    assertThat(run("lab", "origin", "--corpus", folder, "--memory", "-1"))
        .isEqualTo(ExitCode.FAILED);
    assertThat(err()).contains("is not a memory");
  }

  @Test
  void everyCommandExplainsItself() {
    assertThat(run("lab")).isEqualTo(ExitCode.WRONG_USAGE);
    run("lab", "align", "--help");
    run("lab", "origin", "--help");
    assertThat(out()).contains("plagdet").contains("dominant origins").doesNotContain("null");
  }

  private void writePairs() throws IOException {
    write("susp/suspicious-1.txt", "A tale is told: " + COPIED + " and so it ends");
    write("src/source-1.txt", "Once " + COPIED + " as was the custom");
    write("02-copied/pairs", "suspicious-1.txt source-1.txt\n");
    write(
        "02-copied/suspicious-1-source-1.xml",
        "<document reference=\"suspicious-1.txt\"><feature name=\"plagiarism\" this_offset=\"16\""
            + " this_length=\"%1$d\" source_reference=\"source-1.txt\" source_offset=\"5\""
                .formatted(COPIED.length())
            + " source_length=\"%1$d\"/></document>".formatted(COPIED.length()));
  }

  /** Twenty documents, of which the last repeats the first. */
  private void writeOrder() throws IOException {
    StringBuilder order = new StringBuilder("path\tdate\ttitle\n");
    for (int document = 0; document < 20; document++) {
      StringBuilder text = new StringBuilder();
      for (int word = 0; word < 60; word++) {
        text.append("word").append(document % 19).append('x').append(word).append(' ');
      }
      write(document + ".txt", text.toString());
      order.append(document).append(".txt\t1992-06-26\tA title\n");
    }
    write("order.tsv", order.toString());
  }

  private void write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    Files.writeString(file, text);
  }

  private int run(Object... arguments) {
    var terminal = new Terminal(print(out), print(err), false, () -> false);
    return new CommandLineFace(
            () -> {
              throw new IllegalStateException("the laboratory reads no documents");
            },
            terminal)
        .run(Arrays.stream(arguments).map(Object::toString).toArray(String[]::new));
  }

  private String out() {
    return out.toString(StandardCharsets.UTF_8);
  }

  private String err() {
    return err.toString(StandardCharsets.UTF_8);
  }

  private static PrintStream print(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, true, StandardCharsets.UTF_8);
  }
}
