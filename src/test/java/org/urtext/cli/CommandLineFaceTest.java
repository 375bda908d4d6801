package org.urtext.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.urtext.analysis.InspectingExtractor;
import org.urtext.extraction.supervised.DirectExtractor;
import org.urtext.extraction.supervised.EveryFormatReader;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** What a person or a script gets from the commands; files are read in this process here. */
class CommandLineFaceTest {
  private static final String SENTENCES =
      "The tide mills of the estuary were built in three waves, the first of them before 1640."
          + " A mill pond was enclosed by an earthen bank, and a hinged gate let the flood tide in"
          + " and closed by itself when the water began to fall.";

  @TempDir Path folder;
  private final ByteArrayOutputStream out = new ByteArrayOutputStream();
  private final ByteArrayOutputStream err = new ByteArrayOutputStream();
  private final Locale before = Locale.getDefault();

  @BeforeEach
  void speakEnglish() {
    Locale.setDefault(Locale.ENGLISH);
  }

  @AfterEach
  void speakAsBefore() {
    Locale.setDefault(before);
  }

  @Test
  void printsTheTextOfADocument() throws IOException {
    Path file = write("note.txt", "Grüße aus Varnholt");

    assertThat(run("extract", file)).isEqualTo(ExitCode.DONE);
    assertThat(out().strip()).isEqualTo("Grüße aus Varnholt");
  }

  @Test
  void saysOnStandardErrorWhyAFileWasNotReadAndGoesOn() throws IOException {
    Path missing = folder.resolve("missing.pdf");
    Path file = write("note.txt", "text");

    assertThat(run("extract", missing, file)).isEqualTo(ExitCode.PARTLY_FAILED);
    assertThat(out().strip()).isEqualTo("text");
    assertThat(err()).contains("missing.pdf");
  }

  @Test
  void printsOneJsonObjectALineForEachFileFailuresIncluded() throws IOException {
    Path file = write("note.txt", "some text");
    Path missing = folder.resolve("missing.pdf");
    run("extract", "--json", file, missing);

    List<JsonNode> lines = out().lines().map(CommandLineFaceTest::json).toList();
    assertThat(lines).hasSize(2);
    assertThat(lines.get(0).get("outcome").asString()).isEqualTo("read");
    assertThat(lines.get(0).get("text").asString()).isEqualTo("some text");
    assertThat(lines.get(0).get("pages").get(0).get("end").asInt()).isEqualTo(9);
    assertThat(lines.get(0).get("metadata").get("format").asString()).isEqualTo("text");
    assertThat(lines.get(1).get("outcome").asString()).isEqualTo("unreadable");
    assertThat(lines.get(1).get("message").asString()).contains("missing.pdf");
  }

  @Test
  void showsTheTokensOfADocument() throws IOException {
    Path file = write("note.txt", "The mills, the mill");
    run("tokens", "--profile", "exact", file);

    assertThat(out().lines().map(line -> line.substring(line.lastIndexOf('\t') + 1)))
        .containsExactly("The", "mills", "the", "mill");
  }

  @Test
  void explainsWrongUsageWithItsOwnExitCode() {
    assertThat(run("extract")).isEqualTo(ExitCode.WRONG_USAGE);
    assertThat(err()).contains("FILE");
  }

  @Test
  void makesFillsAndListsALibrary() throws IOException {
    Path library = folder.resolve("library");
    Path source = write("source.txt", SENTENCES);
    run("library", "create", library, "--memory", "1");
    run("library", "add", library, source);
    run("library", "list", library, "--json");

    JsonNode entry = json(out().strip());
    assertThat(entry.get("path").asString()).isEqualTo(source.toString());
    assertThat(entry.get("words").asInt()).isPositive();
  }

  @Test
  void makesALibraryFromAPresetWithOwnChanges() throws IOException {
    Path library = folder.resolve("library");
    run("library", "create", library, "--preset", "theses", "--memory", "1");
    run("library", "info", library, "--json");

    JsonNode settings = json(out().strip()).get("settings");
    assertThat(settings.get("profile").asString()).isEqualTo("thesis");
    assertThat(settings.get("memoryMegabytes").asInt()).isEqualTo(1);
  }

  @Test
  void namesThePresetsIfThereIsNoneOfThatName() {
    Path library = folder.resolve("library");
    assertThat(run("library", "create", library, "--preset", "poems")).isNotZero();
    assertThat(err()).contains("poems").contains("news-and-web");
    assertThat(library).doesNotExist();
  }

