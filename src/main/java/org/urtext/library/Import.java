package org.urtext.library;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.locks.ReentrantLock;
import java.util.regex.Pattern;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipInputStream;
import org.urtext.library.LibraryException.Reason;
import org.urtext.progress.Progress;

/**
 * Unpacks what {@link Export} wrote into a folder of its own. The file may come from anybody: only
 * the names of a library's parts are taken from it.
 */
final class Import {
  private static final Pattern PART =
      Pattern.compile("library\\.json|table\\.bin|frequencies\\.bin|archive/[A-Za-z0-9_.]+");

  private final Disk disk;
  private final Progress progress;

  Import(Disk disk, Progress progress) {
    this.disk = disk;
    this.progress = progress;
  }

  /** Leaves nothing in the folder if the file is no sound library. */
  void unpack(Path exported, Path root) throws IOException {
    LibraryFolder folder = new LibraryFolder(root.toAbsolutePath().normalize());
    if (Files.exists(root) && LibraryFolder.isOccupied(root)) {
      throw new LibraryException(Reason.FOLDER_NOT_EMPTY, null, root);
    }
    boolean sound = false;
    try {
      Files.createDirectories(folder.archive());
      unpack(exported, folder);
      requireSound(exported, folder);
      sound = true;
    } catch (ZipException notAZip) {
      throw new LibraryException(Reason.NOT_AN_EXPORT, notAZip, exported);
    } finally {
      if (!sound) {
        FolderDeletion.delete(root);
      }
    }
  }

  private VerificationReport verify(LibraryStore store) throws IOException {
    return new Verification(store, new ReentrantLock(), progress).run();
  }

  private void unpack(Path exported, LibraryFolder folder) throws IOException {
    long total = Files.size(exported);
    long written = 0;
    try (InputStream file = Files.newInputStream(exported);
        ZipInputStream zip = new ZipInputStream(file)) {
      for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
        progress.throwIfCancelled();
        progress.advance(written, total, entry.getName());
        if (!PART.matcher(entry.getName()).matches()) {
          throw new LibraryException(Reason.NOT_AN_EXPORT, null, exported);
        }
        written += Files.copy(zip, folder.root().resolve(entry.getName()));
      }
    }
  }

  private void requireSound(Path exported, LibraryFolder folder) throws IOException {
    try (LibraryStore store = new LibraryOpening(disk, folder.root(), progress).open()) {
      if (store.settings().textsKept() || !verify(store).isSound()) {
        throw new LibraryException(Reason.NOT_AN_EXPORT, null, exported);
      }
    } catch (LibraryException refused) {
      throw new LibraryException(Reason.NOT_AN_EXPORT, refused, exported);
    }
  }
}
