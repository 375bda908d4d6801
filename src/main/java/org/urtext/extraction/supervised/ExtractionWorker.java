package org.urtext.extraction.supervised;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.urtext.extraction.FormatReader;

/**
 * The process that reads documents for a {@link SupervisedExtractor}: requests come in by standard
 * input, answers go out by standard output.
 */
public final class ExtractionWorker {
  /** What the parent sees when the virtual machine ends because memory ran out. */
  static final int OUT_OF_MEMORY_EXIT = 3;

  private static final int BUFFER_BYTES = 1 << 16;

  private ExtractionWorker() {}

  /**
   * @param arguments the name of the {@link FormatReader} to use, with a constructor that takes
   *     nothing
   */
  public static void main(String[] arguments) throws Exception {
    InputStream requests = new FileInputStream(FileDescriptor.in);
    FileOutputStream answers = new FileOutputStream(FileDescriptor.out);
    // Libraries may print what they like, but not into the answers.
    System.setOut(System.err);
    System.setIn(InputStream.nullInputStream());
    NoNetwork.install();
    FormatReader reader =
        Class.forName(arguments[0])
            .asSubclass(FormatReader.class)
            .getDeclaredConstructor()
            .newInstance();
    serve(requests, answers, new DirectExtractor(reader));
  }

  private static void serve(InputStream in, FileOutputStream out, DirectExtractor extractor)
      throws IOException, InterruptedException {
    BlockingQueue<Path> requests = new LinkedBlockingQueue<>();
    Thread.ofPlatform()
        .daemon()
        .name("requests")
        .start(() -> receive(new DataInputStream(new BufferedInputStream(in)), requests));
    DataOutputStream answers = new DataOutputStream(new BufferedOutputStream(out, BUFFER_BYTES));
    answers.writeInt(WorkerProtocol.READY);
    answers.flush();
    while (true) {
      WorkerProtocol.writeAnswer(extractor.extract(requests.take()), answers);
    }
  }

  /**
   * Waits for requests on a thread of its own: when the parent ends, however it ends, so does the
   * pipe, and this process stops at once, even in the midst of a document.
   */
  private static void receive(DataInputStream in, BlockingQueue<Path> requests) {
    try {
      while (true) {
        requests.add(WorkerProtocol.readRequest(in));
      }
    } catch (IOException | RuntimeException e) {
      ScratchFolder.delete(Path.of(System.getProperty("java.io.tmpdir")));
      Runtime.getRuntime().halt(0);
    }
  }
}
