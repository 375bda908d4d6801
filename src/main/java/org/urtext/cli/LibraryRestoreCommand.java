package org.urtext.cli;

import java.io.IOException;
import java.util.List;
import org.urtext.library.Library;
import org.urtext.progress.Progress;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Brings removed documents back. */
@Command(name = "restore")
final class LibraryRestoreCommand extends OpenLibraryCommand {
  @Parameters(index = "1..*", arity = "1..*", paramLabel = "ID", descriptionKey = "library.ids")
  List<Integer> ids = List.of();

  LibraryRestoreCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  int run(Library library, Progress progress) throws IOException {
    library.restore(ids, progress);
    return ExitCode.DONE;
  }
}