  @Test
  void takesDatesAndTitlesFromAList() throws IOException {
    Path library = folder.resolve("library");
    Path source = write("source.txt", SENTENCES);
    Path dates = write("order.tsv", "path\tdate\ttitle\nsource.txt\t1987-03-01\tTide Mills\n");
    run("library", "create", library, "--memory", "1");
    run("library", "add", library, source, "--dates", dates);
    run("library", "list", library);

    assertThat(out()).contains("1987-03-01").contains("Tide Mills");
  }

  @Test
  void tellsTheOriginsOfADocument() throws IOException {
    Path library = folder.resolve("library");
    run("library", "create", library, "--memory", "1");
    run("library", "add", library, write("source.txt", SENTENCES));
    out.reset();
    Path copy = write("copy.txt", "My own introduction to the matter. " + SENTENCES);
    run("origins", copy, "--library", library, "--json");

    JsonNode report = json(out().strip());
    assertThat(report.get("dominantOrigin").get("self").asBoolean()).isFalse();
    assertThat(report.get("dominantOrigin").get("id").asInt())
        .isEqualTo(report.get("sources").get(0).get("id").asInt());
    JsonNode tokens = report.get("tokens");
    assertThat(tokens.get(0).has("origin")).isFalse();
    assertThat(tokens.get(tokens.size() / 2).get("evidence").asString()).isEqualTo("found");
  }

  @Test
  void removedDocumentsAreOriginsNoMoreAndCanBeRestored() throws IOException {
    Path library = folder.resolve("library");
    run("library", "create", library, "--memory", "1");
    run("library", "add", library, write("source.txt", SENTENCES), "--json");
    String id = json(out().strip()).get("id").asString();
    Path copy = write("copy.txt", "In my own words. " + SENTENCES);

    run("library", "remove", library, id);
    assertThat(copiedWords(copy, library)).isZero();
    run("library", "restore", library, id);
    assertThat(copiedWords(copy, library)).isPositive();
  }

  @Test
  void findsALibrarySoundOrSaysWhatIsWrong() throws IOException {
    Path library = folder.resolve("library");
    run("library", "create", library, "--memory", "1");
    run("library", "add", library, write("source.txt", SENTENCES));

    assertThat(run("library", "verify", library)).isEqualTo(ExitCode.DONE);
    assertThat(out()).contains("Sound");
  }

  @Test
  void exportsAndImportsWithoutTexts() throws IOException {
    Path library = folder.resolve("library");
    Path exported = folder.resolve("copy.urtext");
    Path imported = folder.resolve("imported");
    run("library", "create", library, "--memory", "1", "--layout", "full");
    run("library", "add", library, write("source.txt", SENTENCES));
    run("library", "export", library, exported, "--anonymous");
    run("library", "import", imported, exported);

    assertThat(copiedWords(write("copy.txt", "My own. " + SENTENCES), imported)).isPositive();
  }

  @Test
  void doesNotTakeADocumentOfTheLibraryForItsOwnSourceAndSaysSo() throws IOException {
    Path library = folder.resolve("library");
    Path source = write("source.txt", SENTENCES);
    run("library", "create", library, "--memory", "1");
    run("library", "add", library, source);

    assertThat(copiedWords(source, library)).isZero();
    assertThat(err()).contains("is in the library");
  }

  @Test
  void checksTheSamplesAndWritesTheVerdict() throws IOException {
    Path report = folder.resolve("verdict.json");
    assertThat(run("samples", "--report", report)).isEqualTo(ExitCode.DONE);

    JsonNode verdict = json(Files.readString(report));
    assertThat(verdict.get("dominantOrigin").get("self").asBoolean()).isTrue();
    assertThat(verdict.get("sources").get(0).get("title").asString()).contains("Harbour Board");
    assertThat(out()).contains("Harbour Board").contains("Millers and Markets");
  }

  @Test
  void saysSoWhereThereIsNoLibrary() {
    assertThat(run("library", "list", folder.resolve("nothing"))).isEqualTo(ExitCode.FAILED);
    assertThat(err()).contains("There is no library in");
  }

  @Test
  void everyCommandExplainsItself() {
    for (String command :
        List.of("create", "add", "list", "info", "edit", "remove", "rebuild", "verify", "export")) {
      assertThat(run("library", command, "--help")).isEqualTo(ExitCode.DONE);
    }
    assertThat(out()).doesNotContain("null").contains("Makes an empty library.");
  }

