package org.urtext.table;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * The table in plain objects, written from the words of the paper and not for speed: a list of
 * buckets, each a list of shingles in the order of insertion.
 */
final class ReferenceTable {
  /** One stored shingle. */
  static final class Shingle {
    final long identity;
    int document;
    int offset;
    byte previousByte;
    byte nextByte;
    int score;

    Shingle(long identity) {
      this.identity = identity;
    }
  }

  private static final int SLOTS = 64;
  private final TableSettings settings;
  private final List<List<Shingle>> buckets = new ArrayList<>();
  private final int[] draws;
  long evictions;

  ReferenceTable(TableSettings settings) {
    this.settings = settings;
    long count = settings.layout().slotsIn(settings.bytes()) / SLOTS;
    for (long i = 0; i < count; i++) {
      buckets.add(new ArrayList<>());
    }
    draws = new int[(int) count];
  }

  @Nullable Shingle find(long fingerprint) {
    long hash = hash(fingerprint);
    for (Shingle shingle : buckets.get(bucketOf(hash))) {
      if (shingle.identity == identity(hash)) {
        return shingle;
      }
    }
    return null;
  }

  void update(
      long fingerprint,
      int document,
      int offset,
      byte previousByte,
      byte nextByte,
      int bonus,
      DocumentOrder order) {
    int number = bucketOf(hash(fingerprint));
    List<Shingle> bucket = buckets.get(number);
    Shingle shingle = find(fingerprint);
    boolean isNew = shingle == null;
    if (shingle == null) {
      if (bucket.size() == SLOTS) {
        makeRoom(bucket, number, order);
      }
      shingle = new Shingle(identity(hash(fingerprint)));
      bucket.add(shingle);
    }
    if (isNew || !order.exists(shingle.document) || order.precedes(document, shingle.document)) {
      shingle.document = document;
      shingle.offset = offset & 0xff;
      shingle.previousByte = previousByte;
      shingle.nextByte = nextByte;
    }
    score(bucket, shingle, isNew, bonus);
  }

  long size() {
    return buckets.stream().mapToLong(List::size).sum();
  }

  private void makeRoom(List<Shingle> bucket, int number, DocumentOrder order) {
    for (Shingle shingle : bucket) {
      if (!order.exists(shingle.document)) {
        bucket.remove(shingle);
        return;
      }
    }
    evictions++;
    Comparator<Shingle> byScore = Comparator.comparingInt(shingle -> shingle.score);
    switch (settings.eviction()) {
      case RandomEviction(long seed) -> {
        draws[number]++;
        long draw = seed + number * 65536L + draws[number];
        bucket.remove((int) Long.remainderUnsigned(FingerprintHash.mix(draw), SLOTS));
      }
      case LruEviction() -> bucket.remove(0);
      case CopyCountEviction(Ties ties) -> bucket.remove(lowest(bucket, byScore, ties));
      case LuckyEviction(int limit, int y, Ties ties) ->
          bucket.remove(lowest(bucket, byScore, ties));
    }
  }

  private static Shingle lowest(List<Shingle> bucket, Comparator<Shingle> byScore, Ties ties) {
    List<Shingle> candidates = ties == Ties.OLDEST ? bucket : bucket.reversed();
    return candidates.stream().min(byScore).orElseThrow();
  }

  private void score(List<Shingle> bucket, Shingle shingle, boolean isNew, int bonus) {
    switch (settings.eviction()) {
      case RandomEviction random -> {}
      case LruEviction lru -> {
        bucket.remove(shingle);
        bucket.add(shingle);
      }
      case CopyCountEviction copyCount -> {
        boolean wasFull = shingle.score == 255;
        shingle.score = isNew ? 1 : Math.min(255, shingle.score + 1);
        long full = bucket.stream().filter(each -> each.score == 255).count();
        if (!wasFull && full >= 10) {
          bucket.forEach(each -> each.score /= 2);
        }
      }
      case LuckyEviction lucky -> {
        shingle.score = Math.min(255, (isNew ? 1 : shingle.score + 1) + bonus);
        while (bucket.stream().mapToInt(each -> each.score).average().orElseThrow()
            >= lucky.limit()) {
          bucket.forEach(each -> each.score /= 2);
        }
      }
    }
  }

  private long hash(long fingerprint) {
    long hash = FingerprintHash.mix(fingerprint ^ settings.hashSeed());
    return (hash & 0xffff) == 0 ? hash | 1 : hash;
  }

  private int bucketOf(long hash) {
    return (int) Math.unsignedMultiplyHigh(hash, buckets.size());
  }

  private long identity(long hash) {
    return settings.layout() == TableLayout.COMPACT ? hash & 0xffff : hash & 0xffff_ffff_ffffL;
  }
}
