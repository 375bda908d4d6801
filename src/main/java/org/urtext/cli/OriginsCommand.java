package org.urtext.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.urtext.document.Document;
import org.urtext.extraction.TextExtractor;
import org.urtext.library.CatalogueEntry;
import org.urtext.library.Library;
import org.urtext.library.OriginReport;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Tells where the words of a document came from, as far as the table alone knows. */
@Command(
    name = "origins",
    resourceBundle = "org.urtext.cli.messages",
    mixinStandardHelpOptions = true)
final class OriginsCommand implements Callable<Integer> {
  private final Supplier<TextExtractor> extractors;
  private final Terminal terminal;

  @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "document")
  Path file = Path.of("");

  @Option(
      names = "--library",
      required = true,
      paramLabel = "DIR",
      descriptionKey = "library.folder")
  Path folder = Path.of("");

  @Option(names = "--json", descriptionKey = "origins.json")
  boolean json;

  OriginsCommand(Supplier<TextExtractor> extractors, Terminal terminal) {
    this.extractors = extractors;
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    try (var progress = new TerminalProgress(terminal);
        Library library = Library.open(folder, progress);
        var extractor = extractors.get()) {
      library.repairsOnOpening().forEach(terminal::say);
      Document document = DocumentReading.read(file, extractor, terminal);
      OriginReport report =
          library.origins(
              library.tokens(document.text(), document.metadata().language()), idOf(library));
      terminal
          .out()
          .println(json ? OriginsJson.of(file, report) : OriginsText.of(document.text(), report));
    }
    return ExitCode.DONE;
  }

  /** A document that is in the library itself is not its own source, which must be said. */
  private int idOf(Library library) throws IOException {
    Optional<CatalogueEntry> same = library.find(file);
    same.ifPresent(
        entry -> terminal.say(Messages.text("origins.in-library", entry.title(), entry.id())));
    return same.map(CatalogueEntry::id).orElse(CatalogueEntry.NONE);
  }
}
