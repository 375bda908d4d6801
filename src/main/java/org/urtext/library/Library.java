package org.urtext.library;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.concurrent.locks.ReentrantReadWriteLock;
import java.util.function.Consumer;
import org.apache.lucene.store.AlreadyClosedException;
import org.jspecify.annotations.Nullable;
import org.urtext.analysis.Tokens;
import org.urtext.document.Document;
import org.urtext.extraction.TextExtractor;
import org.urtext.progress.Progress;

/**
 * A collection of documents on disk, and the table of their shingles. One process has it open at a
 * time; in it any number of threads may read, while changes wait for each other. Work is stopped by
 * its {@link Progress}: a thread that is interrupted while it writes leaves a library that must be
 * opened again.
 *
 * <p>Whatever happens to process or computer: what was reported as done is done, nothing is half
 * done, and the next opening takes seconds.
 */
public final class Library implements Closeable {
  private final LibraryStore store;
  private final InstantSource clock;
  private final List<String> repairs;
  private final ReentrantLock writing = new ReentrantLock();
  private final ReentrantReadWriteLock tableUse = new ReentrantReadWriteLock();

  private Library(LibraryStore store, InstantSource clock, List<String> repairs) {
    this.store = store;
    this.clock = clock;
    this.repairs = List.copyOf(repairs);
  }

  /** Makes a library in a folder that is empty or does not exist. */
  public static Library create(Path folder, LibrarySettings settings) throws IOException {
    return create(new Disk(), folder, settings, InstantSource.system());
  }

  static Library create(Disk disk, Path folder, LibrarySettings settings, InstantSource clock)
      throws IOException {
    LibraryOpening opening = new LibraryOpening(disk, folder, Progress.UNWATCHED);
    return new Library(opening.create(settings), clock, List.of());
  }

  /**
   * Opens a library, finishing what a crash interrupted.
   *
   * @param progress watches the table being built again, in the rare case that it must be
   */
  public static Library open(Path folder, Progress progress) throws IOException {
    return open(new Disk(), folder, InstantSource.system(), progress);
  }

  static Library open(Disk disk, Path folder, InstantSource clock, Progress progress)
      throws IOException {
    LibraryOpening opening = new LibraryOpening(disk, folder, progress);
    return new Library(opening.open(), clock, opening.repairs());
  }

  /** Makes a library from an {@link #export}, in a folder that is empty or does not exist. */
  public static void importCopy(Path exported, Path folder, Progress progress) throws IOException {
    new Import(new Disk(), progress).unpack(exported, folder);
  }

  /** What opening had to put right, in sentences; mostly nothing. */
  public List<String> repairsOnOpening() {
    return repairs;
  }

  public Path folder() {
    return store.folder().root();
  }

  public LibrarySettings settings() {
    return store.settings();
  }

  /**
   * Adds documents in the order of the requests. When it is cancelled, what was taken so far is in.
   *
   * @param results is told of each document once that has become safe, in order
   * @throws LibraryException if the library cannot be written; what was told stays
   */
  public AddSummary add(
      List<AddRequest> requests,
      TextExtractor extractor,
      Consumer<AddResult> results,
      Progress progress)
      throws IOException {
    return changing(
        () -> {
          Preparation preparation = new Preparation(store, extractor, clock);
          int threads = Runtime.getRuntime().availableProcessors();
          try (PreparedStream documents = new PreparedStream(preparation, requests, threads)) {
            return new Ingest(store, clock, results).run(documents, progress);
          }
        });
  }

  /** A page of the catalogue in the order of ids, from an id on, without removed documents. */
  public List<CatalogueEntry> list(int firstId, int most) throws IOException {
    return store.reader().search("", firstId, most, false);
  }

  /** The same of documents in whose title or author each of the words begins a word. */
  public List<CatalogueEntry> search(String words, int firstId, int most) throws IOException {
    return store.reader().search(words, firstId, most, false);
  }

  /** The same of removed documents, which can be restored. */
  public List<CatalogueEntry> listRemoved(int firstId, int most) throws IOException {
    return store.reader().search("", firstId, most, true);
  }

  /** Also of a removed document. */
  public Optional<CatalogueEntry> entry(int id) throws IOException {
    return store.reader().entry(id);
  }

  /** The document with the same content as a file, if it is in the library. */
  public Optional<CatalogueEntry> find(Path file) throws IOException {
    return store.reader().entry(store.findContent(Hashes.ofFile(file)));
  }

