package org.urtext.cli;

import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The laboratory: commands that measure the methods on collections where the truth is known. */
@Command(
    name = "lab",
    resourceBundle = "org.urtext.cli.messages",
    mixinStandardHelpOptions = true,
    synopsisSubcommandLabel = "COMMAND")
final class LabCommand implements Runnable {
  @Spec CommandSpec spec;

  static CommandLine withSubcommands(Terminal terminal) {
    return new CommandLine(new LabCommand())
        .addSubcommand(new LabAlignCommand(terminal))
        .addSubcommand(new LabOriginCommand(terminal));
  }

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), Messages.text("lab.missing-command"));
  }
}
