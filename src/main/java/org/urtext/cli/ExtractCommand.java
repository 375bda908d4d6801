package org.urtext.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.urtext.extraction.Extraction;
import org.urtext.extraction.Extraction.Extracted;
import org.urtext.extraction.Extraction.Failed;
import org.urtext.extraction.ExtractionMessages;
import org.urtext.extraction.TextExtractor;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints the text of files as Urtext reads it. */
@Command(
    name = "extract",
    resourceBundle = "org.urtext.cli.messages",
    mixinStandardHelpOptions = true)
final class ExtractCommand implements Callable<Integer> {
  private final Supplier<TextExtractor> extractors;
  private final Terminal terminal;
  private final ExtractionMessages messages = new ExtractionMessages(Locale.getDefault());

  @Parameters(arity = "1..*", paramLabel = "FILE", descriptionKey = "documents")
  List<Path> files = List.of();

  @Option(names = "--json", descriptionKey = "extract.json")
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
        progress.throwIfCancelled();
        progress.advance(i, files.size(), file.toString());
        Extraction extraction = extractor.extract(file);
        failures += extraction instanceof Failed ? 1 : 0;
        print(file, extraction);
      }
    }
    return failures == 0 ? ExitCode.DONE : ExitCode.PARTLY_FAILED;
  }

  private void print(Path file, Extraction extraction) {
    if (json) {
      terminal.out().println(ExtractionJson.line(file, extraction, messages));
      return;
    }
    switch (extraction) {
      case Extracted(var document) -> {
        terminal.out().println(document.text());
        messages
            .sentences(document)
            .forEach(sentence -> terminal.say(file.getFileName() + ": " + sentence));
      }
      case Failed failed -> terminal.say(messages.sentence(failed, file.toString()));
    }
  }
}
