package org.urtext.library;

import java.io.Closeable;
import java.io.IOException;
import java.util.List;
import java.util.stream.IntStream;
import org.apache.lucene.util.BytesRef;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.urtext.library.LibraryException.Reason;

/**
 * The parts of an open library, and the one way in which they change together.
 *
 * <p>A batch is written to the journal, then the archive commits its documents, and from that
 * instant they are in; then the table takes the batch. So the table never holds a document that is
 * not in the archive, and what it misses after a crash is in the journal. The table is sealed only
 * now and then, because sealing writes every page that was touched.
 */
final class LibraryStore implements Closeable {
  private static final Logger LOG = LoggerFactory.getLogger(LibraryStore.class);

  /** How much the journal may hold before the table is sealed; to apply it again takes seconds. */
  private static final long MOST_JOURNAL_BYTES = 64L << 20;

  private final Disk disk;
  private final LibraryFolder folder;
  private final LibraryLock lock;
  private final Archive archive;
  private final Journal journal;
  private final Catalogue catalogue;
  private volatile OpenTable open;
  private boolean broken;
  private boolean closed;

  /** Takes parts that agree with each other: see {@link LibraryOpening}. */
  LibraryStore(
      Disk disk,
      LibraryLock lock,
      Archive archive,
      Journal journal,
      Catalogue catalogue,
      OpenTable open) {
    this.disk = disk;
    this.folder = open.folder();
    this.lock = lock;
    this.archive = archive;
    this.journal = journal;
    this.catalogue = catalogue;
    this.open = open;
  }

  Disk disk() {
    return disk;
  }

  LibraryFolder folder() {
    return folder;
  }

  Archive archive() {
    return archive;
  }

  ArchiveReader reader() {
    return archive.reader();
  }

  Journal journal() {
    return journal;
  }

  Catalogue catalogue() {
    return catalogue;
  }

  OpenTable open() {
    return open;
  }

  LibrarySettings settings() {
    return open.file().settings();
  }

  /** The id for the next new document, if no others are on their way. */
  int nextId() {
    return archive.committed().nextId();
  }

  /** The document with this content, or {@link CatalogueEntry#NONE}. */
  int findContent(String contentHash) throws IOException {
    BytesRef term = ArchiveFields.contentTerm(contentHash);
    return catalogue.mayHaveContent(term)
        ? present(ArchiveFields.CONTENT, term).min().orElse(CatalogueEntry.NONE)
        : CatalogueEntry.NONE;
  }

  /** The last document that was read from a file, or {@link CatalogueEntry#NONE}. */
  int findLatestOf(String path) throws IOException {
    BytesRef term = ArchiveFields.fileTerm(path);
    return catalogue.mayHaveFile(term)
        ? present(ArchiveFields.FILE, term).max().orElse(CatalogueEntry.NONE)
        : CatalogueEntry.NONE;
  }

  private IntStream present(String field, BytesRef term) throws IOException {
    return reader().idsWith(field, term).stream()
        .mapToInt(Integer::intValue)
        .filter(catalogue::exists);
  }

  /** Who shared shingles with a document when either was looked up, in order, removed ones too. */
  IntStream relatedTo(int id) throws IOException {
    IntStream later =
        reader().idsWith(ArchiveFields.RELATED, ArchiveFields.idTerm(id)).stream()
            .mapToInt(Integer::intValue);
    IntStream met =
        reader().readWithoutText(id).stream()
            .flatMapToInt(found -> IntStream.of(found.relatedIds()));
    return IntStream.concat(later, met).sorted().distinct();
  }

  void requireSound() throws LibraryException {
    if (broken) {
      throw new LibraryException(Reason.MUST_REOPEN, null, folder.root());
    }
  }

  /**
   * Makes what was given to the archive since the last commit durable, together with its shingles;
   * from then on it is in. If this throws, nothing of it is.
   */
  void commit(List<ShingleUpdate> updates, int nextId) throws IOException {
    requireSound();
    long journalEnd = journal.end();
    long batch = archive.committed().batch() + 1;
    try {
      journal.append(batch, updates);
      archive.commit(new CommitPoint(batch, nextId));
    } catch (IOException | RuntimeException failure) {
      rollback(journalEnd);
      if (archive.committed().batch() != batch) {
        throw writeFailed(failure);
      }
    }
  }

  /** Forgets what was given to the archive since the last commit. */
  void rollback() throws LibraryException {
    rollback(journal.end());
  }

  private void rollback(long journalEnd) throws LibraryException {
    boolean undone = false;
    try {
      long before = archive.committed().batch();
      archive.rollback();
      if (archive.committed().batch() == before) {
        journal.truncateTo(journalEnd);
      }
      undone = true;
    } catch (IOException | RuntimeException failure) {
      throw new LibraryException(Reason.MUST_REOPEN, failure, folder.root());
    } finally {
      broken |= !undone;
    }
  }

  LibraryException writeFailed(Throwable failure) {
    LOG.warn("Writing to the library failed", failure);
    return new LibraryException(Reason.WRITE_FAILED, failure, folder.root());
  }

  /** Gives the table what was committed; the catalogue must know its documents by now. */
  void apply(List<ShingleUpdate> updates) throws IOException {
    boolean applied = false;
    try {
      open.apply(updates, catalogue);
      if (journal.bytes() > MOST_JOURNAL_BYTES) {
        seal();
      }
      applied = true;
    } catch (IOException failure) {
      throw writeFailed(failure);
    } finally {
      broken |= !applied;
    }
  }

  /** Makes the table durable, after which the journal is not needed. */
  void seal() throws IOException {
    open.seal(archive.committed().batch());
    journal.clear();
  }

  /** Puts a table in the place of the present one, which is deleted. */
  void replaceTable(OpenTable replacement) throws IOException {
    replacement.file().write(disk, folder.settings());
    OpenTable former = open;
    open = replacement;
    try {
      journal.clear();
      former.discard();
    } catch (IOException leftBehind) {
      LOG.warn("The former table could not be deleted; the next opening will", leftBehind);
    }
  }

  /** May be called again. */
  @Override
  public void close() throws IOException {
    if (closed) {
      return;
    }
    closed = true;
    try (lock;
        archive;
        journal) {
      if (!broken && journal.bytes() > 0) {
        sealOrKeepJournal();
      }
      open.close();
    }
  }

  private void sealOrKeepJournal() {
    try {
      seal();
    } catch (IOException kept) {
      LOG.warn("The table could not be sealed; the journal keeps what it misses", kept);
    }
  }
}
