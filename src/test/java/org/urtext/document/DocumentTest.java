package org.urtext.document;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.urtext.document.Document.PlacedBox;

class DocumentTest {
  private static final float LINE = 12;

  @Test
  void knowsThePageOfACharacter() {
    Document document = twoLinesOnTwoPages();

    assertThat(document.pageAt(0).number()).isEqualTo(1);
    assertThat(document.pageAt(4).number()).isEqualTo(2);
  }

  @Test
  void coversASpanWithOneBoxForEachLine() {
    assertThat(twoLinesOnTwoPages().boxesOf(new Span(1, 6)))
        .containsExactly(
            new PlacedBox(1, new Box(10, 100, 30, 100 + LINE)),
            new PlacedBox(2, new Box(0, 200, 20, 200 + LINE)));
  }

  @Test
  void coversNothingWhereNoPlaceIsKnown() {
    Document document =
        new Document(
            "text",
            List.of(new Page(1, new Span(0, 4), 0, 0)),
            null,
            new Metadata(DocumentFormat.TEXT, null, null, null, null, null, 1),
            List.of());

    assertThat(document.boxesOf(new Span(0, 4))).isEmpty();
  }

  /** "abc" and a line break on page 1, "def" on page 2, every letter ten points wide. */
  private static Document twoLinesOnTwoPages() {
    String text = "abc\ndef";
    float[] lefts = {0, 10, 20, 0, 0, 10, 20};
    float[] rights = {10, 20, 30, 0, 10, 20, 30};
    float[] tops = {100, 100, 100, 0, 200, 200, 200};
    float[] bottoms = {112, 112, 112, 0, 212, 212, 212};
    return new Document(
        text,
        List.of(
            new Page(1, new Span(0, 4), 595, 842),
            new Page(2, new Span(4, text.length()), 595, 842)),
        new GlyphBoxes(lefts, tops, rights, bottoms),
        new Metadata(DocumentFormat.PDF, null, null, null, null, null, 2),
        List.of());
  }
}
