package org.urtext.library;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Lock;
import org.urtext.library.LibraryException.Reason;
import org.urtext.progress.Progress;

/**
 * Writes the table anew, with other settings or another size, and gives back the space of removed
 * documents. The new table grows beside the old one and takes its place in one instant; stopped
 * before that, by a crash or by whoever watches, the library is as it was.
 */
final class Rebuild {
  private final LibraryStore store;
  private final Lock tableSwap;
  private final Progress progress;

  /**
   * @param tableSwap held while the table is replaced, so that nobody is looking something up
   */
  Rebuild(LibraryStore store, Lock tableSwap, Progress progress) {
    this.store = store;
    this.tableSwap = tableSwap;
    this.progress = progress;
  }

  void run(LibrarySettings settings) throws IOException {
    if (settings.textsKept() != store.settings().textsKept()) {
      throw new LibraryException(
          Reason.SETTINGS_REFUSED, null, Messages.of("texts-kept-cannot-change"));
    }
    if (settings.textsKept()) {
      replaceTable(settings);
    } else if (settings.equals(store.settings())) {
      freeSlotsOfRemoved();
    } else {
      throw new LibraryException(Reason.NO_TEXTS, null, store.folder().root());
    }
    reclaimRemoved();
  }

  private void replaceTable(LibrarySettings settings) throws IOException {
    LibraryFile file = new LibraryFile(settings, store.open().file().generation() + 1);
    OpenTable replacement = OpenTable.create(store.folder(), file);
    boolean replaced = false;
    try {
      new TableBuild(store.reader(), store.catalogue(), progress)
          .fill(replacement, store.archive().committed().batch());
      tableSwap.lock();
      try {
        store.replaceTable(replacement);
        replaced = true;
      } finally {
        tableSwap.unlock();
      }
    } finally {
      if (!replaced) {
        replacement.discard();
      }
    }
  }

  private void freeSlotsOfRemoved() throws IOException {
    store.open().table().verify(store.catalogue(), true, progress);
    store.seal();
  }

  private void reclaimRemoved() throws IOException {
    List<Integer> removed = new ArrayList<>();
    store
        .reader()
        .readColumns(
            row -> {
              if (row.removed()) {
                removed.add(row.id());
              }
            });
    if (removed.isEmpty()) {
      return;
    }
    boolean committed = false;
    try {
      for (int id : removed) {
        store.archive().delete(id);
      }
      store.commit(List.of(), store.nextId());
      committed = true;
    } finally {
      if (!committed) {
        store.rollback();
      }
    }
    removed.forEach(store.catalogue()::forget);
    store.archive().reclaim();
  }
}
