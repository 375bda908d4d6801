package org.urtext.library;

import java.io.IOException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.urtext.document.Document;
import org.urtext.progress.Progress;
import org.urtext.shingling.SelectedShingles;

/**
 * Adds documents in the order of their requests, whatever the order in which they were read: the
 * same requests give the same library. They go in by batches, whose ends depend on nothing but the
 * documents.
 */
final class Ingest {
  private static final int BATCH_TOKENS = 1 << 20;
  private static final int BATCH_DOCUMENTS = 1 << 13;

  private final LibraryStore store;
  private final InstantSource clock;
  private final Consumer<AddResult> results;
  private final ShingleBatch shingles;
  private final ArchiveQueue archive;
  private final List<CatalogueEntry> entries = new ArrayList<>();
  private final List<AddResult> outcomes = new ArrayList<>();
  private final Map<String, Integer> idByContent = new HashMap<>();
  private final Map<String, Integer> idByPath = new HashMap<>();
  private int batchTokens;
  private int nextId;
  private AddSummary summary = AddSummary.NONE;

  Ingest(LibraryStore store, InstantSource clock, Consumer<AddResult> results) {
    this.store = store;
    this.clock = clock;
    this.results = results;
    this.shingles = new ShingleBatch(store.open(), store.catalogue());
    this.archive = new ArchiveQueue(store.archive());
    this.nextId = store.nextId();
  }

  AddSummary run(PreparedStream documents, Progress progress) throws IOException {
    boolean committed = false;
    try {
      while (documents.hasNext()) {
        if (progress.isCancelled()) {
          finishBatch();
          committed = true;
          throw new CancellationException("cancelled");
        }
        Preparation.Prepared next = documents.next();
        take(next);
        progress.advance(documents.taken(), documents.total(), next.request().name());
        if (batchTokens >= BATCH_TOKENS || outcomes.size() >= BATCH_DOCUMENTS) {
          finishBatch();
        }
      }
      finishBatch();
      committed = true;
      return summary;
    } finally {
      archive.close();
      if (!committed) {
        store.rollback();
      }
    }
  }

  private void take(Preparation.Prepared prepared) throws IOException {
    outcomes.add(
        switch (prepared) {
          case Preparation.Unreadable unreadable ->
              new AddResult.Failed(unreadable.request(), unreadable.reason(), unreadable.cause());
          case Preparation.Known known ->
              new AddResult.AlreadyThere(known.request(), known.existingId());
          case Preparation.Ready ready -> add(ready);
        });
  }

  private AddResult add(Preparation.Ready ready) throws IOException {
    String contentHash = ready.source().contentHash();
    Integer inBatch = idByContent.get(contentHash);
    int existing = inBatch == null ? store.findContent(contentHash) : inBatch;
    if (existing != CatalogueEntry.NONE) {
      return new AddResult.AlreadyThere(ready.request(), existing);
    }
    int id = nextId;
    int predecessor = predecessorOf(ready.source().path());
    long dateMillis = ready.description().date().toEpochMilli();
    ShingleBatch.Found found = shingles.add(id, dateMillis, select(ready));
    CatalogueEntry entry =
        new CatalogueEntry(
            id,
            ready.description(),
            ready.source(),
            clock.instant(),
            predecessor,
            OriginTally.provenance(found.estimate()),
            false);
    Document document = ready.document();
    String text = store.settings().textsKept() ? document.text() : null;
    archive.add(
        new ArchivedDocument(
            entry, text, document.pages(), document.warnings(), found.relatedIds()));
    nextId = id + 1;
    entries.add(entry);
    idByContent.put(contentHash, id);
    if (ready.source().path() != null) {
      idByPath.put(ready.source().path(), id);
    }
    batchTokens += ready.tokens().size();
    return predecessor == CatalogueEntry.NONE
        ? new AddResult.Added(ready.request(), id)
        : new AddResult.NewVersion(ready.request(), id, predecessor);
  }

  private SelectedShingles select(Preparation.Ready ready) {
    SelectedShingles selected = ready.shingles();
    if (selected != null) {
      return selected;
    }
    Shingler shingler = store.open().shingler();
    shingler.count(ready.tokens());
    return shingler.select(ready.tokens());
  }

  private int predecessorOf(@Nullable String path) throws IOException {
    if (path == null) {
      return CatalogueEntry.NONE;
    }
    Integer inBatch = idByPath.get(path);
    return inBatch == null ? store.findLatestOf(path) : inBatch;
  }

  private void finishBatch() throws IOException {
    if (!entries.isEmpty()) {
      archive.drain();
      store.commit(shingles.updates(), nextId);
      entries.forEach(store.catalogue()::add);
      store.apply(shingles.updates());
    }
    shingles.clear();
    entries.clear();
    idByContent.clear();
    idByPath.clear();
    batchTokens = 0;
    List<AddResult> told = List.copyOf(outcomes);
    outcomes.clear();
    for (AddResult outcome : told) {
      summary = summary.plus(outcome);
      results.accept(outcome);
    }
  }
}
