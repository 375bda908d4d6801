package org.urtext.table;

/**
 * The paper's Lucky: a copy count that gives more to shingles which help to bridge. The paper's
 * rules b to d depend on the document and arrive here as a bonus; rules a and e are kept here.
 * Which of several lowest leaves is not said in the paper.
 *
 * @param limit rule e: whenever the average score of a bucket's shingles reaches it, all of the
 *     bucket are halved. The paper's is 11; 4 was measured to be better where copies follow soon.
 * @param y rule d: every y-th selected shingle of a document has a bonus. Kept with the policy for
 *     whoever computes the bonus.
 */
public record LuckyEviction(int limit, int y, Ties ties) implements EvictionPolicy {
  static final String ID = "lucky";
  public static final int DEFAULT_LIMIT = 4;
  public static final int PAPER_LIMIT = 11;
  public static final int DEFAULT_Y = 7;

  public LuckyEviction {
    if (limit < 1 || limit > Bucket.HIGHEST_SCORE) {
      throw new IllegalArgumentException(
          "The limit of lucky should be from 1 to 255, not %d.".formatted(limit));
    }
    if (y < 1) {
      throw new IllegalArgumentException(
          "The y of lucky should be 1 or more, not %d.".formatted(y));
    }
  }

  @Override
  public void inserted(Bucket bucket, int bonus) {
    setAndHalve(bucket, bucket.size() - 1, 1 + bonus);
  }

  @Override
  public void found(Bucket bucket, int slot, int bonus) {
    setAndHalve(bucket, slot, bucket.score(slot) + 1 + bonus);
  }

  @Override
  public int victim(Bucket bucket) {
    return bucket.lowestScore(ties);
  }

  private void setAndHalve(Bucket bucket, int slot, int score) {
    bucket.setScore(slot, Math.min(score, Bucket.HIGHEST_SCORE));
    while (bucket.sumOfScores() >= limit * bucket.size()) {
      bucket.halveScores();
    }
  }

  @Override
  public String text() {
    return "%s(limit=%d,y=%d,ties=%s)".formatted(ID, limit, y, ties.id());
  }
}
