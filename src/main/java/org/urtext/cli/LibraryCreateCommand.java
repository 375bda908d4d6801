package org.urtext.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.urtext.library.Library;
import org.urtext.library.LibrarySettings;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Makes an empty library. */
@Command(
    name = "create",
    resourceBundle = "org.urtext.cli.messages",
    mixinStandardHelpOptions = true)
final class LibraryCreateCommand implements Callable<Integer> {
  /** Room for some ten thousand theses. */
  private static final int DEFAULT_MEGABYTES = 256;

  private final Terminal terminal;

  @Parameters(index = "0", paramLabel = "DIR", descriptionKey = "library.new-folder")
  Path folder = Path.of("");

  @Mixin LibraryOptions options = new LibraryOptions();

  @Option(names = "--fingerprints-only", descriptionKey = "library.fingerprints-only")
  boolean fingerprintsOnly;

  LibraryCreateCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    LibrarySettings standard =
        fingerprintsOnly
            ? LibrarySettings.fingerprintsOnly(DEFAULT_MEGABYTES)
            : LibrarySettings.withTexts(DEFAULT_MEGABYTES);
    Library.create(folder, options.applyTo(standard)).close();
    terminal.say(Messages.text("library.created", folder));
    return ExitCode.DONE;
  }
}
