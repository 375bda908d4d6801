package org.urtext.extraction.supervised;

import java.io.IOException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Where a worker puts its temporary files. Libraries delete theirs when they end in order; a worker
 * that is killed leaves them, so the folder goes with the worker.
 */
final class ScratchFolder {
  private static final String PREFIX = "urtext-worker-";

  private ScratchFolder() {}

  static Path create() throws IOException {
    return Files.createTempDirectory(PREFIX);
  }

  /** Deletes a folder made by {@link #create} and the files in it; leaves any other alone. */
  static void delete(Path folder) {
    Path name = folder.getFileName();
    if (name == null || !name.toString().startsWith(PREFIX)) {
      return;
    }
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder)) {
      for (Path file : files) {
        Files.deleteIfExists(file);
      }
    } catch (IOException e) {
      // The system clears what it still holds open.
    }
    try {
      Files.deleteIfExists(folder);
    } catch (IOException e) {
      // As above.
    }
  }
}
