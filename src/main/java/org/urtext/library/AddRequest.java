package org.urtext.library;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Something to be added: a file, or a text that has none. A title or a date given here wins over
 * what the document says of itself.
 */
public sealed interface AddRequest {

  @Nullable String title();

  @Nullable Instant date();

  /** What to call it before anything is known of it. */
  String name();

  record File(Path path, @Nullable String title, @Nullable Instant date) implements AddRequest {
    public File {
      path = path.toAbsolutePath().normalize();
    }

    @Override
    public String name() {
      return String.valueOf(path.getFileName());
    }
  }

  record Text(String text, String title, @Nullable Instant date) implements AddRequest {
    @Override
    public String name() {
      return title;
    }
  }

  static AddRequest file(Path path) {
    return new File(path, null, null);
  }

  /**
   * The files themselves, and all files in the folders and the folders within; those of a folder in
   * the order of their paths, hidden ones left out.
   */
  static List<AddRequest> filesAndFolders(List<Path> paths) throws IOException {
    List<AddRequest> requests = new ArrayList<>();
    for (Path path : paths) {
      if (Files.isDirectory(path)) {
        try (Stream<Path> files = Files.walk(path)) {
          files
              .filter(file -> Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS))
              .filter(file -> !isHidden(path.relativize(file)))
              .sorted()
              .forEach(file -> requests.add(file(file)));
        } catch (UncheckedIOException e) {
          throw e.getCause();
        }
      } else {
        requests.add(file(path));
      }
    }
    return requests;
  }

  private static boolean isHidden(Path relative) {
    for (Path part : relative) {
      if (part.toString().startsWith(".")) {
        return true;
      }
    }
    return false;
  }
}
