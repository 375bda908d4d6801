package org.urtext.table;

/**
 * Decides which shingle leaves a full bucket, and keeps the score that it decides by: section 2.2
 * of the 2009 paper. A policy sees one bucket at a time and has no memory of its own, so buckets
 * can be worked on in any order.
 */
public sealed interface EvictionPolicy
    permits RandomEviction, LruEviction, CopyCountEviction, LuckyEviction {

  /** A shingle was just put at the end of the bucket. */
  void inserted(Bucket bucket, int bonus);

  /** A shingle was searched for and found. */
  void found(Bucket bucket, int slot, int bonus);

  /** The slot to be freed in a full bucket. */
  int victim(Bucket bucket);

  /** The policy and its parameters, such as {@code lucky(limit=4,y=7,ties=oldest)}. */
  String text();

  /**
   * Reads what {@link #text} wrote; parameters that are left out have their default.
   *
   * @throws IllegalArgumentException with a sentence that says what is wrong
   */
  static EvictionPolicy parse(String text) {
    PolicyText parsed = PolicyText.parse(text);
    EvictionPolicy policy =
        switch (parsed.id()) {
          case RandomEviction.ID -> new RandomEviction(parsed.number("seed", 1));
          case LruEviction.ID -> new LruEviction();
          case CopyCountEviction.ID -> new CopyCountEviction(parsed.ties());
          case LuckyEviction.ID ->
              new LuckyEviction(
                  parsed.smallNumber("limit", LuckyEviction.DEFAULT_LIMIT),
                  parsed.smallNumber("y", LuckyEviction.DEFAULT_Y),
                  parsed.ties());
          default ->
              throw new IllegalArgumentException(
                  "“%s” is no eviction policy; there are random, lru, copy-count and lucky."
                      .formatted(parsed.id()));
        };
    parsed.requireAllRead();
    return policy;
  }
}
