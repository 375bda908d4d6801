package org.urtext.library;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collection;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.IntStream;
import org.urtext.library.LibraryException.Reason;
import org.urtext.progress.Progress;
import org.urtext.shingling.SelectedShingles;

/**
 * Changes documents that are in the library, so that the next check shows it.
 *
 * <p>When a document is removed or dated anew, the shingles it has in common with others may belong
 * to one of them now. Those others are known: at every look-up a document notes whom it shares
 * shingles with. They are sent to the table once more, which gives each shingle to the earliest
 * document that is there, and they note whom they met this time. Documents that were removed before
 * are passed through, since their neighbours may have met only there.
 *
 * <p>Without texts nothing can be sent again: shingles of a removed document are then merely no
 * longer found.
 */
final class Revision {
  private static final int BATCH_SHINGLES = 1 << 20;

  private final LibraryStore store;
  private final Progress progress;

  Revision(LibraryStore store, Progress progress) {
    this.store = store;
    this.progress = progress;
  }

  void setRemoved(Collection<Integer> ids, boolean removed) throws IOException {
    change(ids, entry -> entry.withRemoved(removed));
  }

  void describe(int id, Description description) throws IOException {
    change(List.of(id), entry -> entry.with(description));
  }

  private void change(Collection<Integer> ids, UnaryOperator<CatalogueEntry> change)
      throws IOException {
    Map<Integer, CatalogueEntry> uncommitted = new TreeMap<>();
    boolean done = false;
    try {
      Set<Integer> affected = new TreeSet<>();
      for (int id : new TreeSet<>(ids)) {
        CatalogueEntry before = change(id, change);
        CatalogueEntry after = change.apply(before);
        uncommitted.put(id, before);
        if (before.removed() != after.removed() || !before.date().equals(after.date())) {
          affected.add(id);
        }
      }
      affected.addAll(neighboursOf(affected));
      Set<Integer> changed = Set.copyOf(uncommitted.keySet());
      Deque<Integer> waiting = new ArrayDeque<>(affected);
      do {
        List<ShingleUpdate> updates = sendAgain(waiting, changed, change);
        store.commit(updates, store.nextId());
        uncommitted.clear();
        store.apply(updates);
      } while (!waiting.isEmpty());
      done = true;
    } finally {
      if (!done) {
        uncommitted.values().forEach(this::putInCatalogue);
        store.rollback();
      }
    }
  }

  /**
   * @return how it was before
   */
  private CatalogueEntry change(int id, UnaryOperator<CatalogueEntry> change) throws IOException {
    ArchivedDocument archived = read(id);
    CatalogueEntry changed = change.apply(archived.entry());
    if (!changed.equals(archived.entry())) {
      store.archive().replace(archived.with(changed));
      putInCatalogue(changed);
    }
    return archived.entry();
  }

  private void putInCatalogue(CatalogueEntry entry) {
    store.catalogue().put(entry.id(), entry.date().toEpochMilli(), entry.removed());
  }

  private ArchivedDocument read(int id) throws IOException {
    return store
        .reader()
        .read(id)
        .orElseThrow(
            () -> new LibraryException(Reason.NO_SUCH_DOCUMENT, null, store.folder().root(), id));
  }

  /** Those who share shingles with these documents, directly or by way of removed ones. */
  private Set<Integer> neighboursOf(Set<Integer> ids) throws IOException {
    Set<Integer> visited = new TreeSet<>(ids);
    Deque<Integer> passing = new ArrayDeque<>(ids);
    Set<Integer> neighbours = new TreeSet<>();
    while (!passing.isEmpty()) {
      int id = passing.remove();
      for (int related : store.relatedTo(id).toArray()) {
        if (store.catalogue().exists(related)) {
          neighbours.add(related);
        } else if (store.catalogue().isRemoved(related) && visited.add(related)) {
          passing.add(related);
        }
      }
    }
    return neighbours;
  }

  /**
   * Takes as many of those waiting as fit into a batch. The first batch is committed together with
   * the change itself; should a crash come between the batches of very many neighbours, the last of
   * them have not claimed what is theirs until the next rebuild.
   */
  private List<ShingleUpdate> sendAgain(
      Deque<Integer> waiting, Set<Integer> changed, UnaryOperator<CatalogueEntry> change)
      throws IOException {
    ShingleBatch batch = new ShingleBatch(store.open(), store.catalogue());
    Shingler shingler = store.open().shingler();
    while (!waiting.isEmpty() && batch.shingleCount() < BATCH_SHINGLES) {
      int id = waiting.remove();
      ArchivedDocument archived = read(id);
      progress.advance(0, waiting.size(), archived.entry().title());
      String text = archived.text();
      if (text == null || !store.catalogue().exists(id)) {
        continue;
      }
      ArchivedDocument current =
          changed.contains(id) ? archived.with(change.apply(archived.entry())) : archived;
      SelectedShingles shingles =
          shingler.select(shingler.tokens(text, current.entry().source().language()));
      ShingleBatch.Found found = batch.add(id, current.entry().date().toEpochMilli(), shingles);
      noteRelated(current, found.relatedIds());
    }
    return List.copyOf(batch.updates());
  }

  private void noteRelated(ArchivedDocument archived, int[] met) throws IOException {
    int[] all =
        IntStream.concat(Arrays.stream(met), Arrays.stream(archived.relatedIds()))
            .distinct()
            .limit(OriginTally.MOST_RELATED)
            .toArray();
    if (all.length > archived.relatedIds().length) {
      store.archive().replace(archived.withRelated(all));
    }
  }
}
