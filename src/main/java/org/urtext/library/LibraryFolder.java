package org.urtext.library;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * Where the parts of a library are.
 *
 * <pre>
 * library.json       settings, and the number of the table; written last when a library is made
 * table.bin          the table; table-2.bin and so on after rebuilds
 * frequencies.bin    how often n-grams occur, where the selection asks for it; numbered likewise
 * archive/           catalogue and texts
 * journal.bin        what the table may not have on disk yet
 * lock               held while a process has the library open
 * </pre>
 */
record LibraryFolder(Path root) {
  Path settings() {
    return root.resolve("library.json");
  }

  Path table(int generation) {
    return root.resolve(numbered("table", generation));
  }

  Path frequencies(int generation) {
    return root.resolve(numbered("frequencies", generation));
  }

  private static String numbered(String name, int generation) {
    return generation == 1 ? name + ".bin" : name + "-" + generation + ".bin";
  }

  Path archive() {
    return root.resolve("archive");
  }

  Path journal() {
    return root.resolve("journal.bin");
  }

  Path lock() {
    return root.resolve("lock");
  }

  /** Deletes what a crash during a rebuild left behind. */
  void deleteLeftovers(int generation) throws IOException {
    try (Stream<Path> files = Files.list(root)) {
      for (Path file : files.toList()) {
        if (isLeftover(file, generation)) {
          Files.delete(file);
        }
      }
    }
  }

  private boolean isLeftover(Path file, int generation) {
    String name = String.valueOf(file.getFileName());
    boolean numbered = name.matches("(table|frequencies)(-[0-9]+)?\\.bin");
    boolean inUse = file.equals(table(generation)) || file.equals(frequencies(generation));
    return (numbered && !inUse) || isUnfinished(file);
  }

  /** A file that was to take another's place when it was complete. */
  static boolean isUnfinished(Path file) {
    String name = String.valueOf(file.getFileName());
    return name.endsWith(".new") || name.endsWith(".unfinished");
  }

  static boolean isOccupied(Path folder) throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.findAny().isPresent();
    }
  }

  /** The bytes that a part takes on disk; of a folder, those of its files. */
  static long bytesOf(Path part) throws IOException {
    if (!Files.exists(part)) {
      return 0;
    }
    try (Stream<Path> files = Files.walk(part)) {
      long bytes = 0;
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        bytes += Files.size(file);
      }
      return bytes;
    }
  }
}
