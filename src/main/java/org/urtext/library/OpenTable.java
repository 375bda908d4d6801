package org.urtext.library;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Files;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.urtext.origin.Estimation;
import org.urtext.origin.LuckyBonus;
import org.urtext.origin.OriginEstimate;
import org.urtext.origin.OriginEstimator;
import org.urtext.progress.Progress;
import org.urtext.shingling.CountMinSketch;
import org.urtext.shingling.SketchFile;
import org.urtext.table.DocumentOrder;
import org.urtext.table.LuckyEviction;
import org.urtext.table.ShingleTable;
import org.urtext.table.TableLayout;
import org.urtext.table.UpdateBatch;

/**
 * A table with what gives meaning to its shingles; a rebuild replaces all of it at once.
 *
 * @param frequencies null unless the selection asks for them
 */
record OpenTable(
    LibraryFile file,
    LibraryFolder folder,
    ShingleTable table,
    @Nullable CountMinSketch frequencies,
    Shingler shingler)
    implements Closeable {
  /** Of a table's size, for the frequencies beside it. */
  private static final int FREQUENCIES_PART = 8;

  static OpenTable create(LibraryFolder folder, LibraryFile file) throws IOException {
    Files.deleteIfExists(folder.table(file.generation()));
    LibrarySettings settings = file.settings();
    CountMinSketch frequencies = null;
    if (settings.selection().method().usesFrequencies()) {
      frequencies =
          CountMinSketch.ofBytes(((long) settings.tableMegabytes() << 20) / FREQUENCIES_PART);
      SketchFile.save(frequencies, folder.frequencies(file.generation()));
    }
    ShingleTable table =
        ShingleTable.create(folder.table(file.generation()), settings.tableSettings());
    return of(folder, file, table, frequencies);
  }

  /**
   * @throws IOException if table or frequencies are missing, damaged, or of other settings
   */
  static OpenTable open(LibraryFolder folder, LibraryFile file) throws IOException {
    CountMinSketch frequencies =
        file.settings().selection().method().usesFrequencies()
            ? SketchFile.load(folder.frequencies(file.generation()))
            : null;
    ShingleTable table = ShingleTable.open(folder.table(file.generation()));
    if (!table.settings().equals(file.settings().tableSettings())) {
      table.close();
      throw new IOException("the table was made with other settings than the library's");
    }
    return of(folder, file, table, frequencies);
  }

  private static OpenTable of(
      LibraryFolder folder,
      LibraryFile file,
      ShingleTable table,
      @Nullable CountMinSketch frequencies) {
    return new OpenTable(
        file, folder, table, frequencies, new Shingler(file.settings(), frequencies));
  }

  /** The best that the table's layout has data for. */
  OriginEstimator estimator() {
    Estimation estimation =
        file.settings().layout() == TableLayout.FULL
            ? Estimation.BRIDGING_WITH_EXPANSION
            : Estimation.NONE;
    return estimation.estimator(Estimation.DEFAULT_BRIDGE_LIMIT);
  }

  /** What the eviction adds to the score of each shingle. */
  byte[] bonuses(OriginEstimate estimate) {
    byte[] bonuses = new byte[estimate.size()];
    if (file.settings().eviction() instanceof LuckyEviction lucky) {
      int[] wanted = new LuckyBonus(lucky.y()).of(estimate);
      for (int i = 0; i < bonuses.length; i++) {
        bonuses[i] = (byte) Math.min(wanted[i], 0xff);
      }
    }
    return bonuses;
  }

  void apply(List<ShingleUpdate> updates, DocumentOrder order) throws IOException {
    UpdateBatch columns = new UpdateBatch();
    for (ShingleUpdate update : updates) {
      update.addTo(columns);
    }
    table.apply(columns, order, Progress.UNWATCHED);
  }

  /**
   * Makes everything up to a batch durable. The frequencies go first: should the table not follow,
   * its batches are counted once more, and a frequency too high by a little does no harm.
   */
  void seal(long batch) throws IOException {
    if (frequencies != null) {
      SketchFile.save(frequencies, folder.frequencies(file.generation()));
    }
    table.seal(batch);
  }

  @Override
  public void close() throws IOException {
    table.close();
  }

  /** Closes the table and deletes its files. */
  void discard() throws IOException {
    close();
    Files.deleteIfExists(folder.table(file.generation()));
    Files.deleteIfExists(folder.frequencies(file.generation()));
  }
}
