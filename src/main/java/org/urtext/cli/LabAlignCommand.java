package org.urtext.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.urtext.alignment.AlignmentParameters;
import org.urtext.alignment.BackgroundFrequencies;
import org.urtext.alignment.EvidenceAligner;
import org.urtext.alignment.LiteralAligner;
import org.urtext.alignment.PassageAligner;
import org.urtext.analysis.Language;
import org.urtext.evaluation.AlignmentExperiment;
import org.urtext.evaluation.AlignmentResult;
import org.urtext.evaluation.PanCorpus;
import org.urtext.evaluation.PlagdetScore;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Measures how well passages are found, on a corpus of annotated pairs. */
@Command(
    name = "align",
    resourceBundle = "org.urtext.cli.messages",
    mixinStandardHelpOptions = true)
final class LabAlignCommand implements Callable<Integer> {
  private static final JsonMapper MAPPER = new JsonMapper();

  private final Terminal terminal;

  @Option(
      names = "--corpus",
      required = true,
      paramLabel = "DIR",
      descriptionKey = "lab.align.corpus")
  Path corpus = Path.of("");

  @Option(names = "--out", paramLabel = "DIR", descriptionKey = "lab.align.out")
  @Nullable Path out;

  @Option(names = "--literal", descriptionKey = "lab.align.literal")
  boolean literal;

  @Option(names = "--json", descriptionKey = "lab.json")
  boolean json;

  LabAlignCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    if (!Files.isDirectory(corpus) || new PanCorpus(corpus).folders().isEmpty()) {
      throw new CommandFailedException(Messages.text("lab.align.no-corpus", corpus));
    }
    try (var progress = new TerminalProgress(terminal)) {
      AlignmentResult result =
          new AlignmentExperiment(aligner(), Language.ENGLISH).run(corpus, out, progress);
      progress.close();
      terminal.out().print(json ? json(result) + "\n" : result.toString());
    }
    return ExitCode.DONE;
  }

  private PassageAligner aligner() {
    return literal
        ? new LiteralAligner(AlignmentParameters.DEFAULTS, BackgroundFrequencies.NONE)
        : new EvidenceAligner(AlignmentParameters.DEFAULTS, BackgroundFrequencies.NONE);
  }

  private String json(AlignmentResult result) {
    ObjectNode root = MAPPER.createObjectNode().put("corpus", corpus.toString());
    root.put("aligner", literal ? "literal" : "evidence");
    var folders = root.putArray("folders");
    result.folders().forEach(folder -> write(folders.addObject(), folder));
    write(root.putObject("overall"), result.overall());
    return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(root);
  }

  private static void write(ObjectNode node, AlignmentResult.Folder folder) {
    node.put("name", folder.name())
        .put("pairs", folder.pairs().all())
        .put("cases", folder.cases().size())
        .put("detections", folder.detections().size())
        .put("cleanPairs", folder.pairs().clean())
        .put("flaggedCleanPairs", folder.pairs().flaggedClean())
        .put("alignSeconds", folder.pairs().nanos() / 1e9);
    if (!folder.cases().isEmpty()) {
      PlagdetScore score = folder.score();
      node.put("plagdet", score.plagdet())
          .put("recall", score.recall())
          .put("precision", score.precision())
          .put("granularity", score.granularity());
    }
  }
}
