package org.urtext.library;

import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.jspecify.annotations.Nullable;
import org.urtext.extraction.FailureReason;

/**
 * Prepares requests in parallel and hands them out in their order. How far it works ahead is
 * bounded, so that memory is.
 */
final class PreparedStream implements Closeable {
  private static final long MOST_BYTES_AHEAD = 16L << 20;

  /** Enough to keep small documents coming while a batch is being made durable. */
  private static final int MOST_REQUESTS_AHEAD = 1 << 12;

  private record Pending(AddRequest request, long bytes, Future<Preparation.Prepared> future) {}

  private final Preparation preparation;
  private final List<AddRequest> requests;
  private final ExecutorService workers;
  private final Deque<Pending> pending = new ArrayDeque<>();
  private int submitted;
  private int taken;
  private long bytesAhead;

  PreparedStream(Preparation preparation, List<AddRequest> requests, int threads) {
    this.preparation = preparation;
    this.requests = requests;
    this.workers =
        Executors.newFixedThreadPool(
            threads, Thread.ofPlatform().name("prepare-", 1).daemon().factory());
  }

  boolean hasNext() {
    return taken < requests.size();
  }

  int taken() {
    return taken;
  }

  int total() {
    return requests.size();
  }

  Preparation.Prepared next() throws IOException {
    workAhead();
    Pending next = pending.remove();
    bytesAhead -= next.bytes;
    taken++;
    try {
      return next.future.get();
    } catch (ExecutionException failure) {
      return failed(next.request, failure.getCause());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", interrupted);
    }
  }

  /** What goes wrong with one document costs that document, unless the library itself fails. */
  private static Preparation.Prepared failed(AddRequest request, @Nullable Throwable cause)
      throws IOException {
    return switch (cause) {
      case IOException ofTheLibrary -> throw ofTheLibrary;
      case UncheckedIOException ofTheLibrary -> throw ofTheLibrary.getCause();
      case CancellationException cancelled -> throw cancelled;
      case OutOfMemoryError tooLarge ->
          new Preparation.Unreadable(request, FailureReason.OUT_OF_MEMORY, tooLarge.toString());
      case Error error -> throw error;
      case null, default ->
          new Preparation.Unreadable(request, FailureReason.DAMAGED, String.valueOf(cause));
    };
  }

  private void workAhead() {
    while (submitted < requests.size()
        && (pending.isEmpty()
            || (pending.size() < MOST_REQUESTS_AHEAD && bytesAhead < MOST_BYTES_AHEAD))) {
      AddRequest request = requests.get(submitted++);
      long bytes = bytesOf(request);
      bytesAhead += bytes;
      pending.add(new Pending(request, bytes, workers.submit(() -> preparation.prepare(request))));
    }
  }

  private static long bytesOf(AddRequest request) {
    return switch (request) {
      case AddRequest.Text text -> 2L * text.text().length();
      case AddRequest.File file -> {
        try {
          yield Files.size(file.path());
        } catch (IOException toldWhenItIsRead) {
          yield 0;
        }
      }
    };
  }

  @Override
  public void close() {
    workers.shutdownNow();
    workers.close();
  }
}
