package org.urtext.table;

/**
 * The paper's baseline: evicts any shingle of the bucket. The draw is a hash of the seed, the
 * bucket's number and how often the bucket has drawn, so that the same updates give the same table.
 */
public record RandomEviction(long seed) implements EvictionPolicy {
  static final String ID = "random";

  @Override
  public void inserted(Bucket bucket, int bonus) {}

  @Override
  public void found(Bucket bucket, int slot, int bonus) {}

  @Override
  public int victim(Bucket bucket) {
    long draw = seed + bucket.number() * (1L << 16) + bucket.nextDraw();
    return (int) Long.remainderUnsigned(FingerprintHash.mix(draw), bucket.size());
  }

  @Override
  public String text() {
    return ID + "(seed=" + seed + ")";
  }
}
