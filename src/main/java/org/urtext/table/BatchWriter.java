package org.urtext.table;

import java.util.Arrays;
import org.urtext.progress.Progress;

/**
 * Applies updates in the order of their buckets. Buckets know nothing of each other and the updates
 * of one bucket keep their order of arrival, so the result is that of applying them one by one,
 * while the file is gone through once from front to back.
 */
final class BatchWriter {
  private static final int INDEX_BITS = Integer.numberOfTrailingZeros(UpdateBatch.LARGEST_SIZE);
  private static final int BUCKETS_BETWEEN_REPORTS = 1 << 12;

  private final MappedBuckets buckets;
  private final EvictionPolicy eviction;
  private final Bucket bucket;
  private long usedSlots;
  private long evictions;
  private long healedBuckets;
  private long usedBlocks;

  BatchWriter(MappedBuckets buckets, EvictionPolicy eviction) {
    this.buckets = buckets;
    this.eviction = eviction;
    this.bucket = new Bucket(buckets.layout());
  }

  /**
   * @return the counts as they are after it
   */
  TableHeader.Counts apply(
      UpdateBatch updates, DocumentOrder order, TableHeader.Counts before, Progress progress) {
    usedSlots = before.usedSlots();
    evictions = before.evictions();
    healedBuckets = before.healedBuckets();
    usedBlocks = before.usedBlocks();
    long[] keys = sortedByBucket(updates);
    int next = 0;
    for (int touched = 1; next < keys.length; touched++) {
      next = applyToOneBucket(keys, next, updates, order);
      if (touched % BUCKETS_BETWEEN_REPORTS == 0) {
        progress.advance(next, keys.length, "");
      }
    }
    return new TableHeader.Counts(
        usedSlots, before.updates() + keys.length, evictions, healedBuckets, usedBlocks);
  }

  private long[] sortedByBucket(UpdateBatch updates) {
    long[] keys = new long[updates.size()];
    for (int i = 0; i < keys.length; i++) {
      long number = buckets.bucketOf(buckets.hash(updates.fingerprints[i]));
      keys[i] = number << INDEX_BITS | i;
    }
    Arrays.sort(keys);
    return keys;
  }

  /**
   * @return where the next bucket's updates begin
   */
  private int applyToOneBucket(long[] keys, int first, UpdateBatch updates, DocumentOrder order) {
    long number = keys[first] >>> INDEX_BITS;
    if (!bucket.load(buckets.blocks(), number)) {
      bucket.clear();
      healedBuckets++;
    }
    if (bucket.size() == 0 && buckets.isUnusedBlock(number)) {
      usedBlocks++;
    }
    int sizeBefore = bucket.size();
    int next = first;
    while (next < keys.length && keys[next] >>> INDEX_BITS == number) {
      apply(updates, (int) keys[next] & (UpdateBatch.LARGEST_SIZE - 1), order);
      next++;
    }
    usedSlots += bucket.size() - sizeBefore;
    buckets.store(bucket);
    return next;
  }

  private void apply(UpdateBatch updates, int update, DocumentOrder order) {
    long hash = buckets.hash(updates.fingerprints[update]);
    int document = updates.documents[update];
    int bonus = updates.bonuses[update] & 0xff;
    int slot = bucket.find(hash);
    if (slot >= 0) {
      int origin = bucket.document(slot);
      if (origin != document && (!order.exists(origin) || order.precedes(document, origin))) {
        bucket.setOrigin(slot, updates, update);
      }
      eviction.found(bucket, slot, bonus);
      return;
    }
    if (bucket.isFull()) {
      makeRoom(order);
    }
    bucket.append(hash, updates, update);
    eviction.inserted(bucket, bonus);
  }

  private void makeRoom(DocumentOrder order) {
    if (order.hasRemovedDocuments()) {
      for (int slot = 0; slot < bucket.size(); slot++) {
        if (!order.exists(bucket.document(slot))) {
          bucket.remove(slot);
          return;
        }
      }
    }
    bucket.remove(eviction.victim(bucket));
    evictions++;
  }
}