  @Test
  void checksSeveralDocumentsAndGoesOnAfterOneThatCannotBeRead() throws IOException {
    Path library = folder.resolve("library");
    run("library", "create", library, "--memory", "1");
    run("library", "add", library, write("source.txt", SENTENCES));
    out.reset();
    Path copy = write("copy.txt", "My own introduction to the matter. " + SENTENCES);
    Path missing = folder.resolve("missing.pdf");
    Path own = write("own.txt", "Nothing of this was written by anybody else before.");
    int code = run("check", copy, missing, own, "--library", library, "--json");

    List<JsonNode> lines = out().lines().map(CommandLineFaceTest::json).toList();
    assertThat(code).isEqualTo(ExitCode.PARTLY_FAILED);
    assertThat(lines).hasSize(3);
    assertThat(lines.get(0).get("dominantOrigin").get("self").asBoolean()).isFalse();
    assertThat(lines.get(0).get("passages").get(0).get("start").asInt()).isEqualTo(35);
    assertThat(lines.get(1).get("outcome").asString()).isEqualTo("unreadable");
    assertThat(lines.get(2).get("shares").get("fresh").asDouble()).isEqualTo(100);
  }

  @Test
  void tellsAPersonWhatWasFound() throws IOException {
    Path library = folder.resolve("library");
    run("library", "create", library, "--memory", "1");
    run("library", "add", library, write("Tide Mills.txt", SENTENCES));
    Path copy = write("copy.txt", "My own introduction to the matter. " + SENTENCES);
    run("check", copy, "--library", library);

    assertThat(out()).contains("% copied").contains("Tide Mills").contains("word for word");
  }

  @Test
  void aFileOfTheLibraryIsNotItsOwnSource() throws IOException {
    Path library = folder.resolve("library");
    Path source = write("source.txt", SENTENCES);
    run("library", "create", library, "--memory", "1");
    run("library", "add", library, source);
    run("check", source, "--library", library);

    assertThat(out()).contains("100.0 % fresh");
    assertThat(err()).contains("only earlier documents count");
  }

  @Test
  void leavesOutWhatTheOptionsSay() throws IOException {
    Path library = folder.resolve("library");
    run("library", "create", library, "--memory", "1");
    run("library", "add", library, write("source.txt", SENTENCES), "--json");
    String id = json(out().strip()).get("id").asString();
    Path copy = write("copy.txt", SENTENCES + "\n");

    assertThat(share("copied", copy, "--library", library)).isEqualTo(100);
    assertThat(share("excluded", copy, "--library", library, "--exclude", id)).isEqualTo(100);
    assertThat(share("tooShort", copy, "--library", library, "--min-words", "500")).isEqualTo(100);
    assertThat(share("template", copy, "--library", library, "--template", copy)).isEqualTo(100);
    Path quote = write("quote.txt", "“" + SENTENCES + "” (Board 1987)");
    assertThat(share("copied", quote, "--library", library)).isZero();
    assertThat(share("copied", quote, "--library", library, "--ignore", "references"))
        .isGreaterThan(90);
  }

  @Test
  void comparesTwoDocuments() throws IOException {
    Path older = write("older.txt", SENTENCES);
    Path newer = write("newer.txt", SENTENCES + " This sentence was added in the new version.");
    run("compare", older, newer, "--json");

    JsonNode both = json(out().strip());
    assertThat(both.get("first").get("shares").get("copied").asDouble()).isEqualTo(100);
    assertThat(both.get("second").get("shares").get("fresh").asDouble()).isPositive();
  }

  @Test
  void saysWhatIsNewInANewVersion() throws IOException {
    Path older = write("older.txt", SENTENCES);
    Path newer = write("newer.txt", SENTENCES + " This sentence was added in the new version.");
    run("compare", older, newer);

    assertThat(out()).contains("only here, 8 words: This sentence was added");
  }

  private double share(String part, Object... arguments) {
    out.reset();
    List<Object> all = new java.util.ArrayList<>(List.of(arguments));
    all.add(0, "check");
    all.add("--json");
    run(all.toArray());
    return json(out().strip()).get("shares").get(part).asDouble();
  }

  private int copiedWords(Path file, Path library) {
    out.reset();
    run("origins", file, "--library", library, "--json");
    return json(out().strip()).get("copiedWords").asInt();
  }

  private int run(Object... arguments) {
    var terminal = new Terminal(print(out), print(err), false, () -> false);
    return new CommandLineFace(
            () -> new InspectingExtractor(new DirectExtractor(new EveryFormatReader())), terminal)
        .run(java.util.Arrays.stream(arguments).map(Object::toString).toArray(String[]::new));
  }

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
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

  private static JsonNode json(String line) {
    return new JsonMapper().readTree(line);
  }
}
