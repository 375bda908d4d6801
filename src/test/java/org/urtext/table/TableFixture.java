package org.urtext.table;

import java.io.IOException;
import java.util.SplittableRandom;
import org.urtext.progress.Progress;

/** Small tables and what is put into them. */
final class TableFixture {
  static final DatedDocuments DOCUMENTS = DatedDocuments.inOrderOfArrival(1_000_000);

  private TableFixture() {}

  static TableSettings settings(TableLayout layout, String policy) {
    return settings(TableSettings.SMALLEST_BYTES, layout, policy);
  }

  static TableSettings settings(long bytes, TableLayout layout, String policy) {
    return new TableSettings(bytes, layout, EvictionPolicy.parse(policy), 17, "k=8");
  }

  static void add(ShingleTable table, DocumentOrder order, int document, long... fingerprints)
      throws IOException {
    UpdateBatch batch = new UpdateBatch();
    for (long fingerprint : fingerprints) {
      batch.add(fingerprint, document, 3, (byte) 1, (byte) 2, 0);
    }
    table.apply(batch, order, Progress.UNWATCHED);
  }

  static int origin(ShingleTable table, long fingerprint) throws IOException {
    Hits hits = new Hits();
    table.lookUp(new long[] {fingerprint}, 0, 1, hits);
    return hits.documentId(0);
  }

  /** The document that {@link #fill} gives a shingle. */
  static int documentOf(long fingerprint) {
    return (int) (fingerprint / 100);
  }

  /** Sends shingles 0 to count − 1, each of its own document. */
  static UpdateBatch shingles(int count) {
    UpdateBatch batch = new UpdateBatch();
    SplittableRandom random = new SplittableRandom(8);
    for (int i = 0; i < count; i++) {
      batch.add(i, documentOf(i), i, (byte) i, (byte) (i >>> 8), random.nextInt(4));
    }
    return batch;
  }

  static void fill(ShingleTable table, int count) throws IOException {
    table.apply(shingles(count), DOCUMENTS, Progress.UNWATCHED);
  }
}
