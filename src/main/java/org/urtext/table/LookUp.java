package org.urtext.table;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/** Finds shingles in the mapped buckets, a batch at a time. */
final class LookUp {
  static final int BATCH = 32;

  private final MappedBuckets buckets;
  private final MemorySegment blocks;
  private final TableLayout layout;

  LookUp(MappedBuckets buckets) {
    this.buckets = buckets;
    this.blocks = buckets.blocks();
    this.layout = buckets.layout();
  }

  void find(long[] fingerprints, int from, int to, Hits hits) {
    hits.begin(to - from);
    for (int i = from; i < to; i++) {
      findOne(fingerprints[i], i - from, hits);
    }
  }

  private void findOne(long fingerprint, int result, Hits hits) {
    long hash = buckets.hash(fingerprint);
    long number = buckets.bucketOf(hash);
    int version;
    boolean candidate;
    boolean sound = true;
    Bucket bucket = hits.bucket(layout);
    do {
      version = buckets.beginReading(number);
      candidate = mayHold(layout.bucketAddress(number), hash);
      if (candidate) {
        sound = bucket.load(blocks, number);
      }
    } while (!buckets.isUnchanged(number, version));
    if (!candidate) {
      return;
    }
    if (!sound) {
      hits.damaged++;
      return;
    }
    int slot = bucket.find(hash);
    if (slot >= 0) {
      hits.set(result, bucket, slot);
    }
  }

  private boolean mayHold(long address, long hash) {
    for (int slot = 0; slot < TableLayout.SLOTS; slot++) {
      if (blocks.get(ValueLayout.JAVA_BYTE, address + TableLayout.LOW_TAGS + slot) == (byte) hash
          && blocks.get(ValueLayout.JAVA_BYTE, address + TableLayout.HIGH_TAGS + slot)
              == (byte) (hash >>> 8)) {
        return true;
      }
    }
    return false;
  }
}
