package org.urtext.cli;

import java.io.IOException;
import java.nio.file.Path;
import org.urtext.library.Library;
import org.urtext.progress.Progress;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes a copy without texts that can be given away. */
@Command(name = "export")
final class LibraryExportCommand extends OpenLibraryCommand {
  @Parameters(index = "1", paramLabel = "FILE", descriptionKey = "library.export.file")
  Path file = Path.of("");

  @Option(names = "--anonymous", descriptionKey = "library.anonymous")
  boolean anonymous;

  LibraryExportCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  int run(Library library, Progress progress) throws IOException {
    library.export(file, anonymous, progress);
    terminal().say(Messages.text("library.exported", file));
    return ExitCode.DONE;
  }
}
