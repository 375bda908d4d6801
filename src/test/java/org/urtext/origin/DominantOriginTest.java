package org.urtext.origin;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;

class DominantOriginTest {
  private static final int SELF = OriginEstimate.THE_DOCUMENT_ITSELF;

  @Test
  void isADocumentWithTenPerCentMoreThanAnyOther() {
    assertThat(DominantOrigin.of(shingles(4, 11, 5, 10)))
        .isEqualTo(new DominantOrigin.AnotherDocument(4, 11, 10));
  }

  @Test
  void isNoneIfTheBestIsNearerThanTenPerCentToAnother() {
    assertThat(DominantOrigin.of(shingles(4, 21, 5, 20)))
        .isEqualTo(new DominantOrigin.None(21, 20));
  }

  @Test
  void isNoneIfTwoDocumentsAreEqual() {
    assertThat(DominantOrigin.of(shingles(4, 3, 5, 3))).isEqualTo(new DominantOrigin.None(3, 3));
  }

  @Test
  void mayBeTheDocumentItself() {
    assertThat(DominantOrigin.of(shingles(SELF, 8, 5, 2)))
        .isEqualTo(new DominantOrigin.TheDocumentItself(8, 2));
  }

  @Test
  void isNotAnotherDocumentWhileAsMuchIsNew() {
    assertThat(DominantOrigin.of(shingles(SELF, 10, 5, 10)))
        .isEqualTo(new DominantOrigin.None(10, 10));
  }

  @Test
  void comparesWithEachOtherOriginAloneAndNotWithTheirSum() {
    int[] many = IntStream.range(0, 100).map(i -> i < 10 ? 999 : i / 9).toArray();

    assertThat(DominantOrigin.of(many)).isEqualTo(new DominantOrigin.AnotherDocument(999, 10, 9));
  }

  @Test
  void isNoneForADocumentWithoutShingles() {
    assertThat(DominantOrigin.of(new int[0])).isEqualTo(new DominantOrigin.None(0, 0));
  }

  @Property
  void countsWhatCountingSays(@ForAll @Size(max = 60) @IntRange(min = -1, max = 4) int[] origins) {
    DominantOrigin dominant = DominantOrigin.of(origins);

    Map<Integer, Long> counts =
        Arrays.stream(origins)
            .boxed()
            .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
    long[] sorted = counts.values().stream().mapToLong(Long::longValue).sorted().toArray();
    assertThat(dominant.shingles()).isEqualTo(fromEnd(sorted, 1));
    assertThat(dominant.runnerUpShingles()).isEqualTo(fromEnd(sorted, 2));
    if (dominant instanceof DominantOrigin.AnotherDocument other) {
      assertThat(counts.get(other.documentId())).isEqualTo(other.shingles());
    }
  }

  private static int fromEnd(long[] sorted, int index) {
    return index > sorted.length ? 0 : (int) sorted[sorted.length - index];
  }

  private static int[] shingles(int one, int countOfOne, int other, int countOfOther) {
    return IntStream.range(0, countOfOne + countOfOther)
        .map(i -> i < countOfOther ? other : one)
        .toArray();
  }
}
