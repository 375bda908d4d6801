package org.urtext.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import org.urtext.library.Library;
import org.urtext.progress.Progress;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** A command on a library that exists: opens it, says what opening put right, and closes it. */
@Command(resourceBundle = "org.urtext.cli.messages", mixinStandardHelpOptions = true)
abstract class OpenLibraryCommand implements Callable<Integer> {
  private final Terminal terminal;

  @Parameters(index = "0", paramLabel = "DIR", descriptionKey = "library.folder")
  Path folder = Path.of("");

  OpenLibraryCommand(Terminal terminal) {
    this.terminal = terminal;
  }

  final Terminal terminal() {
    return terminal;
  }

  @Override
  public final Integer call() throws IOException {
    try (var progress = new TerminalProgress(terminal);
        Library library = Library.open(folder, progress)) {
      library.repairsOnOpening().forEach(terminal::say);
      return run(library, progress);
    }
  }

  abstract int run(Library library, Progress progress) throws IOException;
}
