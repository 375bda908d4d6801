package org.urtext.extraction.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReadingOrderTest {
  @TempDir Path folder;

  private static final String[] LEFT = {
    "The first column holds the start of it",
    "and goes on from line to line until the",
    "foot of the page is reached, where the",
    "reader lifts his eyes to the other side",
    "of the page and looks for its first row"
  };
  private static final String[] MIDDLE = {
    "which is the top of the second column",
    "that is read after the first one ended",
    "and before anything that comes later",
    "such as notes in smaller letters below",
    "both of them, or a third such column"
  };
  private static final String[] RIGHT = {
    "where the story comes to its very end",
    "after so many lines of so little sense",
    "that nobody will ever read them again",
    "except for machines that look whether",
    "they stand in the order of reading now"
  };

  private String textOf(SamplePdf pdf) throws Exception {
    return pdf.read(folder).text();
  }

  private static String joined(String[]... columns) {
    StringBuilder text = new StringBuilder();
    for (String[] column : columns) {
      for (String line : column) {
        text.append(text.isEmpty() ? "" : " ").append(line);
      }
    }
    return text.toString();
  }

  private static String flat(String text) {
    return text.replaceAll("\\s+", " ");
  }

  @Test
  void readsTwoColumnsOneAfterTheOther() throws Exception {
    SamplePdf pdf = new SamplePdf().page();
    pdf.lines(60, 100, 12, LEFT).lines(300, 100, 12, MIDDLE);
    assertThat(flat(textOf(pdf))).isEqualTo(joined(LEFT, MIDDLE));
  }

  @Test
  void readsTwoColumnsWhoseLinesAreNotLevel() throws Exception {
    SamplePdf pdf = new SamplePdf().page();
    pdf.lines(60, 100, 12, LEFT).lines(300, 105, 12, MIDDLE);
    assertThat(flat(textOf(pdf))).isEqualTo(joined(LEFT, MIDDLE));
  }

  @Test
  void readsThreeColumnsOneAfterTheOther() throws Exception {
    SamplePdf pdf = new SamplePdf().page().size(8);
    pdf.lines(40, 100, 10, LEFT).lines(220, 100, 10, MIDDLE).lines(400, 100, 10, RIGHT);
    assertThat(flat(textOf(pdf))).isEqualTo(joined(LEFT, MIDDLE, RIGHT));
  }

  @Test
  void readsAHeadingAcrossTheColumnsBeforeThem() throws Exception {
    SamplePdf pdf = new SamplePdf().page();
    pdf.text(60, 70, "A heading that runs over both of the columns and over the gutter too");
    pdf.lines(60, 100, 12, LEFT).lines(300, 100, 12, MIDDLE);
    assertThat(flat(textOf(pdf)))
        .isEqualTo(
            "A heading that runs over both of the columns and over the gutter too "
                + joined(LEFT, MIDDLE));
  }

  @Test
  void readsColumnsDrawnLineByLineAcrossThePage() throws Exception {
    SamplePdf pdf = new SamplePdf().page();
    for (int i = 0; i < LEFT.length; i++) {
      pdf.text(60, 100 + 12 * i, LEFT[i]).text(300, 100 + 12 * i, MIDDLE[i]);
    }
    assertThat(flat(textOf(pdf))).isEqualTo(joined(LEFT, MIDDLE));
  }

  @Test
  void readsATableRowByRow() throws Exception {
    SamplePdf pdf = new SamplePdf().page();
    String[][] cells = {
      {"Year", "Theses", "Copied"},
      {"2019", "112", "four"},
      {"2020", "98", "seven"},
      {"2021", "134", "two"},
      {"2022", "120", "none"}
    };
    for (int column = 0; column < 3; column++) {
      for (int row = 0; row < cells.length; row++) {
        pdf.text(80 + 150 * column, 100 + 14 * row, cells[row][column]);
      }
    }
    assertThat(textOf(pdf))
        .isEqualTo(
            """
            Year Theses Copied
            2019 112 four
            2020 98 seven
            2021 134 two
            2022 120 none""");
  }

  @Test
  void readsATableWithAColumnOfProseRowByRow() throws Exception {
    SamplePdf pdf = new SamplePdf().page();
    for (int row = 0; row < LEFT.length; row++) {
      pdf.text(60, 100 + 14 * row, "row" + row).text(110, 100 + 14 * row, "rw1c");
      pdf.text(150, 100 + 14 * row, "0x0").text(200, 100 + 14 * row, LEFT[row]);
    }
    assertThat(textOf(pdf)).startsWith("row0 rw1c 0x0 " + LEFT[0] + "\nrow1 rw1c 0x0 " + LEFT[1]);
  }

  @Test
  void readsFootnotesAfterTheBodyOfBothColumns() throws Exception {
    SamplePdf pdf = new SamplePdf().page();
    pdf.lines(60, 100, 12, LEFT).lines(300, 100, 12, MIDDLE).lines(300, 160, 12, RIGHT);
    pdf.size(7)
        .lines(60, 180, 9, "1 A note at the foot of the first column that says", "some more of it");
    assertThat(flat(textOf(pdf)))
        .isEqualTo(
            joined(LEFT, MIDDLE, RIGHT)
                + " 1 A note at the foot of the first column that says some more of it");
  }

  @Test
  void partsParagraphsByAnEmptyLineAndLinesByABreak() throws Exception {
    SamplePdf pdf = new SamplePdf().page();
    pdf.lines(60, 100, 12, "One line of text.", "Another line of it.");
    pdf.lines(60, 148, 12, "A new paragraph.", "And its end.", "And more.");
    assertThat(textOf(pdf))
        .isEqualTo(
            "One line of text.\nAnother line of it.\n\nA new paragraph.\nAnd its end.\nAnd more.");
  }

  @Test
  void opensAParagraphAtAnIndentedLine() throws Exception {
    SamplePdf pdf = new SamplePdf().page();
    pdf.lines(60, 100, 12, "One line of text that is long.", "Another line of it.");
    pdf.text(75, 124, "A new paragraph starts here.");
    pdf.lines(60, 136, 12, "and goes on here", "until its end.");
    assertThat(textOf(pdf)).contains("of it.\n\nA new paragraph starts here.\nand goes on");
  }

  @Test
  void partsTheMarkOfAFootnoteFromItsWord() throws Exception {
    SamplePdf pdf = new SamplePdf().page();
    pdf.text(60, 100, "A framework");
    pdf.size(6).text(115, 96, "12");
    pdf.size(10).text(125, 100, "of great use");
    assertThat(textOf(pdf)).isEqualTo("A framework 12 of great use");
  }

  @Test
  void joinsLettersThatAreSpacedOut() throws Exception {
    SamplePdf pdf = new SamplePdf().page();
    String word = "spaced out words";
    float x = 60;
    for (char c : word.toCharArray()) {
      if (c != ' ') {
        pdf.text(x, 100, String.valueOf(c));
      }
      x += 8;
    }
    assertThat(textOf(pdf)).isEqualTo(word);
  }

  @Test
  void readsAWordPrintedTwiceForBoldnessOnce() throws Exception {
    SamplePdf pdf = new SamplePdf().page();
    pdf.text(60, 100, "bold words").text(60.3f, 100, "bold words");
    assertThat(textOf(pdf)).isEqualTo("bold words");
  }
}
