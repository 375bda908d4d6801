package org.urtext.sentences;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class LikeliestSlotsTest {
  @Test
  void keepsTheHighestValuesAndOfEqualOnesTheLowerSlots() {
    SplittableRandom random = new SplittableRandom(5);
    for (int limit : List.of(1, 2, 7, 100)) {
      float[] values = new float[90];
      LikeliestSlots slots = new LikeliestSlots(limit);
      for (int slot = 0; slot < values.length; slot++) {
        values[slot] = random.nextInt(12);
        slots.offer(slot, values[slot]);
      }
      List<Integer> best =
          IntStream.range(0, values.length)
              .boxed()
              .sorted(Comparator.comparing((Integer slot) -> -values[slot]).thenComparing(s -> s))
              .limit(limit)
              .toList();
      assertThat(IntStream.range(0, slots.size()).map(slots::slot).boxed())
          .containsExactlyInAnyOrderElementsOf(best);
      assertThat(IntStream.range(0, slots.size()))
          .allMatch(i -> slots.value(i) == values[slots.slot(i)]);
    }
  }
}
