package org.urtext.cli;

import java.io.IOException;
import java.util.List;
import org.urtext.library.Library;
import org.urtext.progress.Progress;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/** Takes documents out; they can be restored until the library is rebuilt. */
@Command(name = "remove")
final class LibraryRemoveCommand extends OpenLibraryCommand {
  @Parameters(index = "1..*", arity = "1..*", paramLabel = "ID", descriptionKey = "library.ids")
  List<Integer> ids = List.of();

  LibraryRemoveCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  int run(Library library, Progress progress) throws IOException {
    library.remove(ids, progress);
    return ExitCode.DONE;
  }
}
