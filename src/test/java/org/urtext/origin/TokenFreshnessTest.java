package org.urtext.origin;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;

/** The shingles of {@link Copying} have two tokens each and start at every token. */
class TokenFreshnessTest {

  @Test
  void aTokenIsOldIfACopiedShingleCoversIt() {
    TokenFreshness freshness = freshness(new Copying(1, 5).found(1, 7, 0).found(3, 8, 0), 6);

    assertThat(IntStream.range(0, 6).mapToObj(freshness::isFresh))
        .containsExactly(true, false, false, false, false, true);
    assertThat(freshness.freshTokens()).isEqualTo(2);
    assertThat(freshness.freshSegments())
        .containsExactly(new TokenRange(0, 1), new TokenRange(5, 6));
  }

  @Test
  void everythingIsFreshIfNothingWasCopied() {
    TokenFreshness freshness = freshness(new Copying(1, 5), 6);

    assertThat(freshness.freshTokens()).isEqualTo(6);
    assertThat(freshness.freshSegments()).containsExactly(new TokenRange(0, 6));
  }

  @Test
  void nothingIsFreshIfAllWasCopied() {
    TokenFreshness freshness = freshness(new Copying(1, 1).found(0, 7, 0), 2);

    assertThat(freshness.freshTokens()).isZero();
    assertThat(freshness.freshSegments()).isEmpty();
  }

  @Test
  void tokensBeyondTheLastShingleAreFresh() {
    assertThat(freshness(new Copying(1, 1).found(0, 7, 0), 5).freshSegments())
        .containsExactly(new TokenRange(2, 5));
  }

  @Test
  void anEmptyDocumentHasNoFreshSegments() {
    assertThat(freshness(new Copying(1, 0), 0).freshSegments()).isEmpty();
  }

  @Test
  void refusesShinglesBeyondTheDocument() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> freshness(new Copying(1, 5).found(4, 7, 0), 5));
  }

  @Property
  void freshSegmentsAreTheMaximalRunsOfFreshTokens(
      @ForAll long seed, @ForAll @IntRange(min = 0, max = 40) int shingles) {
    OriginEstimate estimate =
        Estimation.NONE.estimator(1).estimate(Copying.random(seed, shingles, 2, 2, 0.2));
    TokenFreshness freshness = new TokenFreshness(estimate, shingles + 1);

    int fresh = 0;
    int previousEnd = -1;
    for (TokenRange segment : freshness.freshSegments()) {
      assertThat(segment.firstToken()).isGreaterThan(previousEnd);
      assertThat(IntStream.range(segment.firstToken(), segment.endToken()))
          .isNotEmpty()
          .allMatch(freshness::isFresh);
      fresh += segment.size();
      previousEnd = segment.endToken();
    }
    assertThat(fresh).isEqualTo(freshness.freshTokens());
  }

  private static TokenFreshness freshness(Copying copying, int tokens) {
    return new TokenFreshness(Estimation.NONE.estimator(1).estimate(copying.hits()), tokens);
  }
}
