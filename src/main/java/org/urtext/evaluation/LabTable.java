package org.urtext.evaluation;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import org.urtext.origin.LuckyBonus;
import org.urtext.origin.OriginEstimate;
import org.urtext.origin.ShingleHits;
import org.urtext.progress.Progress;
import org.urtext.shingling.SelectedShingles;
import org.urtext.table.DocumentOrder;
import org.urtext.table.Hits;
import org.urtext.table.LuckyEviction;
import org.urtext.table.ShingleTable;
import org.urtext.table.TableLayout;
import org.urtext.table.TableSettings;
import org.urtext.table.UpdateBatch;

/**
 * The product's own table, filled document by document as in the paper: each is looked up as all
 * those before it have left the table, then applied by itself.
 */
final class LabTable implements Closeable {
  private static final long HASH_SEED = 2009;
  private static final long STEP_BYTES = 1024;

  private final ShingleTable table;
  private final UpdateBatch batch = new UpdateBatch();
  private final Hits hits = new Hits();

  /**
   * @param file does not exist yet
   * @param slots how many shingles it should hold; tables come in whole blocks, and the nearest is
   *     taken, but none smaller than a table can be
   */
  LabTable(Path file, OriginMethod method, long slots) throws IOException {
    table =
        ShingleTable.create(
            file,
            new TableSettings(
                bytesFor(method.layout(), slots),
                method.layout(),
                method.eviction(),
                HASH_SEED,
                method.selection().toString()));
  }

  private static long bytesFor(TableLayout layout, long slots) {
    long bytes = TableSettings.SMALLEST_BYTES;
    long largestBelow = bytes;
    while (layout.slotsIn(bytes) < slots) {
      largestBelow = bytes;
      bytes += STEP_BYTES;
    }
    boolean isBelowNearer = slots - layout.slotsIn(largestBelow) < layout.slotsIn(bytes) - slots;
    return isBelowNearer ? largestBelow : bytes;
  }

  ShingleHits lookUp(SelectedShingles shingles) throws IOException {
    int count = shingles.size();
    table.lookUp(shingles.fingerprints(), 0, count, hits);
    int[] documents = new int[count];
    byte[] offsets = new byte[count];
    byte[] previousBytes = new byte[count];
    byte[] nextBytes = new byte[count];
    for (int i = 0; i < count; i++) {
      documents[i] = hits.documentId(i) == Hits.NONE ? ShingleHits.MISS : hits.documentId(i);
      offsets[i] = (byte) hits.offset(i);
      previousBytes[i] = hits.previousByte(i);
      nextBytes[i] = hits.nextByte(i);
    }
    return new ShingleHits(shingles, documents, offsets, previousBytes, nextBytes);
  }

  /**
   * @param estimate of the selected shingles of the document, by which luck is given
   */
  void insert(int document, OriginEstimate estimate) throws IOException {
    SelectedShingles shingles = estimate.shingles();
    int[] bonuses =
        table.settings().eviction() instanceof LuckyEviction lucky
            ? new LuckyBonus(lucky.y()).of(estimate)
            : new int[shingles.size()];
    batch.clear();
    for (int i = 0; i < shingles.size(); i++) {
      batch.add(
          shingles.fingerprint(i),
          document,
          i,
          shingles.previousByte(i),
          shingles.nextByte(i),
          bonuses[i]);
    }
    table.apply(batch, DocumentOrder.OF_ARRIVAL, Progress.UNWATCHED);
  }

  long slots() {
    return table.statistics().slots();
  }

  @Override
  public void close() throws IOException {
    table.close();
  }
}
