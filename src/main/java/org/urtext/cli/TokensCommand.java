package org.urtext.cli;

import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.urtext.analysis.Language;
import org.urtext.analysis.Profile;
import org.urtext.analysis.TextAnalyzer;
import org.urtext.analysis.Tokens;
import org.urtext.document.Document;
import org.urtext.extraction.TextExtractor;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * Shows what analysis makes of a document: a line a token, with its place, its hash and its word.
 */
@Command(
    name = "tokens",
    resourceBundle = "org.urtext.cli.messages",
    mixinStandardHelpOptions = true)
final class TokensCommand implements Callable<Integer> {
  private final Supplier<TextExtractor> extractors;
  private final Terminal terminal;

  @Parameters(index = "0", paramLabel = "FILE", descriptionKey = "document")
  Path file = Path.of("");

  @Option(names = "--profile", paramLabel = "PROFILE", descriptionKey = "profile")
  Profile profile = Profile.EXACT;

  @Option(names = "--language", paramLabel = "CODE", descriptionKey = "language")
  @Nullable String languageCode;

  TokensCommand(Supplier<TextExtractor> extractors, Terminal terminal) {
    this.extractors = extractors;
    this.terminal = terminal;
  }

  @Override
  public Integer call() {
    Document document;
    try (var extractor = extractors.get()) {
      document = DocumentReading.read(file, extractor, terminal);
    }
    String code = languageCode == null ? document.metadata().language() : languageCode;
    Language language = code == null ? Language.OTHER : Language.ofId(code);
    Tokens tokens = new TextAnalyzer(profile, language).tokens(document.text());
    for (int i = 0; i < tokens.size(); i++) {
      terminal
          .out()
          .printf(
              Locale.ROOT,
              "%d\t%d\t%016x\t%s%n",
              tokens.start(i),
              tokens.end(i),
              tokens.hash(i),
              tokens.span(i).of(document.text()));
    }
    terminal.say(Messages.text("tokens.count", tokens.size(), profile.id(), language.id()));
    return ExitCode.DONE;
  }
}
