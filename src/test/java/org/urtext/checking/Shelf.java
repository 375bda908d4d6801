package org.urtext.checking;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.urtext.library.AddRequest;
import org.urtext.library.AddResult;
import org.urtext.library.CatalogueEntry;
import org.urtext.library.Library;
import org.urtext.library.LibrarySettings;
import org.urtext.library.PlainTextExtractor;
import org.urtext.progress.Progress;

/** A small library in a test's folder, and the checks that tests make with it. */
final class Shelf implements Closeable {
  private final Library library;

  Shelf(Path folder, LibrarySettings settings) throws IOException {
    this.library = Library.create(folder, settings);
  }

  Shelf(Path folder) throws IOException {
    this(folder, LibrarySettings.withTexts(1));
  }

  Library library() {
    return library;
  }

  /** Adds a text of a year and tells its id. */
  int add(int year, String text) throws IOException {
    AddRequest request =
        new AddRequest.Text(text, "Of " + year, Instant.parse(year + "-01-01T00:00:00Z"));
    List<AddResult> results = new ArrayList<>();
    library.add(List.of(request), new PlainTextExtractor(), results::add, Progress.UNWATCHED);
    return ((AddResult.Added) results.getFirst()).id();
  }

  Findings find(String text, CheckOptions options, int selfId) throws IOException {
    return new Checker(library, options)
        .find(InventedTexts.document(text), selfId, Progress.UNWATCHED);
  }

  Verdict check(String text) throws IOException {
    return check(text, CheckOptions.DEFAULTS);
  }

  Verdict check(String text, CheckOptions options) throws IOException {
    return Judge.judge(find(text, options, CatalogueEntry.NONE), JudgingRules.DEFAULTS);
  }

  @Override
  public void close() throws IOException {
    library.close();
  }
}
