package org.urtext.extraction.supervised;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.urtext.extraction.Extraction;
import org.urtext.extraction.FailureReason;

/** One worker as its supervisor sees it. Used by one thread at a time. */
final class WorkerProcess {
  private static final Logger LOG = LoggerFactory.getLogger(WorkerProcess.class);
  private static final long START_SECONDS = 60;
  private static final long END_SECONDS = 10;
  private static final int BUFFER_BYTES = 1 << 16;
  private static final int MAX_LOG_LINE_CHARS = 2_000;

  /** What a shell reports for a process that the system killed, as it does when memory is short. */
  private static final int KILLED_EXIT = 137;

  private final Process process;
  private final Path scratch;
  private final DataOutputStream requests;
  private final DataInputStream answers;
  private final ExecutorService conversation =
      Executors.newSingleThreadExecutor(
          Thread.ofPlatform().daemon().name("extraction-", 0).factory());
  private int filesRead;
  private long idleSinceNanos = System.nanoTime();

  private WorkerProcess(Process process, Path scratch) {
    this.process = process;
    this.scratch = scratch;
    this.requests = new DataOutputStream(new BufferedOutputStream(process.getOutputStream()));
    this.answers =
        new DataInputStream(new BufferedInputStream(process.getInputStream(), BUFFER_BYTES));
    Thread.ofPlatform().daemon().name("extraction-log").start(this::log);
  }

  /** Starts a worker and waits until it is ready; throws where this cannot be done. */
  static WorkerProcess start(WorkerSettings settings) throws IOException, InterruptedException {
    WorkerProcess worker = launch(settings);
    try {
      int greeting =
          worker.conversation.submit(worker.answers::readInt).get(START_SECONDS, TimeUnit.SECONDS);
      if (greeting != WorkerProtocol.READY) {
        throw new IOException("a worker began with " + Integer.toHexString(greeting));
      }
      return worker;
    } catch (ExecutionException | TimeoutException e) {
      worker.kill();
      throw new IOException("a worker for reading documents did not start", e);
    } catch (IOException | InterruptedException e) {
      worker.kill();
      throw e;
    }
  }

  private static WorkerProcess launch(WorkerSettings settings) throws IOException {
    Path scratch = ScratchFolder.create();
    try {
      return new WorkerProcess(new ProcessBuilder(command(settings, scratch)).start(), scratch);
    } catch (IOException e) {
      ScratchFolder.delete(scratch);
      throw new IOException("a worker for reading documents cannot be started", e);
    }
  }

  private static List<String> command(WorkerSettings settings, Path scratch) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    command.add("-Xmx" + settings.heapMegabytes() + "m");
    command.add("-XX:MaxDirectMemorySize=64m");
    command.add("-XX:+ExitOnOutOfMemoryError");
    command.add("-XX:+UseSerialGC");
    command.add("-Xshare:auto");
    command.add("-Djava.awt.headless=true");
    command.add("-Djava.io.tmpdir=" + scratch);
    // Libraries' chatter about broken files is worth neither the time nor the start of a logger.
    command.add("-Dslf4j.provider=org.slf4j.helpers.NOP_FallbackServiceProvider");
    // Nothing outside a document is fetched for it.
    command.add("-Djdk.net.hosts.file=none");
    command.add("-Djava.net.useSystemProxies=false");
    command.add("-Djavax.xml.accessExternalDTD=");
    command.add("-Djavax.xml.accessExternalSchema=");
    command.add("-Djavax.xml.accessExternalStylesheet=");
    command.add("-classpath");
    command.add(System.getProperty("java.class.path"));
    command.add(ExtractionWorker.class.getName());
    command.add(settings.reader().getName());
    return command;
  }

  /**
   * Has a file read. A worker that dies over it, or takes too long, is gone afterwards; see {@link
   * #isAlive}.
   *
   * @throws WorkerGoneException if the worker was dead before it was asked
   */
  Extraction extract(Path file, WorkerSettings settings)
      throws InterruptedException, WorkerGoneException {
    try {
      WorkerProtocol.writeRequest(file, requests);
    } catch (IOException e) {
      kill();
      throw new WorkerGoneException(e);
    }
    filesRead++;
    Future<Extraction> answer = conversation.submit(() -> WorkerProtocol.readAnswer(answers));
    try {
      return answer.get(settings.timeLimit().toMillis(), TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      kill();
      return new Extraction.Failed(
          FailureReason.TOOK_TOO_LONG, "no answer after " + settings.timeLimit());
    } catch (ExecutionException e) {
      return lastWords(e.getCause());
    } catch (InterruptedException e) {
      kill();
      throw e;
    }
  }

  /** Why there was no answer. */
  private Extraction lastWords(@Nullable Throwable cause) throws InterruptedException {
    try {
      boolean isEnding = cause instanceof IOException;
      boolean ended = isEnding && process.waitFor(END_SECONDS, TimeUnit.SECONDS);
      int exit = ended ? process.exitValue() : 0;
      boolean outOfMemory =
          exit == ExtractionWorker.OUT_OF_MEMORY_EXIT
              || exit == KILLED_EXIT
              || cause instanceof OutOfMemoryError;
      return new Extraction.Failed(
          outOfMemory ? FailureReason.OUT_OF_MEMORY : FailureReason.DAMAGED,
          ended ? "the worker ended with " + exit : "the worker's answer was lost: " + cause);
    } finally {
      kill();
    }
  }

  boolean isAlive() {
    return process.isAlive();
  }

  long pid() {
    return process.pid();
  }

  int filesRead() {
    return filesRead;
  }

  void rest() {
    idleSinceNanos = System.nanoTime();
  }

  long idleNanos() {
    return System.nanoTime() - idleSinceNanos;
  }

  /** Ends the process, if it still runs, and clears up behind it. */
  void kill() {
    process.destroyForcibly();
    conversation.shutdownNow();
    process.onExit().completeOnTimeout(process, END_SECONDS, TimeUnit.SECONDS).join();
    ScratchFolder.delete(scratch);
  }

  private void log() {
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8))) {
      StringBuilder line = new StringBuilder();
      for (int c = lines.read(); c >= 0; c = lines.read()) {
        if (c != '\n' && line.length() < MAX_LOG_LINE_CHARS) {
          line.append((char) c);
        } else if (!line.isEmpty()) {
          LOG.debug("worker {}: {}", process.pid(), line);
          line.setLength(0);
        }
      }
    } catch (IOException e) {
      LOG.debug("worker {} has gone", process.pid());
    }
  }
}
