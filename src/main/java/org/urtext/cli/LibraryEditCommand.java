package org.urtext.cli;

import java.io.IOException;
import java.time.DateTimeException;
import org.jspecify.annotations.Nullable;
import org.urtext.library.CatalogueEntry;
import org.urtext.library.Description;
import org.urtext.library.Library;
import org.urtext.progress.Progress;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Changes a document's title, author or date. */
@Command(name = "edit")
final class LibraryEditCommand extends OpenLibraryCommand {
  @Parameters(index = "1", paramLabel = "ID", descriptionKey = "library.id")
  int id;

  @Option(names = "--title", paramLabel = "TITLE", descriptionKey = "library.edit.title")
  @Nullable String title;

  @Option(names = "--author", paramLabel = "AUTHOR", descriptionKey = "library.edit.author")
  @Nullable String author;

  @Option(names = "--date", paramLabel = "DATE", descriptionKey = "library.edit.date")
  @Nullable String date;

  LibraryEditCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  int run(Library library, Progress progress) throws IOException {
    CatalogueEntry entry =
        library
            .entry(id)
            .orElseThrow(
                () -> new CommandFailedException(Messages.text("library.no-document", id)));
    Description now = entry.description();
    Description changed =
        new Description(
            title == null ? now.title() : title,
            author == null ? now.author() : author,
            date == null ? now.date() : parsed(date));
    library.edit(id, changed, progress);
    return ExitCode.DONE;
  }

  private static java.time.Instant parsed(String date) {
    try {
      return DateList.parse(date);
    } catch (DateTimeException e) {
      throw new CommandFailedException(Messages.text("not-a-date", date));
    }
  }
}
