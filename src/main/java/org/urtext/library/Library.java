package org.urtext.library;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import org.urtext.extraction.TextExtractor;
import org.urtext.progress.Progress;

/** A collection of documents on disk, and the table of their shingles. */
public final class Library implements Closeable {
  private final LibraryStore store;
  private final InstantSource clock;
  private final List<String> repairs;
  private final ReentrantLock writing = new ReentrantLock();

  private Library(LibraryStore store, InstantSource clock, List<String> repairs) {
    this.store = store;
    this.clock = clock;
    this.repairs = List.copyOf(repairs);
  }

  public static Library create(Path folder, LibrarySettings settings) throws IOException {
    return create(new Disk(), folder, settings, InstantSource.system());
  }

  static Library create(Disk disk, Path folder, LibrarySettings settings, InstantSource clock)
      throws IOException {
    LibraryOpening opening = new LibraryOpening(disk, folder, Progress.UNWATCHED);
    return new Library(opening.create(settings), clock, List.of());
  }

  public static Library open(Path folder, Progress progress) throws IOException {
    return open(new Disk(), folder, InstantSource.system(), progress);
  }

  static Library open(Disk disk, Path folder, InstantSource clock, Progress progress)
      throws IOException {
    LibraryOpening opening = new LibraryOpening(disk, folder, progress);
    return new Library(opening.open(), clock, opening.repairs());
  }

  public AddSummary add(
      List<AddRequest> requests,
      TextExtractor extractor,
      Consumer<AddResult> results,
      Progress progress)
      throws IOException {
    writing.lock();
    try (PreparedStream documents =
        new PreparedStream(
            new Preparation(store, extractor, clock),
            requests,
            Runtime.getRuntime().availableProcessors())) {
      store.requireSound();
      return new Ingest(store, clock, results).run(documents, progress);
    } finally {
      writing.unlock();
    }
  }

  public List<CatalogueEntry> list(int firstId, int most) throws IOException {
    return store.reader().search("", firstId, most, false);
  }

  @Override
  public void close() throws IOException {
    writing.lock();
    try {
      store.close();
    } finally {
      writing.unlock();
    }
  }
}
