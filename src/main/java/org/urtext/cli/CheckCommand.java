package org.urtext.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import java.util.stream.Gatherers;
import org.urtext.checking.CheckOptions;
import org.urtext.checking.Checker;
import org.urtext.checking.Judge;
import org.urtext.checking.Verdict;
import org.urtext.document.Document;
import org.urtext.extraction.Extraction.Extracted;
import org.urtext.extraction.Extraction.Failed;
import org.urtext.extraction.ExtractionMessages;
import org.urtext.extraction.TextExtractor;
import org.urtext.library.CatalogueEntry;
import org.urtext.library.Library;
import org.urtext.progress.Progress;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks documents against a library, several at once. */
@Command(
    name = "check",
    resourceBundle = "org.urtext.cli.messages",
    mixinStandardHelpOptions = true)
final class CheckCommand implements Callable<Integer> {
  private final Supplier<TextExtractor> extractors;
  private final Terminal terminal;
  private final ExtractionMessages messages = new ExtractionMessages(Locale.getDefault());

  @Parameters(arity = "1..*", paramLabel = "FILE", descriptionKey = "documents")
  List<Path> files = List.of();

  @Option(
      names = "--library",
      required = true,
      paramLabel = "DIR",
      descriptionKey = "library.folder")
  Path folder = Path.of("");

  @Option(names = "--template", paramLabel = "FILE", descriptionKey = "check.template")
  List<Path> templates = List.of();

  @Option(names = "--literal", descriptionKey = "check.literal")
  boolean literal;

  @Mixin JudgingOptions judging = new JudgingOptions();

  @Option(names = "--json", descriptionKey = "check.json")
  boolean json;

  CheckCommand(Supplier<TextExtractor> extractors, Terminal terminal) {
    this.extractors = extractors;
    this.terminal = terminal;
  }

  /** How a file ended: with a verdict, or with the reason why not. */
  private sealed interface Outcome {
    Path file();

    /**
     * @param libraryId the document's number where it is in the library itself
     */
    record Checked(Path file, Verdict verdict, int libraryId) implements Outcome {}

    record Unread(Path file, Failed failed) implements Outcome {}
  }

  @Override
  public Integer call() throws IOException {
    try (var progress = new TerminalProgress(terminal);
        Library library = Library.open(folder, progress);
        var extractor = extractors.get()) {
      library.repairsOnOpening().forEach(terminal::say);
      List<Document> given = new ArrayList<>();
      for (Path template : templates) {
        given.add(DocumentReading.read(template, extractor, terminal));
      }
      var checker =
          new Checker(library, CheckOptions.DEFAULTS.withLiteralOnly(literal).withTemplates(given));
      return checkAll(library, checker, extractor, progress);
    } catch (UncheckedIOException failure) {
      throw failure.getCause();
    }
  }

  /** Results come in the order of the files, and no more of them wait than there are cores. */
  private int checkAll(
      Library library, Checker checker, TextExtractor extractor, TerminalProgress progress) {
    var unread = new AtomicInteger();
    var done = new AtomicInteger();
    files.stream()
        .gather(
            Gatherers.mapConcurrent(
                Runtime.getRuntime().availableProcessors(),
                file -> check(file, library, checker, extractor, progress)))
        .forEach(
            outcome -> {
              unread.addAndGet(outcome instanceof Outcome.Unread ? 1 : 0);
              print(outcome);
              progress.advance(done.incrementAndGet(), files.size(), outcome.file().toString());
            });
    return unread.get() == 0 ? ExitCode.DONE : ExitCode.PARTLY_FAILED;
  }

  private Outcome check(
      Path file, Library library, Checker checker, TextExtractor extractor, Progress progress) {
    progress.throwIfCancelled();
    return switch (extractor.extract(file)) {
      case Failed failed -> new Outcome.Unread(file, failed);
      case Extracted(var document) -> {
        try {
          int self = library.find(file).map(CatalogueEntry::id).orElse(CatalogueEntry.NONE);
          Progress watch = files.size() == 1 ? progress : new Silent(progress);
          yield new Outcome.Checked(
              file, Judge.judge(checker.find(document, self, watch), judging.rules()), self);
        } catch (IOException failure) {
          throw new UncheckedIOException(failure);
        }
      }
    };
  }

  /** Of many files, the bar counts the files. */
  private record Silent(Progress whole) implements Progress {
    @Override
    public void advance(long done, long total, String current) {}

    @Override
    public boolean isCancelled() {
      return whole.isCancelled();
    }
  }

  private void print(Outcome outcome) {
    switch (outcome) {
      case Outcome.Unread unread when json ->
          terminal.out().println(VerdictLine.of(unread.file(), unread.failed(), messages));
      case Outcome.Unread unread ->
          terminal.say(messages.sentence(unread.failed(), unread.file().toString()));
      case Outcome.Checked checked when json ->
          terminal.out().println(VerdictLine.of(checked.file(), checked.verdict()));
      case Outcome.Checked checked -> {
        messages.sentences(checked.verdict().document()).forEach(terminal::say);
        if (checked.libraryId() != CatalogueEntry.NONE) {
          terminal.say(Messages.text("check.in-library", checked.file(), checked.libraryId()));
        }
        terminal
            .out()
            .println(
                VerdictText.of(checked.file().toString(), checked.verdict(), terminal.watched()));
      }
    }
  }
}
