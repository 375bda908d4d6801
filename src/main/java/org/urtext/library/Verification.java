package org.urtext.library;

import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.concurrent.locks.Lock;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.urtext.progress.Progress;
import org.urtext.table.TableVerification;

/** Reads a library from end to end, and puts right what can be. */
final class Verification {
  private static final Logger LOG = LoggerFactory.getLogger(Verification.class);

  private final LibraryStore store;
  private final Lock tableSwap;
  private final Progress progress;
  private final List<String> damages = new ArrayList<>();
  private final List<String> repairs = new ArrayList<>();
  private int read;

  /**
   * @param tableSwap held while the table is replaced, if it must be
   */
  Verification(LibraryStore store, Lock tableSwap, Progress progress) {
    this.store = store;
    this.tableSwap = tableSwap;
    this.progress = progress;
  }

  VerificationReport run() throws IOException {
    verifyArchive();
    TableVerification table = verifyTable();
    return new VerificationReport(read, table.usedSlots(), damages, repairs);
  }

  private void verifyArchive() {
    BitSet seen = new BitSet();
    try {
      store.reader().checkIntegrity();
      store
          .reader()
          .forEach(
              archived -> {
                progress.throwIfCancelled();
                verify(archived, seen);
                progress.advance(
                    ++read, store.catalogue().documentCount(), archived.entry().title());
                return true;
              });
    } catch (IOException | IllegalArgumentException damaged) {
      LOG.warn("The archive of {} is damaged", store.folder().root(), damaged);
      damages.add(Messages.of("damaged-archive", String.valueOf(damaged.getMessage())));
      return;
    }
    if (read != store.catalogue().documentCount()) {
      damages.add(Messages.of("damaged-count", store.catalogue().documentCount(), read));
    }
  }

  private void verify(ArchivedDocument archived, BitSet seen) {
    CatalogueEntry entry = archived.entry();
    int id = entry.id();
    if (seen.get(id) || id >= store.nextId()) {
      damages.add(Messages.of("damaged-id", id));
    }
    seen.set(id);
    Catalogue catalogue = store.catalogue();
    boolean stateAgrees = catalogue.exists(id) != entry.removed();
    if (!stateAgrees || catalogue.millisOf(id) != entry.date().toEpochMilli()) {
      damages.add(Messages.of("damaged-entry", id, entry.title()));
    }
    String text = archived.text();
    if (store.settings().textsKept() != (text != null)) {
      damages.add(Messages.of("damaged-text", id, entry.title()));
    } else if (text != null && !Hashes.ofText(text).equals(entry.source().textHash())) {
      damages.add(Messages.of("damaged-text", id, entry.title()));
    }
  }

  private TableVerification verifyTable() throws IOException {
    TableVerification found =
        store.open().table().verify(store.catalogue().knownDocuments(), true, progress);
    if (found.damagedBuckets() > 0) {
      damages.add(Messages.of("damaged-buckets", found.damagedBuckets()));
    }
    if (found.orphanSlots() > 0) {
      damages.add(Messages.of("damaged-slots", found.orphanSlots()));
      repairs.add(Messages.of("repaired-slots", found.orphanSlots()));
    }
    if (found.damagedHeaders() > 0) {
      damages.add(Messages.of("damaged-headers", found.damagedHeaders()));
      repairs.add(Messages.of("repaired-headers"));
    }
    if (!found.countsAgree()) {
      damages.add(Messages.of("damaged-slot-count"));
      repairs.add(Messages.of("repaired-slot-count"));
    }
    if (found.damagedBuckets() > 0) {
      repairBuckets(found.damagedBuckets());
    }
    return found;
  }

  private void repairBuckets(long buckets) throws IOException {
    if (store.settings().textsKept()) {
      new Rebuild(store, tableSwap, progress).run(store.settings());
      repairs.add(Messages.of("repaired-from-texts"));
    } else {
      repairs.add(Messages.of("repaired-buckets", buckets));
    }
  }
}
