package org.urtext.checking;

import static org.assertj.core.api.Assertions.assertThat;
import static org.urtext.checking.InventedTexts.BELLS;
import static org.urtext.checking.InventedTexts.FERRY;
import static org.urtext.checking.InventedTexts.LIGHTHOUSE;
import static org.urtext.checking.InventedTexts.ORCHARD;
import static org.urtext.checking.InventedTexts.OWN;
import static org.urtext.checking.InventedTexts.paragraphs;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.urtext.checking.Verdict.Segment;

class ComparisonTest {
  private static final JudgingRules ALL_COUNTS = new JudgingRules(false, false, false, 0, Map.of());

  @Test
  void aDocumentAgainstItselfIsCopiedThroughout() {
    String text = paragraphs(LIGHTHOUSE, ORCHARD, BELLS);

    assertThat(compare(text, text).judgeFirst(ALL_COUNTS).shares().copied()).isEqualTo(100);
    assertThat(compare(text, text).judgeSecond(ALL_COUNTS).shares().copied()).isEqualTo(100);
  }

  @Test
  void whatIsFreshInANewVersionIsNew() {
    Verdict newer =
        compare(paragraphs(LIGHTHOUSE, ORCHARD, BELLS), paragraphs(LIGHTHOUSE, OWN, ORCHARD))
            .judgeSecond(ALL_COUNTS);

    assertThat(fresh(newer)).containsExactly(OWN);
  }

  @Test
  void whatIsFreshInTheOldVersionWasDropped() {
    Verdict older =
        compare(paragraphs(LIGHTHOUSE, ORCHARD, BELLS), paragraphs(LIGHTHOUSE, OWN, ORCHARD))
            .judgeFirst(ALL_COUNTS);

    assertThat(fresh(older)).containsExactly(BELLS);
  }

  @Test
  void unrelatedDocumentsShareNothing() {
    Verdict verdict = compare(paragraphs(LIGHTHOUSE, OWN), FERRY).judgeFirst(ALL_COUNTS);

    assertThat(verdict.shares().fresh()).isEqualTo(100);
  }

  @Test
  void anEmptyDocumentComparesWithAnything() {
    Comparison comparison = compare("", LIGHTHOUSE);

    assertThat(comparison.judgeFirst(ALL_COUNTS).shares()).isEqualTo(Shares.NOTHING);
    assertThat(comparison.judgeSecond(ALL_COUNTS).shares().fresh()).isEqualTo(100);
  }

  private static Comparison compare(String first, String second) {
    return Comparison.of(
        new Comparison.Side(InventedTexts.document(first), "first", null),
        new Comparison.Side(InventedTexts.document(second), "second", null),
        false);
  }

  private static List<String> fresh(Verdict verdict) {
    return verdict.segments().stream()
        .filter(segment -> segment.verdict() == WordVerdict.FRESH)
        .map(Segment::span)
        .map(span -> span.of(verdict.document().text()).strip())
        .toList();
  }
}
