package org.urtext.library;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.Deflater;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.urtext.library.LibraryException.Reason;
import org.urtext.progress.Progress;
import org.urtext.table.ShingleTable;

/**
 * Writes a copy of a library that holds fingerprints only, into one file that can be given away. It
 * has no texts, no paths of files and nothing of what warnings quote; titles and authors only if
 * they are wanted. Removed documents stay behind.
 */
final class Export {
  private final LibraryStore store;
  private final boolean anonymous;
  private final Progress progress;
  private int done;

  Export(LibraryStore store, boolean anonymous, Progress progress) {
    this.store = store;
    this.anonymous = anonymous;
    this.progress = progress;
  }

  void to(Path target) throws IOException {
    if (Files.exists(target)) {
      throw new LibraryException(Reason.EXPORT_EXISTS, null, target);
    }
    Path absolute = target.toAbsolutePath();
    Path beside = absolute.resolveSibling(target.getFileName() + ".new");
    Path work = absolute.resolveSibling(target.getFileName() + ".unfinished");
    LibraryFolder copy = new LibraryFolder(work);
    FolderDeletion.delete(work);
    try {
      Files.createDirectories(copy.archive());
      copyArchive(copy);
      copyTable(copy);
      new LibraryFile(store.settings().withTextsKept(false), 1)
          .write(store.disk(), copy.settings());
      zip(work, beside);
      Files.move(beside, absolute, StandardCopyOption.ATOMIC_MOVE);
    } finally {
      FolderDeletion.delete(work);
      Files.deleteIfExists(beside);
    }
  }

  private void copyArchive(LibraryFolder copy) throws IOException {
    try (Archive archive = Archive.create(store.disk(), copy.archive())) {
      store
          .reader()
          .forEach(
              archived -> {
                progress.throwIfCancelled();
                if (!archived.entry().removed()) {
                  archive.add(withoutText(archived));
                }
                progress.advance(
                    ++done, store.catalogue().documentCount(), archived.entry().title());
                return true;
              });
      archive.commit(store.archive().committed());
    }
  }

  private ArchivedDocument withoutText(ArchivedDocument archived) {
    CatalogueEntry entry = archived.entry();
    CatalogueEntry shown = entry.with(entry.source().withoutPath());
    if (anonymous) {
      String title = Messages.of("anonymous-title", Integer.toString(entry.id()));
      shown = shown.with(new Description(title, null, entry.date()));
    }
    return new ArchivedDocument(shown, null, List.of(), List.of(), archived.relatedIds());
  }

  private void copyTable(LibraryFolder copy) throws IOException {
    store.seal();
    int generation = store.open().file().generation();
    Files.copy(store.folder().table(generation), copy.table(1));
    Path frequencies = store.folder().frequencies(generation);
    if (Files.exists(frequencies)) {
      Files.copy(frequencies, copy.frequencies(1));
    }
    try (ShingleTable table = ShingleTable.open(copy.table(1))) {
      table.verify(store.catalogue(), true, progress);
    }
  }

  private static void zip(Path folder, Path target) throws IOException {
    try (OutputStream file = Files.newOutputStream(target);
        ZipOutputStream zip = new ZipOutputStream(file);
        Stream<Path> parts = Files.walk(folder)) {
      zip.setLevel(Deflater.BEST_SPEED);
      for (Path part : parts.filter(Files::isRegularFile).sorted().toList()) {
        zip.putNextEntry(new ZipEntry(folder.relativize(part).toString().replace('\\', '/')));
        Files.copy(part, zip);
        zip.closeEntry();
      }
    }
  }
}
