package org.urtext.cli;

import java.io.IOException;
import org.urtext.library.Library;
import org.urtext.progress.Progress;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Writes the table anew, with other settings or another size if asked to. */
@Command(name = "rebuild")
final class LibraryRebuildCommand extends OpenLibraryCommand {
  @Mixin LibraryOptions options = new LibraryOptions();

  LibraryRebuildCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  int run(Library library, Progress progress) throws IOException {
    library.rebuild(options.applyTo(library.settings()), progress);
    terminal().say(Messages.text("library.rebuilt", folder));
    return ExitCode.DONE;
  }
}
