package org.urtext.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.urtext.evaluation.OriginExperiment;
import org.urtext.evaluation.OriginMethod;
import org.urtext.evaluation.OriginResult;
import org.urtext.evaluation.OriginScore;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Measures how well origins are found at several sizes of the table. */
@Command(
    name = "origin",
    resourceBundle = "org.urtext.cli.messages",
    mixinStandardHelpOptions = true)
final class LabOriginCommand implements Callable<Integer> {
  private static final JsonMapper MAPPER = new JsonMapper();

  private final Terminal terminal;

  @Option(
      names = "--corpus",
      required = true,
      paramLabel = "DIR",
      descriptionKey = "lab.origin.corpus")
  Path corpus = Path.of("");

  @Option(
      names = "--memory",
      split = ",",
      paramLabel = "PERCENT",
      descriptionKey = "lab.origin.memory")
  List<Double> memoryPercents = List.of(34.2, 1.4, 0.1);

  @Option(names = "--insert-queries", descriptionKey = "lab.origin.insert-queries")
  boolean insertQueries;

  @Option(names = "--json", descriptionKey = "lab.json")
  boolean json;

  LabOriginCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    for (double percent : memoryPercents) {
      if (!(percent > 0 && percent <= 1000)) {
        throw new CommandFailedException(Messages.text("lab.origin.not-a-memory", percent));
      }
    }
    try (var progress = new TerminalProgress(terminal)) {
      var methods = List.of(OriginMethod.OF_THE_PAPER, OriginMethod.OF_URTEXT);
      OriginResult result =
          new OriginExperiment(methods, insertQueries).run(corpus, memoryPercents, progress);
      progress.close();
      terminal.out().print(json ? json(result) + "\n" : result.toString());
    }
    return ExitCode.DONE;
  }

  private String json(OriginResult result) {
    ObjectNode root = MAPPER.createObjectNode().put("corpus", corpus.toString());
    OriginResult.Figures figures = result.figures();
    root.put("documents", figures.documents())
        .put("shingles", figures.shingles())
        .put("distinctShingles", figures.distinctShingles())
        .put("insertedQueries", figures.insertedQueries())
        .put("queries", result.trivial().queries())
        .put("queriesFromOthers", result.trivial().othersQueries())
        .put("queryTokens", result.trivial().tokens());
    writeMeasures(root.putObject("trivial"), result.trivial());
    var rows = root.putArray("rows");
    for (OriginResult.Row row : result.rows()) {
      OriginMethod method = row.method();
      ObjectNode node = rows.addObject().put("memoryPercent", row.memoryPercent());
      node.put("method", method.id())
          .put("selection", method.selection().toString())
          .put("eviction", method.eviction().text())
          .put("estimation", method.estimation().id())
          .put("layout", method.layout().id())
          .put("verified", method.verifies())
          .put("slots", row.slots())
          .put("ssr", row.selectedPercent());
      writeMeasures(node, row.score());
    }
    return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(root);
  }

  private static void writeMeasures(ObjectNode node, OriginScore score) {
    node.put("dominantOrigin", score.dominantOriginPercent())
        .put("tokenFreshness", score.tokenFreshnessPercent())
        .put("dominantOriginOfOthers", score.othersPercent());
  }
}
