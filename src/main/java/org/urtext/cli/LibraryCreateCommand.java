package org.urtext.cli;

import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.urtext.library.Library;
import org.urtext.library.LibrarySettings;
import org.urtext.library.Preset;
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

  @Option(names = "--preset", paramLabel = "ID", descriptionKey = "library.preset")
  @Nullable String preset;

  LibraryCreateCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    LibrarySettings standard = chosen();
    if (fingerprintsOnly) {
      standard = standard.withoutTexts();
    }
    Library.create(folder, options.applyTo(standard)).close();
    terminal.say(Messages.text("library.created", folder));
    return ExitCode.DONE;
  }

  private LibrarySettings chosen() {
    String id = preset;
    if (id == null) {
      return LibrarySettings.withTexts(DEFAULT_MEGABYTES);
    }
    return Preset.withId(id)
        .orElseThrow(
            () -> new CommandFailedException(Messages.text("library.no-preset", id, ids())))
        .settings(DEFAULT_MEGABYTES);
  }

  private static String ids() {
    return Arrays.stream(Preset.values()).map(Preset::id).collect(joining(", "));
  }
}
