package org.urtext.cli;

import java.io.IOException;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import org.urtext.library.CatalogueEntry;
import org.urtext.library.Library;
import org.urtext.progress.Progress;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** Lists the documents of a library, a page at a time so that any number fits the memory. */
@Command(name = "list")
final class LibraryListCommand extends OpenLibraryCommand {
  private static final int PAGE = 1000;

  @Option(names = "--search", paramLabel = "WORDS", descriptionKey = "library.search")
  String search = "";

  @Option(names = "--removed", descriptionKey = "library.removed")
  boolean removed;

  @Option(names = "--json", descriptionKey = "library.list.json")
  boolean json;

  LibraryListCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  int run(Library library, Progress progress) throws IOException {
    int next = 0;
    while (true) {
      progress.throwIfCancelled();
      List<CatalogueEntry> page = page(library, next);
      page.forEach(this::print);
      if (page.size() < PAGE) {
        return ExitCode.DONE;
      }
      next = page.getLast().id() + 1;
    }
  }

  private List<CatalogueEntry> page(Library library, int firstId) throws IOException {
    return removed ? library.listRemoved(firstId, PAGE) : library.search(search, firstId, PAGE);
  }

  private void print(CatalogueEntry entry) {
    if (json) {
      terminal().out().println(CatalogueJson.line(entry));
      return;
    }
    String author = entry.author() == null ? "" : entry.author() + ": ";
    terminal()
        .out()
        .printf(
            "%7d  %s  %,9d  %s%s%n",
            entry.id(),
            LocalDate.ofInstant(entry.date(), ZoneOffset.UTC),
            entry.source().tokenCount(),
            author,
            entry.title());
  }
}
