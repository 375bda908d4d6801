package org.urtext.library;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.urtext.library.LibraryException.Reason;
import org.urtext.progress.Progress;
import org.urtext.shingling.CountMinSketch;

/** Makes a library, or opens one and puts right what a crash left. */
final class LibraryOpening {
  private static final Logger LOG = LoggerFactory.getLogger(LibraryOpening.class);

  /** What a creation that was cut short may have left. */
  private static final Set<String> PARTS =
      Set.of("lock", "archive", "journal.bin", "table.bin", "frequencies.bin");

  private final Disk disk;
  private final LibraryFolder folder;
  private final Progress progress;
  private final List<String> repairs = new ArrayList<>();
  private final Deque<Closeable> kept = new ArrayDeque<>();

  LibraryOpening(Disk disk, Path root, Progress progress) {
    this.disk = disk;
    this.folder = new LibraryFolder(root.toAbsolutePath().normalize());
    this.progress = progress;
  }

  /** What opening had to put right, in sentences. */
  List<String> repairs() {
    return repairs;
  }

  LibraryStore create(LibrarySettings settings) throws IOException {
    requireEmpty();
    Files.createDirectories(folder.archive());
    return orCloseAll(
        () -> {
          LibraryLock lock = keep(LibraryLock.take(folder.lock(), folder.root()));
          Files.deleteIfExists(folder.journal());
          LibraryFile file = new LibraryFile(settings, 1);
          Archive archive = keep(Archive.create(disk, folder.archive()));
          Journal journal = keep(Journal.open(disk, folder.journal()));
          OpenTable table = keep(OpenTable.create(folder, file));
          file.write(disk, folder.settings());
          return new LibraryStore(disk, lock, archive, journal, new Catalogue(), table);
        });
  }

  private void requireEmpty() throws IOException {
    if (!Files.exists(folder.root())) {
      return;
    }
    try (Stream<Path> files = Files.list(folder.root())) {
      if (!files.allMatch(LibraryOpening::isLeftByACreation)) {
        throw new LibraryException(Reason.FOLDER_NOT_EMPTY, null, folder.root());
      }
    }
  }

  private static boolean isLeftByACreation(Path file) {
    return PARTS.contains(String.valueOf(file.getFileName())) || LibraryFolder.isUnfinished(file);
  }

  LibraryStore open() throws IOException {
    if (!Files.isRegularFile(folder.settings())) {
      throw new LibraryException(Reason.NOT_A_LIBRARY, null, folder.root());
    }
    return orCloseAll(
        () -> {
          LibraryLock lock = keep(LibraryLock.take(folder.lock(), folder.root()));
          LibraryFile file = LibraryFile.read(folder.settings());
          folder.deleteLeftovers(file.generation());
          Archive archive = keep(openArchive());
          Journal journal = keep(Journal.open(disk, folder.journal()));
          Catalogue catalogue = readCatalogue(archive);
          OpenTable table = keep(openTable(file, archive, journal, catalogue));
          return new LibraryStore(disk, lock, archive, journal, catalogue, table);
        });
  }

  private Archive openArchive() throws IOException {
    try {
      return Archive.open(disk, folder.archive());
    } catch (IOException | IllegalArgumentException damaged) {
      throw new LibraryException(Reason.ARCHIVE_DAMAGED, damaged, folder.archive());
    }
  }

  private static Catalogue readCatalogue(Archive archive) throws IOException {
    Catalogue catalogue = new Catalogue();
    archive.reader().readColumns(catalogue::load);
    if (catalogue.presentCount() + catalogue.removedCount() < archive.committed().nextId() - 1) {
      catalogue.noteGaps();
    }
    return catalogue;
  }

  private OpenTable openTable(
      LibraryFile file, Archive archive, Journal journal, Catalogue catalogue) throws IOException {
    OpenTable table;
    try {
      table = OpenTable.open(folder, file);
    } catch (IOException lost) {
      LOG.warn("The table of {} cannot be used", folder.root(), lost);
      if (!file.settings().textsKept()) {
        throw new LibraryException(Reason.TABLE_LOST, lost, folder.root());
      }
      return buildAgain(file, archive, journal, catalogue);
    }
    boolean usable = false;
    try {
      usable = bringUpToDate(table, archive, journal, catalogue);
    } finally {
      if (!usable) {
        table.close();
      }
    }
    return usable ? table : buildAgain(file, archive, journal, catalogue);
  }

  /**
   * Gives the table the batches of the journal that it may lack.
   *
   * @return false if that is not enough and there are texts to build the table from again
   */
  private boolean bringUpToDate(
      OpenTable table, Archive archive, Journal journal, Catalogue catalogue) throws IOException {
    long committed = archive.committed().batch();
    long[] reached = {table.table().appliedBatch()};
    boolean[] applied = {false};
    journal.replay(
        batch -> {
          if (batch.number() > committed) {
            return false;
          }
          if (batch.number() == reached[0] + 1) {
            replay(table, batch, archive, catalogue);
            reached[0] = batch.number();
            applied[0] = true;
          }
          return true;
        });
    if (reached[0] == committed) {
      if (applied[0]) {
        table.seal(committed);
        journal.clear();
      }
      return true;
    }
    if (table.file().settings().textsKept()) {
      return false;
    }
    table.table().verify(catalogue.knownDocuments(), true, progress);
    table.seal(committed);
    journal.clear();
    repairs.add(Messages.of("repaired-without-texts"));
    return true;
  }

  /** Documents that were removed since then are left out: nobody may look them up again. */
  private static void replay(
      OpenTable table, Journal.Batch batch, Archive archive, Catalogue catalogue)
      throws IOException {
    List<ShingleUpdate> updates =
        batch.updates().stream().filter(update -> catalogue.exists(update.documentId())).toList();
    for (ShingleUpdate update : updates) {
      countAgain(table, update, archive);
    }
    table.apply(updates, catalogue);
  }

  private static void countAgain(OpenTable table, ShingleUpdate update, Archive archive)
      throws IOException {
    CountMinSketch frequencies = table.frequencies();
    if (frequencies == null) {
      return;
    }
    Optional<ArchivedDocument> archived = archive.reader().read(update.documentId());
    String text = archived.map(ArchivedDocument::text).orElse(null);
    if (text == null) {
      frequencies.add(update.fingerprints());
    } else {
      Shingler shingler = table.shingler();
      shingler.count(shingler.tokens(text, archived.get().entry().source().language()));
    }
  }

  private OpenTable buildAgain(
      LibraryFile file, Archive archive, Journal journal, Catalogue catalogue) throws IOException {
    OpenTable table = OpenTable.create(folder, file);
    boolean built = false;
    try {
      long committed = archive.committed().batch();
      new TableBuild(archive.reader(), catalogue, progress).fill(table, committed);
      journal.clear();
      repairs.add(Messages.of("repaired-from-texts"));
      built = true;
      return table;
    } finally {
      if (!built) {
        table.close();
      }
    }
  }

  private interface Attempt {
    LibraryStore run() throws IOException;
  }

  private LibraryStore orCloseAll(Attempt attempt) throws IOException {
    try {
      return attempt.run();
    } catch (IOException | RuntimeException | Error failure) {
      while (!kept.isEmpty()) {
        try {
          kept.pop().close();
        } catch (IOException alsoFailed) {
          failure.addSuppressed(alsoFailed);
        }
      }
      throw failure;
    }
  }

  private <T extends Closeable> T keep(T part) {
    kept.push(part);
    return part;
  }
}
