package org.urtext.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.assertj.core.data.Offset;
import org.junit.jupiter.api.Test;
import org.urtext.document.Span;
import org.urtext.evaluation.TextReuse.TextPairName;

class PlagdetScoreTest {
  private static final Offset<Double> EXACTLY = within(1e-12);
  private static final TextPairName PAIR = new TextPairName("thesis", "book");

  /** Spans of the document and of the source, both given by first and last character plus one. */
  private static TextReuse reuse(int start, int end, int sourceStart, int sourceEnd) {
    return new TextReuse(PAIR, new Span(start, end), new Span(sourceStart, sourceEnd));
  }

  @Test
  void anExactDetectionScoresOne() {
    List<TextReuse> cases = List.of(reuse(0, 100, 200, 300));

    assertThat(PlagdetScore.of(cases, cases).plagdet()).isEqualTo(1, EXACTLY);
  }

  @Test
  void recallCountsTheCharactersOfBothSides() {
    PlagdetScore score =
        PlagdetScore.of(List.of(reuse(0, 100, 0, 300)), List.of(reuse(0, 50, 0, 300)));

    assertThat(score.recall()).isEqualTo(350.0 / 400, EXACTLY);
    assertThat(score.precision()).isEqualTo(1, EXACTLY);
  }

  @Test
  void precisionCountsWhatTheDetectionHasTooMuch() {
    PlagdetScore score =
        PlagdetScore.of(List.of(reuse(0, 100, 0, 100)), List.of(reuse(0, 100, 0, 300)));

    assertThat(score.recall()).isEqualTo(1, EXACTLY);
    assertThat(score.precision()).isEqualTo(.5, EXACTLY);
  }

  @Test
  void everyCaseCountsTheSameWhateverItsLength() {
    List<TextReuse> cases = List.of(reuse(0, 10, 0, 10), reuse(1000, 9000, 1000, 9000));

    assertThat(PlagdetScore.of(cases, List.of(reuse(0, 10, 0, 10))).recall())
        .isEqualTo(.5, EXACTLY);
  }

  @Test
  void aDetectionMustOverlapOnBothSides() {
    PlagdetScore score =
        PlagdetScore.of(List.of(reuse(0, 100, 0, 100)), List.of(reuse(0, 100, 500, 600)));

    assertThat(score.recall()).isZero();
    assertThat(score.precision()).isZero();
    assertThat(score.plagdet()).isZero();
  }

  @Test
  void aDetectionInAnotherPairCountsForNothing() {
    TextReuse elsewhere =
        new TextReuse(new TextPairName("thesis", "article"), new Span(0, 100), new Span(0, 100));

    assertThat(PlagdetScore.of(List.of(reuse(0, 100, 0, 100)), List.of(elsewhere)).recall())
        .isZero();
  }

  @Test
  void overlappingDetectionsAreCountedOnceInRecallAndTwiceInGranularity() {
    PlagdetScore score =
        PlagdetScore.of(
            List.of(reuse(0, 100, 0, 100)), List.of(reuse(0, 60, 0, 60), reuse(40, 100, 40, 100)));

    assertThat(score.recall()).isEqualTo(1, EXACTLY);
    assertThat(score.granularity()).isEqualTo(2, EXACTLY);
    assertThat(score.plagdet()).isEqualTo(Math.log(2) / Math.log(3), EXACTLY);
  }

  @Test
  void granularityIsTheMeanOverDetectedCasesOnly() {
    PlagdetScore score =
        PlagdetScore.of(
            List.of(reuse(0, 100, 0, 100), reuse(200, 300, 200, 300), reuse(400, 500, 400, 500)),
            List.of(reuse(0, 50, 0, 50), reuse(50, 100, 50, 100), reuse(200, 300, 200, 300)));

    assertThat(score.granularity()).isEqualTo(1.5, EXACTLY);
  }

  @Test
  void aDetectionOfTwoCasesIsRightInBoth() {
    PlagdetScore score =
        PlagdetScore.of(
            List.of(reuse(0, 100, 0, 100), reuse(150, 250, 150, 250)),
            List.of(reuse(0, 250, 0, 250)));

    assertThat(score.precision()).isEqualTo(200.0 / 250, EXACTLY);
    assertThat(score.granularity()).isEqualTo(1, EXACTLY);
  }

  @Test
  void nothingToFindAndNothingFoundIsPerfect() {
    assertThat(PlagdetScore.of(List.of(), List.of()).plagdet()).isEqualTo(1, EXACTLY);
  }

  @Test
  void aDetectionWhereThereIsNothingScoresZero() {
    assertThat(PlagdetScore.of(List.of(), List.of(reuse(0, 1, 0, 1))).plagdet()).isZero();
  }
}
