package org.urtext.checking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.urtext.document.Document;
import org.urtext.document.DocumentFormat;
import org.urtext.document.GlyphBoxes;
import org.urtext.document.Metadata;
import org.urtext.document.Page;
import org.urtext.document.Span;

class BlockQuotationFinderTest {
  private static final String BEFORE = "The keeper himself said of those years on the rock:\n\n";
  private static final String LINES =
      "I wrote it down because nobody\nelse would have done so, and the\nsea was never twice the same.";

  @Test
  void findsAnIndentedParagraphThatIsIntroduced() {
    String block = "    " + LINES.replace("\n", "\n    ");

    assertThat(quoted(InventedTexts.document(BEFORE + block + "\n\nSo far the keeper.")))
        .containsExactly(block);
  }

  @Test
  void knowsWhetherTheBlockSaysWhereItComesFrom() {
    String block = "> " + LINES.replace("\n", "\n> ");

    assertThat(BlockQuotationFinder.find(InventedTexts.document(BEFORE + block)))
        .extracting(Quotation::referenced)
        .containsExactly(false);
    assertThat(BlockQuotationFinder.find(InventedTexts.document(BEFORE + block + " (Odd 1990)")))
        .extracting(Quotation::referenced)
        .containsExactly(true);
  }

  @Test
  void doesNotTakeAListingForAQuotation() {
    String listing = "    int i = 0 ;\n    while i is less than ten do add one to i and go on";

    assertThat(quoted(InventedTexts.document("This is how it works.\n\n" + listing))).isEmpty();
  }

  @Test
  void findsAParagraphThatStandsInFromBothMarginsOfItsPage() {
    assertThat(quoted(page(40))).containsExactly(LINES);
  }

  @Test
  void doesNotTakeAnOrdinaryParagraphOfAPageForABlock() {
    assertThat(quoted(page(0))).isEmpty();
  }

  private static List<String> quoted(Document document) {
    return BlockQuotationFinder.find(document).stream()
        .map(quotation -> quotation.span().of(document.text()))
        .toList();
  }

  /** Letters 8 points wide; the lines after the first paragraph stand in from the left. */
  private static Document page(int indentPoints) {
    String text = BEFORE + LINES;
    int length = text.length();
    float[] lefts = new float[length];
    float[] tops = new float[length];
    float[] rights = new float[length];
    float[] bottoms = new float[length];
    int line = 0;
    int column = 0;
    for (int i = 0; i < length; i++) {
      if (text.charAt(i) == '\n') {
        line++;
        column = 0;
        continue;
      }
      lefts[i] = 72 + 8 * column + (line == 0 ? 0 : indentPoints);
      rights[i] = lefts[i] + 8;
      tops[i] = 100 + 14 * line;
      bottoms[i] = tops[i] + 10;
      column++;
    }
    return new Document(
        text,
        List.of(new Page(1, new Span(0, length), 595, 842)),
        new GlyphBoxes(lefts, tops, rights, bottoms),
        new Metadata(DocumentFormat.PDF, null, null, null, null, null, 1),
        List.of());
  }
}
