package org.urtext.table;

import org.urtext.progress.Progress;

/** Looks at every bucket of a table, and repairs it if asked to. */
final class TableVerifier {
  private static final long BUCKETS_BETWEEN_REPORTS = 256L * TableLayout.BUCKETS_PER_BLOCK;

  private final MappedBuckets buckets;
  private final Bucket bucket;
  private final DocumentOrder order;
  private final boolean repair;
  private long usedSlots;
  private long usedBlocks;
  private long damagedBuckets;
  private long orphanSlots;

  TableVerifier(MappedBuckets buckets, DocumentOrder order, boolean repair) {
    this.buckets = buckets;
    this.bucket = new Bucket(buckets.layout());
    this.order = order;
    this.repair = repair;
  }

  /** Goes through the table; may be cancelled. */
  void run(Progress progress) {
    for (long first = 0; first < buckets.count(); first += TableLayout.BUCKETS_PER_BLOCK) {
      if (first % BUCKETS_BETWEEN_REPORTS == 0) {
        progress.throwIfCancelled();
        progress.advance(first, buckets.count(), "");
      }
      if (!buckets.isUnusedBlock(first)) {
        usedBlocks++;
      }
      for (int i = 0; i < TableLayout.BUCKETS_PER_BLOCK; i++) {
        verify(first + i);
      }
    }
  }

  private void verify(long number) {
    boolean sound = bucket.load(buckets.blocks(), number) && bucket.isTidy();
    if (!sound) {
      damagedBuckets++;
      bucket.clear();
    }
    int orphans = removeOrphans();
    orphanSlots += orphans;
    usedSlots += bucket.size();
    if (repair && (!sound || orphans > 0)) {
      buckets.store(bucket);
    }
  }

  private int removeOrphans() {
    int orphans = 0;
    for (int slot = bucket.size() - 1; slot >= 0; slot--) {
      if (!order.exists(bucket.document(slot))) {
        bucket.remove(slot);
        orphans++;
      }
    }
    return orphans;
  }

  /** Slots whose documents exist, in sound buckets. */
  long usedSlots() {
    return usedSlots;
  }

  long usedBlocks() {
    return usedBlocks;
  }

  long damagedBuckets() {
    return damagedBuckets;
  }

  long orphanSlots() {
    return orphanSlots;
  }
}
