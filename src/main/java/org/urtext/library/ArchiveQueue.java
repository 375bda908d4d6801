package org.urtext.library;

import java.io.Closeable;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/**
 * Gives documents to the archive in their order, on a thread of its own: packing the texts takes as
 * long as everything else that is done for them in turn.
 */
final class ArchiveQueue implements Closeable {
  private final Archive archive;
  private final List<Future<?>> underWay = new ArrayList<>();
  private final ExecutorService archivist =
      Executors.newSingleThreadExecutor(
          Thread.ofPlatform().daemon().name("archive-writer").factory());

  ArchiveQueue(Archive archive) {
    this.archive = archive;
  }

  void add(ArchivedDocument document) {
    underWay.add(
        archivist.submit(
            () -> {
              archive.add(document);
              return null;
            }));
  }

  /** Waits until the archive has them all. */
  void drain() throws IOException {
    try {
      for (Future<?> document : underWay) {
        document.get();
      }
    } catch (ExecutionException failure) {
      throw new IOException("the archive takes no more documents", failure.getCause());
    } catch (InterruptedException interrupted) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", interrupted);
    } finally {
      underWay.clear();
    }
  }

  /** Afterwards the archive is left alone. */
  @Override
  public void close() {
    underWay.forEach(document -> document.cancel(false));
    archivist.close();
  }
}
