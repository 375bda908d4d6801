package org.urtext.cli;

import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.urtext.checking.Comparison;
import org.urtext.checking.JudgingRules;
import org.urtext.checking.Verdict;
import org.urtext.checking.VerdictJson;
import org.urtext.document.Document;
import org.urtext.extraction.TextExtractor;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Compares two documents without a library, such as a new version with the old one. */
@Command(
    name = "compare",
    resourceBundle = "org.urtext.cli.messages",
    mixinStandardHelpOptions = true)
final class CompareCommand implements Callable<Integer> {
  private static final JsonMapper MAPPER = new JsonMapper();

  private final Supplier<TextExtractor> extractors;
  private final Terminal terminal;

  @Parameters(index = "0", paramLabel = "A", descriptionKey = "compare.first")
  Path first = Path.of("");

  @Parameters(index = "1", paramLabel = "B", descriptionKey = "compare.second")
  Path second = Path.of("");

  @Option(names = "--literal", descriptionKey = "check.literal")
  boolean literal;

  @Option(
      names = "--min-words",
      paramLabel = "N",
      defaultValue = "8",
      descriptionKey = "check.min-words")
  int minWords;

  @Option(names = "--json", descriptionKey = "compare.json")
  boolean json;

  CompareCommand(Supplier<TextExtractor> extractors, Terminal terminal) {
    this.extractors = extractors;
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Comparison comparison;
    try (var extractor = extractors.get()) {
      comparison = Comparison.of(side(first, extractor), side(second, extractor), literal);
    }
    var rules = new JudgingRules(false, false, false, Math.max(0, minWords), Map.of());
    Verdict ofFirst = comparison.judgeFirst(rules);
    Verdict ofSecond = comparison.judgeSecond(rules);
    if (json) {
      ObjectNode both = MAPPER.createObjectNode();
      both.set("first", VerdictJson.node(ofFirst));
      both.set("second", VerdictJson.node(ofSecond));
      terminal.out().println(MAPPER.writeValueAsString(both));
    } else {
      terminal.out().println(ComparisonText.of(first.toString(), ofFirst, terminal.watched()));
      terminal.out().println();
      terminal.out().println(ComparisonText.of(second.toString(), ofSecond, terminal.watched()));
    }
    return ExitCode.DONE;
  }

  private Comparison.Side side(Path file, TextExtractor extractor) {
    Document document = DocumentReading.read(file, extractor, terminal);
    String title = document.metadata().title();
    return new Comparison.Side(
        document,
        title == null ? String.valueOf(file.getFileName()) : title,
        file.toAbsolutePath().normalize().toString());
  }
}
