package org.urtext.library;

import java.io.IOException;
import org.urtext.analysis.Tokens;
import org.urtext.progress.Progress;

/**
 * Fills an empty table from the archived texts, in the order in which they arrived: so they lie on
 * disk, and whatever the order, the table keeps of two documents the earlier one by date. The new
 * table is not part of the library yet, so there is no journal.
 */
final class TableBuild {
  private static final int SHINGLES_AT_ONCE = 1 << 20;

  private final ArchiveReader reader;
  private final Catalogue catalogue;
  private final Progress progress;
  private int done;

  TableBuild(ArchiveReader reader, Catalogue catalogue, Progress progress) {
    this.reader = reader;
    this.catalogue = catalogue;
    this.progress = progress;
  }

  /** Leaves the table sealed with the number of the last batch that the archive knows. */
  void fill(OpenTable target, long committedBatch) throws IOException {
    ShingleBatch batch = new ShingleBatch(target, catalogue);
    reader.forEach(
        archived -> {
          progress.throwIfCancelled();
          CatalogueEntry entry = archived.entry();
          String text = archived.text();
          if (text != null && !entry.removed()) {
            Tokens tokens = target.shingler().tokens(text, entry.source().language());
            target.shingler().count(tokens);
            batch.add(entry.id(), entry.date().toEpochMilli(), target.shingler().select(tokens));
            progress.advance(++done, catalogue.presentCount(), entry.title());
          }
          if (batch.shingleCount() >= SHINGLES_AT_ONCE) {
            apply(target, batch);
          }
          return true;
        });
    apply(target, batch);
    target.seal(committedBatch);
  }

  private void apply(OpenTable target, ShingleBatch batch) throws IOException {
    target.apply(batch.updates(), catalogue);
    batch.clear();
  }
}
