package org.urtext.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.urtext.checking.CheckOptions;
import org.urtext.checking.Checker;
import org.urtext.checking.JudgingRules;
import org.urtext.checking.Verdict;
import org.urtext.checking.VerdictJson;
import org.urtext.document.Document;
import org.urtext.extraction.TextExtractor;
import org.urtext.library.AddRequest;
import org.urtext.library.Library;
import org.urtext.library.LibrarySettings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Fills a library of the moment with the sample sources and checks the sample thesis with it. */
@Command(
    name = "samples",
    resourceBundle = "org.urtext.cli.messages",
    mixinStandardHelpOptions = true)
final class SamplesCommand implements Callable<Integer> {
  private static final int LIBRARY_MEGABYTES = 4;

  private final Supplier<TextExtractor> extractors;
  private final Terminal terminal;

  @Option(names = "--report", paramLabel = "FILE", descriptionKey = "samples.report-file")
  @Nullable Path report;

  SamplesCommand(Supplier<TextExtractor> extractors, Terminal terminal) {
    this.extractors = extractors;
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    Path samples = Path.of(System.getProperty("urtext.home", ".")).resolve("samples");
    Path thesis = samples.resolve("thesis.docx");
    if (!Files.isReadable(thesis)) {
      throw new CommandFailedException(Messages.text("samples.missing", samples));
    }
    Path folder = Files.createTempDirectory("urtext-samples");
    try (var progress = new TerminalProgress(terminal);
        var extractor = extractors.get();
        Library library =
            Library.create(
                folder.resolve("library"), LibrarySettings.withTexts(LIBRARY_MEGABYTES))) {
      Path sources = samples.resolve("sources");
      List<AddRequest> requests =
          DateList.read(sources.resolve("order.tsv"))
              .applyTo(AddRequest.filesAndFolders(List.of(sources)));
      library.add(requests, extractor, result -> {}, progress);
      Document document = DocumentReading.read(thesis, extractor, terminal);
      Verdict verdict =
          new Checker(library, CheckOptions.DEFAULTS)
              .check(document, JudgingRules.DEFAULTS, progress);
      terminal.out().println(VerdictText.of(thesis.toString(), verdict, terminal.watched()));
      if (report != null) {
        Files.writeString(report, VerdictJson.write(verdict));
        terminal.say(Messages.text("samples.report", report));
      }
    } finally {
      delete(folder);
    }
    return ExitCode.DONE;
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.deleteIfExists(file);
      }
    }
  }
}
