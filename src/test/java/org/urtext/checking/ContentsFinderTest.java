package org.urtext.checking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.urtext.document.Span;

class ContentsFinderTest {
  private static final String TABLE =
      """
      1.1 Motivation . . . . . . . . . . . . . . 2
      1.2 Outline .......................... 4
      2 Background 5
      2.1 Tides and their mills . . . . . . . . 5
      2.2 The law of the shore . . . . . . . . . vii""";

  @Test
  void aTableOfContentsRunsFromItsFirstDottedLineToItsLast() {
    String text = "Contents\n" + TABLE + "\n\nThe first chapter begins here.";
    assertThat(ContentsFinder.find(text)).extracting(span -> span.of(text)).containsExactly(TABLE);
  }

  @Test
  void tablesFarFromEachOtherAreTwo() {
    String text = TABLE + "\n" + "A chapter of prose. ".repeat(40) + "\n" + TABLE;
    assertThat(ContentsFinder.find(text)).hasSize(2);
  }

  @Test
  void anEllipsisInProseIsNoTable() {
    String text = "He waited . . . . 2\nand then she wrote: never again.\n".repeat(2);
    assertThat(ContentsFinder.find(text)).isEmpty();
  }

  @Test
  void aSpanIsHeldByTablesIfHalfOfItIs() {
    List<Span> tables = List.of(new Span(10, 20), new Span(30, 40));
    assertThat(ContentsFinder.holdMost(tables, new Span(15, 35))).isTrue();
    assertThat(ContentsFinder.holdMost(tables, new Span(18, 32))).isFalse();
  }
}