  /**
   * The documents that are known to share text with one, in the order of their ids: those that were
   * met when it was added, and those that met it when they were.
   */
  public List<Integer> relatedTo(int id) throws IOException {
    return store.relatedTo(id).filter(store.catalogue()::exists).boxed().toList();
  }

  /** The archived text with its pages; empty without texts or without such a document. */
  public Optional<Document> document(int id) throws IOException {
    return store.catalogue().exists(id)
        ? store.reader().read(id).map(ArchivedDocument::document)
        : Optional.empty();
  }

  /**
   * Where the words of a document came from, as far as the table alone can tell.
   *
   * @param document with its language, as the inspector of the analysis completes it
   */
  public OriginReport origins(Document document) throws IOException {
    return origins(tokens(document.text(), document.metadata().language()), CatalogueEntry.NONE);
  }

  /**
   * @param selfId the id of the same document in the library, else {@link CatalogueEntry#NONE};
   *     what it was the first to write is its own
   */
  public OriginReport origins(Tokens tokens, int selfId) throws IOException {
    tableUse.readLock().lock();
    try {
      return new OriginCheck(store).check(tokens, selfId);
    } finally {
      tableUse.readLock().unlock();
    }
  }

  /** The tokens of a text by the library's profile. */
  public Tokens tokens(String text, @Nullable String language) {
    return store.open().shingler().tokens(text, language);
  }

  /** Changes title, author or date; a new date takes effect in the next check. */
  public void edit(int id, Description description, Progress progress) throws IOException {
    changing(() -> new Revision(store, progress).describe(id, description));
  }

  /** From the next check on, these documents are not there. Their space is still taken. */
  public void remove(Collection<Integer> ids, Progress progress) throws IOException {
    changing(() -> new Revision(store, progress).setRemoved(ids, true));
  }

  /** Undoes {@link #remove}, as long as no rebuild has given back the space. */
  public void restore(Collection<Integer> ids, Progress progress) throws IOException {
    changing(() -> new Revision(store, progress).setRemoved(ids, false));
  }

  /**
   * Writes the table anew, and gives back the space of removed documents. Cancelled, the library is
   * as it was.
   */
  public void rebuild(LibrarySettings settings, Progress progress) throws IOException {
    changing(() -> new Rebuild(store, tableUse.writeLock(), progress).run(settings));
  }

  /** Reads everything, and puts right what can be. */
  public VerificationReport verify(Progress progress) throws IOException {
    return changing(() -> new Verification(store, tableUse.writeLock(), progress).run());
  }

  /**
   * Writes a copy without texts into one file that can be given away.
   *
   * @param anonymous whether documents are called by numbers instead of their titles
   */
  public void export(Path target, boolean anonymous, Progress progress) throws IOException {
    changing(() -> new Export(store, anonymous, progress).to(target));
  }

  private interface Change<T> {
    T make() throws IOException;
  }

  private interface PlainChange {
    void make() throws IOException;
  }

  private void changing(PlainChange change) throws IOException {
    changing(
        () -> {
          change.make();
          return true;
        });
  }

  /** One change at a time, and a sentence if it fails. */
  private <T> T changing(Change<T> change) throws IOException {
    writing.lock();
    try {
      store.requireSound();
      return change.make();
    } catch (LibraryException told) {
      throw told;
    } catch (IOException | AlreadyClosedException failure) {
      throw store.writeFailed(failure);
    } finally {
      writing.unlock();
    }
  }

  public LibraryStatistics statistics() throws IOException {
    LibraryFolder folder = store.folder();
    OpenTable open = store.open();
    int generation = open.file().generation();
    long[] tokenSum = {0};
    store.reader().readColumns(row -> tokenSum[0] += row.removed() ? 0 : row.tokenCount());
    return new LibraryStatistics(
        settings(),
        store.catalogue().presentCount(),
        store.catalogue().removedCount(),
        tokenSum[0],
        LibraryFolder.bytesOf(folder.archive()),
        LibraryFolder.bytesOf(folder.table(generation)),
        LibraryFolder.bytesOf(folder.frequencies(generation)),
        store.journal().bytes(),
        open.table().statistics());
  }

  @Override
  public void close() throws IOException {
    writing.lock();
    tableUse.writeLock().lock();
    try {
      store.close();
    } finally {
      tableUse.writeLock().unlock();
      writing.unlock();
    }
  }
}
