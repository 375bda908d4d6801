package org.urtext.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.IVersionProvider;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The root of the commands; by itself it does nothing but explain. */
@Command(
    name = "urtext",
    resourceBundle = "org.urtext.cli.messages",
    mixinStandardHelpOptions = true,
    versionProvider = UrtextCommand.Version.class,
    synopsisSubcommandLabel = "COMMAND")
final class UrtextCommand implements Runnable {
  @Spec CommandSpec spec;

  @Override
  public void run() {
    throw new ParameterException(spec.commandLine(), Messages.text("missing-command"));
  }

  /** The version comes from the jar's manifest; classes run from a build folder have none. */
  static final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
      String version = UrtextCommand.class.getPackage().getImplementationVersion();
      return new String[] {"Urtext " + (version == null ? "(development)" : version)};
    }
  }
}
