package org.urtext.library;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.urtext.origin.OriginEstimate;
import org.urtext.origin.ShingleHits;
import org.urtext.shingling.SelectedShingles;
import org.urtext.table.Hits;

/**
 * Documents on their way into the table. Each is looked up in the table and among those before it
 * in the batch; what is found gives the score of its shingles and its provenance. Nothing is
 * written here.
 */
final class ShingleBatch {
  private final OpenTable target;
  private final Catalogue catalogue;
  private final ShingleOverlay overlay = new ShingleOverlay();
  private final Map<Integer, Long> dateMillisById = new HashMap<>();
  private final List<ShingleUpdate> updates = new ArrayList<>();
  private final Hits hits = new Hits();
  private int shingleCount;

  ShingleBatch(OpenTable target, Catalogue catalogue) {
    this.target = target;
    this.catalogue = catalogue;
  }

  /**
   * What the look-up of a document told.
   *
   * @param relatedIds all documents that have shingles of it, those with most first
   */
  record Found(OriginEstimate estimate, int[] relatedIds) {}

  Found add(int id, long dateMillis, SelectedShingles shingles) throws IOException {
    dateMillisById.put(id, dateMillis);
    int count = shingles.size();
    int[] earlier = new int[count];
    int[] others = new int[count];
    byte[] offsets = new byte[count];
    byte[] previousBytes = new byte[count];
    byte[] nextBytes = new byte[count];
    target.table().lookUp(shingles.fingerprints(), 0, count, hits);
    for (int i = 0; i < count; i++) {
      int stored = hits.documentId(i);
      if (stored != Hits.NONE && !catalogue.exists(stored)) {
        stored = Hits.NONE;
      }
      int place = overlay.find(shingles.fingerprint(i));
      boolean isOverlaid =
          place >= 0 && (stored == Hits.NONE || precedes(overlay.document(place), stored));
      int origin = isOverlaid ? overlay.document(place) : stored;
      others[i] = origin == id ? Hits.NONE : origin;
      earlier[i] =
          origin == Hits.NONE || origin == id || !precedes(origin, id) ? ShingleHits.MISS : origin;
      offsets[i] = isOverlaid ? overlay.offset(place) : (byte) hits.offset(i);
      previousBytes[i] = isOverlaid ? overlay.previousByte(place) : hits.previousByte(i);
      nextBytes[i] = isOverlaid ? overlay.nextByte(place) : hits.nextByte(i);
    }
    OriginEstimate estimate =
        target
            .estimator()
            .estimate(new ShingleHits(shingles, earlier, offsets, previousBytes, nextBytes));
    overlay.add(id, shingles, this::precedes);
    updates.add(new ShingleUpdate(id, shingles.fingerprints(), target.bonuses(estimate)));
    shingleCount += count;
    return new Found(estimate, OriginTally.related(others));
  }

  private boolean precedes(int a, int b) {
    long dateA = dateMillis(a);
    long dateB = dateMillis(b);
    return dateA < dateB || (dateA == dateB && a < b);
  }

  private long dateMillis(int id) {
    Long inBatch = dateMillisById.get(id);
    return inBatch == null ? catalogue.millisOf(id) : inBatch;
  }

  List<ShingleUpdate> updates() {
    return updates;
  }

  int shingleCount() {
    return shingleCount;
  }

  int documentCount() {
    return updates.size();
  }

  void clear() {
    overlay.clear();
    dateMillisById.clear();
    updates.clear();
    shingleCount = 0;
  }
}
