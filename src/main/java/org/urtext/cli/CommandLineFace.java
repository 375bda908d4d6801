package org.urtext.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.function.Supplier;
import org.urtext.extraction.TextExtractor;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

/** Runs the commands that a person or a script types. */
public final class CommandLineFace {
  private final Supplier<TextExtractor> extractors;
  private final Terminal terminal;

  public CommandLineFace(Supplier<TextExtractor> extractors, Terminal terminal) {
    this.extractors = extractors;
    this.terminal = terminal;
  }

  /** Runs one command and returns the exit code, which is one of {@link ExitCode}. */
  public int run(String... arguments) {
    try {
      return commands().execute(arguments);
    } finally {
      terminal.out().flush();
      InterruptSignal.commandEnded();
    }
  }

  /** What the program does without arguments where no window can be shown. */
  public int runWithoutDisplay() {
    terminal.say(Messages.text("no-display"));
    String report =
        System.getProperty(
            "urtext.report",
            Path.of(System.getProperty("java.io.tmpdir"), "urtext-sample-verdict.json").toString());
    return run("samples", "--report", report);
  }

  private CommandLine commands() {
    var root =
        new CommandLine(new UrtextCommand())
            .addSubcommand(new ExtractCommand(extractors, terminal))
            .addSubcommand(new TokensCommand(extractors, terminal))
            .addSubcommand(LibraryCommand.withSubcommands(extractors, terminal))
            .addSubcommand(new CheckCommand(extractors, terminal))
            .addSubcommand(new CompareCommand(extractors, terminal))
            .addSubcommand(new OriginsCommand(extractors, terminal))
            .addSubcommand(new SamplesCommand(extractors, terminal))
            .addSubcommand(LabCommand.withSubcommands(terminal));
    return root.setOut(new PrintWriter(terminal.out(), true, StandardCharsets.UTF_8))
        .setErr(new PrintWriter(terminal.err(), true, StandardCharsets.UTF_8))
        .setColorScheme(CommandLine.Help.defaultColorScheme(Ansi.AUTO))
        .setExecutionExceptionHandler(new PlainWordsExceptionHandler())
        .setCaseInsensitiveEnumValuesAllowed(true);
  }
}
