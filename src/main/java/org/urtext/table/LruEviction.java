package org.urtext.table;

/** The paper's LRU: a bucket is a queue, a shingle that is found goes to its end. */
public record LruEviction() implements EvictionPolicy {
  static final String ID = "lru";

  @Override
  public void inserted(Bucket bucket, int bonus) {}

  @Override
  public void found(Bucket bucket, int slot, int bonus) {
    bucket.moveToEnd(slot);
  }

  @Override
  public int victim(Bucket bucket) {
    return 0;
  }

  @Override
  public String text() {
    return ID;
  }
}
