package org.urtext.library;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import org.urtext.document.Document;
import org.urtext.document.DocumentFormat;
import org.urtext.document.Metadata;
import org.urtext.document.Page;
import org.urtext.document.Span;
import org.urtext.progress.Progress;

/** A library in a test's folder, with what every test does to it. */
final class TemporaryLibrary implements AutoCloseable {
  static final InstantSource CLOCK = InstantSource.fixed(Instant.parse("2024-05-06T07:08:09Z"));

  final Path folder;
  private final Disk disk;
  private Library library;

  private TemporaryLibrary(Path folder, Disk disk, Library library) {
    this.folder = folder;
    this.disk = disk;
    this.library = library;
  }

  static TemporaryLibrary create(Path folder, LibrarySettings settings) throws IOException {
    return create(folder, settings, new Disk());
  }

  static TemporaryLibrary create(Path folder, LibrarySettings settings, Disk disk)
      throws IOException {
    return new TemporaryLibrary(folder, disk, Library.create(disk, folder, settings, CLOCK));
  }

  Library library() {
    return library;
  }

  void reopen() throws IOException {
    library.close();
    library = Library.open(disk, folder, CLOCK, Progress.UNWATCHED);
  }

  List<AddResult> add(List<AddRequest> requests) throws IOException {
    List<AddResult> results = new ArrayList<>();
    library.add(requests, new PlainTextExtractor(), results::add, Progress.UNWATCHED);
    return results;
  }

  AddResult add(AddRequest request) throws IOException {
    return add(List.of(request)).getFirst();
  }

  /** Adds a text and tells its id. */
  int addText(int number, String text) throws IOException {
    return ((AddResult.Added) add(SampleTexts.request(number, text))).id();
  }

  /** The document that most tokens of a text come from, or NONE. */
  int originOf(String text) throws IOException {
    List<OriginReport.OriginSource> sources = check(text).sources();
    return sources.isEmpty() ? CatalogueEntry.NONE : sources.getFirst().entry().id();
  }

  OriginReport check(String text) throws IOException {
    Metadata metadata = new Metadata(DocumentFormat.TEXT, null, null, null, null, null, 1);
    List<Page> pages = List.of(new Page(1, new Span(0, text.length()), 0, 0));
    return library.origins(new Document(text, pages, null, metadata, List.of()));
  }

  List<CatalogueEntry> all() throws IOException {
    return library.list(0, 100_000);
  }

  @Override
  public void close() throws IOException {
    library.close();
  }
}
