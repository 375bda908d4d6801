package org.urtext.extraction.supervised;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.InetAddress;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import org.urtext.document.Document;
import org.urtext.document.DocumentFormat;
import org.urtext.document.Metadata;
import org.urtext.document.Page;
import org.urtext.document.Span;
import org.urtext.extraction.FormatReader;

/** Does what the file says: the worst that a document can do to its reader. */
public final class MisbehavingReader implements FormatReader {
  private static final List<long[]> HOARD = new ArrayList<>();

  @Override
  public Document read(Path file, DocumentFormat format) throws IOException {
    String order = Files.readString(file).strip();
    switch (order) {
      case "hang" -> {
        Files.createFile(startedMark(file));
        while (true) {
          LockSupport.park();
        }
      }
      case "eat memory" -> {
        while (true) {
          HOARD.add(new long[1 << 16]);
        }
      }
      case "kill the process" -> Runtime.getRuntime().halt(77);
      case "recurse" -> recurse(1);
      case "throw" -> throw new IllegalStateException("thrown");
      case "make a temporary file" -> order = Files.createTempFile("left", ".tmp").toString();
      case "print" -> System.out.write("noise on standard output".getBytes(UTF_8));
      case "fetch" -> URI.create("http://127.0.0.1:9/x").toURL().openStream().close();
      case "look up a host" -> InetAddress.getByName("example.org");
      default -> {}
    }
    return new Document(
        order,
        List.of(new Page(1, new Span(0, order.length()), 0, 0)),
        null,
        new Metadata(format, null, null, null, null, null, 1),
        List.of());
  }

  /** Made when the reader begins to hang over a file. */
  static Path startedMark(Path file) {
    return file.resolveSibling(file.getFileName() + ".started");
  }

  @SuppressWarnings("InfiniteRecursion") // that is its purpose
  private static int recurse(int depth) {
    return recurse(depth + 1) + 1;
  }
}
