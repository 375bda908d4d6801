package org.urtext.cli;

import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.util.function.Supplier;
import org.urtext.extraction.TextExtractor;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

/** Runs the commands that a person or a script types. */
public final class CommandLineFace {
  private final Supplier<TextExtractor> extractors;
  private final Terminal terminal;

  public CommandLineFace(Supplier<TextExtractor> extractors, PrintStream out, PrintStream err) {
    this.extractors = extractors;
    this.terminal = new Terminal(out, err);
  }

  /** Runs one command and returns the exit code, which is one of {@link ExitCode}. */
  public int run(String... arguments) {
    var out = new PrintWriter(terminal.out(), true, StandardCharsets.UTF_8);
    var err = new PrintWriter(terminal.err(), true, StandardCharsets.UTF_8);
    return new CommandLine(new UrtextCommand())
        .addSubcommand(new ExtractCommand(extractors, terminal))
        .addSubcommand(new TokensCommand(extractors, terminal))
        .setOut(out)
        .setErr(err)
        .setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.AUTO))
        .setExecutionExceptionHandler(new PlainWordsExceptionHandler())
        .execute(arguments);
  }
}
