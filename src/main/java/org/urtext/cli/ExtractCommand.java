package org.urtext.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.urtext.analysis.DocumentInspection;
import org.urtext.extraction.Extraction;
import org.urtext.extraction.Extraction.Extracted;
import org.urtext.extraction.Extraction.Failed;
import org.urtext.extraction.ExtractionMessages;
import org.urtext.extraction.TextExtractor;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints the text of files as Urtext reads it. */
@Command(name = "extract", resourceBundle = "org.urtext.cli.messages", mixinStandardHelpOptions = true)
final class ExtractCommand implements Callable<Integer> {
  private final Supplier<TextExtractor> extractors;
  private final Terminal terminal;

  @Parameters(arity = "1..*", paramLabel = "FILE")
  List<Path> files = List.of();

  @Option(names = "--json")
  boolean json;

  ExtractCommand(Supplier<TextExtractor> extractors, Terminal terminal) {
    this.extractors = extractors;
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    int failures = 0;
    try (var extractor = extractors.get();
        var progress = new TerminalProgress(terminal)) {
      for (int i = 0; i < files.size(); i++) {
        Path file = files.get(i);
        progress.advance(i, files.size(), file.toString());
        Extraction extraction = DocumentInspection.complete(extractor.extract(file));
        if (extraction instanceof Failed) {
          failures++;
        }
        print(file, extraction);
      }
    }
    return failures == 0 ? ExitCode.DONE : ExitCode.PARTLY_FAILED;
  }

  private void print(Path file, Extraction extraction) {
    if (json) {
      terminal.out().println(ExtractionJson.line(file, extraction));
      return;
    }
    switch (extraction) {
      case Extracted(var document) -> {
        terminal.out().println(document.text());
        ExtractionMessages.ofWarnings(document.warnings())
            .forEach(sentence -> terminal.say(file + ": " + sentence));
      }
      case Failed failed -> terminal.say(ExtractionMessages.ofFailure(file, failed));
    }
  }
}
