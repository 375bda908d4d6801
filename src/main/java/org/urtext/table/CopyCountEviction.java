package org.urtext.table;

/**
 * The paper's Copy Count: a new shingle has 1, every time it is found adds 1, the lowest leaves.
 * Counters stop at 255; when ten of a bucket stand there, all of the bucket are halved. Which of
 * several lowest leaves is not said in the paper.
 */
public record CopyCountEviction(Ties ties) implements EvictionPolicy {
  static final String ID = "copy-count";
  private static final int FULL_COUNTERS_THAT_HALVE = 10;

  @Override
  public void inserted(Bucket bucket, int bonus) {
    bucket.setScore(bucket.size() - 1, 1);
  }

  @Override
  public void found(Bucket bucket, int slot, int bonus) {
    int count = bucket.score(slot);
    if (count < Bucket.HIGHEST_SCORE) {
      bucket.setScore(slot, count + 1);
      if (count + 1 == Bucket.HIGHEST_SCORE
          && bucket.countScores(Bucket.HIGHEST_SCORE) >= FULL_COUNTERS_THAT_HALVE) {
        bucket.halveScores();
      }
    }
  }

  @Override
  public int victim(Bucket bucket) {
    return bucket.lowestScore(ties);
  }

  @Override
  public String text() {
    return ID + "(ties=" + ties.id() + ")";
  }
}
