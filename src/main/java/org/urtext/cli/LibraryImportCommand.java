package org.urtext.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.urtext.library.Library;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Makes a library from an exported copy. */
@Command(
    name = "import",
    resourceBundle = "org.urtext.cli.messages",
    mixinStandardHelpOptions = true)
final class LibraryImportCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Parameters(index = "0", paramLabel = "DIR", descriptionKey = "library.new-folder")
  Path folder = Path.of("");

  @Parameters(index = "1", paramLabel = "FILE", descriptionKey = "library.import.file")
  Path file = Path.of("");

  LibraryImportCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  @Override
  public Integer call() throws IOException {
    try (var progress = new TerminalProgress(terminal)) {
      Library.importCopy(file, folder, progress);
    }
    terminal.say(Messages.text("library.imported", folder));
    return ExitCode.DONE;
  }
}
