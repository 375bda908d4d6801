package org.urtext.shingling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class CountMinSketchTest {

  @Test
  void countsExactlyWhileThereIsRoom() {
    CountMinSketch sketch = CountMinSketch.ofBytes(1 << 20);
    long[] ngrams = new SplittableRandom(1).longs(500).toArray();
    for (int i = 0; i < ngrams.length; i++) {
      for (int times = 0; times <= i % 5; times++) {
        sketch.add(new long[] {ngrams[i]});
      }
    }

    for (int i = 0; i < ngrams.length; i++) {
      assertThat(sketch.frequency(ngrams[i])).isEqualTo(i % 5 + 1);
    }
    assertThat(sketch.frequency(12345)).isZero();
  }

  @Test
  void neverCountsTooFewHoweverFullItIs() {
    CountMinSketch sketch = CountMinSketch.ofBytes(1 << 13);
    SplittableRandom random = new SplittableRandom(2);
    Map<Long, Integer> truth = new HashMap<>();
    for (int i = 0; i < 20_000; i++) {
      long ngram = Fingerprints.ofToken(random.nextInt(5_000));
      truth.merge(ngram, 1, Integer::sum);
      sketch.add(new long[] {ngram});
    }

    truth.forEach(
        (ngram, count) -> assertThat(sketch.frequency(ngram)).isGreaterThanOrEqualTo(count));
  }

  @Test
  void overcountsLessThanHalfAsMuchAsWithoutConservativeUpdate() {
    int rowCounters = 1 << 10;
    CountMinSketch sketch = CountMinSketch.ofBytes(8L * rowCounters);
    int[][] plain = new int[4][rowCounters];
    long[] ngrams = new SplittableRandom(5).longs(2_000).toArray();
    for (long ngram : ngrams) {
      sketch.add(new long[] {ngram});
      for (int row = 0; row < 4; row++) {
        plain[row][plainIndex(ngram, row, rowCounters)]++;
      }
    }

    long overcount = 0;
    long plainOvercount = 0;
    for (long ngram : ngrams) {
      overcount += sketch.frequency(ngram) - 1;
      plainOvercount +=
          IntStream.range(0, 4)
                  .map(row -> plain[row][plainIndex(ngram, row, rowCounters)])
                  .min()
                  .orElseThrow()
              - 1;
    }

    assertThat(overcount).isLessThan(plainOvercount / 2);
  }

  private static int plainIndex(long ngram, int row, int rowCounters) {
    return (int) Long.remainderUnsigned(Fingerprints.ofToken(ngram + row), rowCounters);
  }

  @Test
  void takesOneUnseenNgramIn400ForAKnownOneAtAQuarterOfItsRoom() {
    CountMinSketch sketch = CountMinSketch.ofBytes(1 << 20);
    int rowCounters = (1 << 20) / 8;
    sketch.add(new SplittableRandom(3).longs(rowCounters / 4).toArray());

    long known =
        new SplittableRandom(4).longs(100_000).filter(n -> sketch.frequency(n) > 0).count();

    assertThat(sketch.load()).isBetween(0.21, 0.23);
    assertThat(known).isBetween(180L, 300L);
  }

  @Test
  void staysAtItsLargestCount() {
    CountMinSketch sketch = CountMinSketch.ofBytes(512);

    sketch.add(LongStream.generate(() -> 7).limit(70_000).toArray());

    assertThat(sketch.frequency(7)).isEqualTo(65_535);
  }

  @Test
  void takesTheMemoryItIsGivenAndNoMore() {
    assertThat(CountMinSketch.ofBytes(1 << 20).sizeBytes()).isEqualTo(1 << 20);
    assertThat(CountMinSketch.ofBytes((1 << 20) - 1).sizeBytes()).isEqualTo(1 << 19);
    assertThat(CountMinSketch.ofBytes(0).sizeBytes()).isEqualTo(512);
  }
}
