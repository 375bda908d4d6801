package org.urtext.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class EvictionPolicyTest {
  private final Bucket bucket = new Bucket(TableLayout.COMPACT);

  /** Inserts shingles whose tags are 1, 2, …, all of document 0. */
  private void insert(EvictionPolicy policy, int count, int bonus) {
    UpdateBatch updates = new UpdateBatch();
    updates.add(0, 0, 0, (byte) 0, (byte) 0, 0);
    for (int i = 0; i < count; i++) {
      bucket.append(bucket.size() + 1, updates, 0);
      policy.inserted(bucket, bonus);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "random(seed=3)",
        "lru",
        "copy-count(ties=newest)",
        "lucky(limit=11,y=5,ties=oldest)"
      })
  void everyPolicyReadsWhatItWrites(String text) {
    assertThat(EvictionPolicy.parse(text).text()).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(strings = {"random", "lru", "copy-count", "lucky"})
  void everyPolicyNamesASlotOfTheBucket(String text) {
    EvictionPolicy policy = EvictionPolicy.parse(text);
    insert(policy, TableLayout.SLOTS, 0);
    for (int i = 0; i < 1_000; i++) {
      assertThat(policy.victim(bucket)).isBetween(0, TableLayout.SLOTS - 1);
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "best",
        "lru(limit=4)",
        "lucky(limit)",
        "lucky(limit=x)",
        "lucky(limit=0)",
        "lucky(y=0)",
        "lucky(ties=tallest)",
        "lucky(limit=4"
      })
  void refusesWhatIsNoPolicy(String text) {
    assertThatThrownBy(() -> EvictionPolicy.parse(text))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void randomEvictionReachesEverySlot() {
    EvictionPolicy policy = new RandomEviction(1);
    insert(policy, TableLayout.SLOTS, 0);
    boolean[] reached = new boolean[TableLayout.SLOTS];
    for (int i = 0; i < 2_000; i++) {
      reached[policy.victim(bucket)] = true;
    }
    assertThat(reached).doesNotContain(false);
  }

  @Test
  void lruEvictsTheShingleThatWasNotFoundForLongest() {
    EvictionPolicy policy = new LruEviction();
    insert(policy, 3, 0);
    policy.found(bucket, 0, 0);
    bucket.remove(policy.victim(bucket));
    assertThat(bucket.find(2)).isNegative();
    assertThat(bucket.find(1)).isEqualTo(1);
  }

  @ParameterizedTest
  @CsvSource({"oldest, 1", "newest, 3"})
  void copyCountEvictsTheLeastCopiedByTheTieRule(String ties, int victim) {
    EvictionPolicy policy = EvictionPolicy.parse("copy-count(ties=" + ties + ")");
    insert(policy, 4, 0);
    policy.found(bucket, 0, 0);
    assertThat(policy.victim(bucket)).isEqualTo(victim);
  }

  @Test
  void copyCountHalvesAllWhenTenReach255() {
    EvictionPolicy policy = new CopyCountEviction(Ties.OLDEST);
    insert(policy, 11, 0);
    for (int slot = 0; slot < 10; slot++) {
      for (int i = 0; i < 300; i++) {
        if (slot < 9 || bucket.score(slot) < 254) {
          policy.found(bucket, slot, 0);
        }
      }
    }
    assertThat(bucket.score(0)).isEqualTo(255);
    policy.found(bucket, 9, 0);
    assertThat(bucket.score(0)).isEqualTo(127);
    assertThat(bucket.score(9)).isEqualTo(127);
    assertThat(bucket.score(10)).isZero();
  }

  @Test
  void luckyHalvesAllWhenTheAverageReachesTheLimit() {
    EvictionPolicy policy = new LuckyEviction(4, 7, Ties.OLDEST);
    insert(policy, 4, 0);
    policy.found(bucket, 0, 10);
    assertThat(bucket.score(0)).as("an average of 15/4 is below 4").isEqualTo(12);
    policy.found(bucket, 1, 0);
    assertThat(bucket.score(0)).isEqualTo(6);
    assertThat(bucket.score(1)).isEqualTo(1);
    assertThat(bucket.score(2)).isZero();
  }

  @Test
  void luckyAddsTheBonusOfANewShingle() {
    EvictionPolicy policy = new LuckyEviction(11, 7, Ties.OLDEST);
    insert(policy, 1, 3);
    assertThat(bucket.score(0)).isEqualTo(4);
  }

  @Test
  void luckyEvictsTheLeastLucky() {
    EvictionPolicy policy = new LuckyEviction(11, 7, Ties.OLDEST);
    insert(policy, 3, 5);
    insert(policy, 1, 0);
    insert(policy, 2, 5);
    assertThat(policy.victim(bucket)).isEqualTo(3);
  }
}
