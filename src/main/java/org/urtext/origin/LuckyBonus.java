package org.urtext.origin;

/**
 * What lucky eviction adds to the score of a document's selected shingles, beyond the 1 that each
 * gets for being seen (WWW 2009, section 2.2, rules (b), (c) and (d); (a) and (e) are the table's).
 *
 * <p>In the paper's print the radical of rule (b) spans all of b − 2; text copied from it may read
 * √b − 2. A block of one shingle has no root of b − 2 and gains nothing; nothing is ever
 * subtracted.
 *
 * @param interval the paper's y: every y-th selected shingle gains 1
 */
public record LuckyBonus(int interval) {
  /** With the interval that the paper settled on. */
  public static final LuckyBonus OF_THE_PAPER = new LuckyBonus(7);

  private static final int FOR_AN_END_OF_THE_DOCUMENT = 3;

  public LuckyBonus {
    if (interval < 1) {
      throw new IllegalArgumentException("an interval is at least 1, not " + interval);
    }
  }

  /** The additional score of every selected shingle, by offset. */
  public int[] of(OriginEstimate estimate) {
    int[] bonus = new int[estimate.size()];
    if (bonus.length == 0) {
      return bonus;
    }
    for (CopiedBlock block : estimate.copiedBlocks()) {
      if (block.size() > 2) {
        int forAnEnd = (int) Math.sqrt(block.size() - 2);
        bonus[block.first()] += forAnEnd;
        bonus[block.end() - 1] += forAnEnd;
      }
    }
    for (int i = interval - 1; i < bonus.length; i += interval) {
      bonus[i]++;
    }
    bonus[0] += FOR_AN_END_OF_THE_DOCUMENT;
    if (bonus.length > 1) {
      bonus[bonus.length - 1] += FOR_AN_END_OF_THE_DOCUMENT;
    }
    return bonus;
  }
}
