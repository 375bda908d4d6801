package org.urtext.extraction.supervised;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedDeque;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.urtext.extraction.Extraction;
import org.urtext.extraction.TextExtractor;

/**
 * Reads files in worker processes, so that a file that hangs, eats memory or kills its reader costs
 * that file only. Workers are started when they are needed, kept for the next files, replaced when
 * they die or have read many, and let go when there has been nothing to read for a while.
 *
 * <p>Any number of threads may read at once; each waits until a worker is free. Interrupting one
 * kills its worker and throws {@link CancellationException}.
 */
public final class SupervisedExtractor implements TextExtractor {
  private static final Logger LOG = LoggerFactory.getLogger(SupervisedExtractor.class);

  /** What leaks in libraries over many files is given back by starting afresh. */
  private static final int FILES_PER_WORKER = 5_000;

  private static final Duration IDLE_LIMIT = Duration.ofMinutes(1);

  private final WorkerSettings settings;
  private final Semaphore free;

  /** The one used last is used first, so that those not needed grow old. */
  private final ConcurrentLinkedDeque<WorkerProcess> idle = new ConcurrentLinkedDeque<>();

  private final Set<WorkerProcess> all = ConcurrentHashMap.newKeySet();
  private final ScheduledExecutorService housekeeping =
      Executors.newSingleThreadScheduledExecutor(
          Thread.ofPlatform().daemon().name("extraction-housekeeping").factory());
  private volatile boolean closed;

  public SupervisedExtractor(WorkerSettings settings) {
    this.settings = settings;
    this.free = new Semaphore(settings.workers(), true);
    long period = IDLE_LIMIT.toSeconds() / 2;
    var unused =
        housekeeping.scheduleWithFixedDelay(
            this::letIdleWorkersGo, period, period, TimeUnit.SECONDS);
  }

  /**
   * @throws UncheckedIOException if no worker can be started at all
   * @throws CancellationException if this thread is interrupted, or the extractor closed meanwhile
   */
  @Override
  public Extraction extract(Path file) {
    try {
      free.acquire();
      try {
        Extraction extraction = extractWithAnyWorker(file.toAbsolutePath());
        if (extraction instanceof Extraction.Failed failed) {
          LOG.info("{}: {}: {}", file, failed.reason().id(), failed.cause());
        }
        return extraction;
      } finally {
        free.release();
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw cancelled(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Extraction extractWithAnyWorker(Path file) throws IOException, InterruptedException {
    while (true) {
      WorkerProcess worker = takeWorker(file);
      try {
        Extraction extraction = worker.extract(file, settings);
        if (closed) {
          throw cancelled(file);
        }
        return extraction;
      } catch (WorkerGoneException e) {
        LOG.debug("worker {} was gone before it was asked", worker.pid(), e);
      } finally {
        giveBack(worker);
      }
    }
  }

  private static CancellationException cancelled(Path file) {
    return new CancellationException("reading was cancelled: " + file);
  }

  private WorkerProcess takeWorker(Path file) throws IOException, InterruptedException {
    for (WorkerProcess worker = idle.pollFirst(); worker != null; worker = idle.pollFirst()) {
      if (worker.isAlive()) {
        return worker;
      }
      discard(worker);
    }
    if (closed) {
      throw cancelled(file);
    }
    WorkerProcess started = WorkerProcess.start(settings);
    all.add(started);
    return started;
  }

  private void giveBack(WorkerProcess worker) {
    if (closed || !worker.isAlive() || worker.filesRead() >= FILES_PER_WORKER) {
      discard(worker);
      return;
    }
    worker.rest();
    idle.addFirst(worker);
    if (closed && idle.remove(worker)) {
      discard(worker);
    }
  }

  private void discard(WorkerProcess worker) {
    worker.kill();
    all.remove(worker);
  }

  private void letIdleWorkersGo() {
    while (true) {
      WorkerProcess oldest = idle.pollLast();
      if (oldest == null) {
        return;
      }
      if (oldest.isAlive() && oldest.idleNanos() < IDLE_LIMIT.toNanos()) {
        idle.addLast(oldest);
        return;
      }
      discard(oldest);
    }
  }

  /** The processes that read at present, for whoever watches their memory. */
  public Set<Long> workerPids() {
    return all.stream().map(WorkerProcess::pid).collect(Collectors.toUnmodifiableSet());
  }

  /** Stops everything; threads that are reading get a {@link CancellationException}. */
  @Override
  public void close() {
    closed = true;
    housekeeping.shutdownNow();
    all.forEach(this::discard);
    idle.clear();
  }
}
