package org.urtext.library;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** A copy of a library as it lies on disk, also while it is open: what a crash would leave. */
final class CrashImage {
  private CrashImage() {}

  static Path of(Path folder, Path target) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.toList()) {
        Files.copy(file, target.resolve(folder.relativize(file)));
      }
    }
    return target;
  }
}
