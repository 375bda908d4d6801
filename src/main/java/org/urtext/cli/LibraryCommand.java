package org.urtext.cli;

import java.util.function.Supplier;
import org.urtext.extraction.TextExtractor;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The commands that make, fill and mend a library. */
@Command(
    name = "library",
    resourceBundle = "org.urtext.cli.messages",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND")
final class LibraryCommand implements Runnable {
  @Spec CommandSpec spec;

  static CommandLine withSubcommands(Supplier<TextExtractor> extractors, Terminal terminal) {
    return new CommandLine(new LibraryCommand())
        .addSubcommand(new LibraryCreateCommand(terminal))
        .addSubcommand(new LibraryAddCommand(extractors, terminal))
        .addSubcommand(new LibraryListCommand(terminal))
        .addSubcommand(new LibraryInfoCommand(terminal))
        .addSubcommand(new LibraryEditCommand(terminal))
        .addSubcommand(new LibraryRemoveCommand(terminal))
        .addSubcommand(new LibraryRestoreCommand(terminal))
        .addSubcommand(new LibraryRebuildCommand(terminal))
        .addSubcommand(new LibraryVerifyCommand(terminal))
        .addSubcommand(new LibraryExportCommand(terminal))
        .addSubcommand(new LibraryImportCommand(terminal));
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), Messages.text("library.missing-command"));
  }
}
