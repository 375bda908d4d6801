package org.urtext.extraction.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunningLinesTest {
  private static final String[] NUMBERS = {"one", "two", "three", "four", "five", "six", "seven"};

  @TempDir Path folder;

  private static void addBody(SamplePdf pdf, int page) {
    String number = NUMBERS[page];
    for (int line = 0; line < 20; line++) {
      pdf.text(60, 120 + 13 * line, "Body of " + number + " in line " + NUMBERS[line % 7] + ".");
    }
  }

  @Test
  void leavesOutHeadersAndPageNumbers() throws Exception {
    SamplePdf pdf = new SamplePdf();
    for (int page = 0; page < 5; page++) {
      pdf.page().text(60, 60, "Some Title of a Thesis").text(290, 770, "" + (page + 7));
      addBody(pdf, page);
    }
    assertThat(pdf.read(folder).text())
        .doesNotContain("Thesis")
        .doesNotContainPattern("\\d")
        .startsWith("Body of one in line one.");
  }

  @Test
  void leavesOutHeadersThatDifferOnLeftAndRightPages() throws Exception {
    SamplePdf pdf = new SamplePdf();
    for (int page = 0; page < 6; page++) {
      boolean left = page % 2 == 0;
      pdf.page()
          .text(
              left ? 60 : 400, 60, left ? (page + 1) + " Anna Author" : "Her Thesis " + (page + 1));
      addBody(pdf, page);
    }
    assertThat(pdf.read(folder).text()).doesNotContain("Author").doesNotContain("Thesis");
  }

  @Test
  void leavesOutRomanPageNumbers() throws Exception {
    SamplePdf pdf = new SamplePdf();
    String[] roman = {"ii", "iii", "iv", "v"};
    for (int page = 0; page < 4; page++) {
      pdf.page().text(290, 770, roman[page]);
      addBody(pdf, page);
    }
    assertThat(pdf.read(folder).text()).doesNotContainPattern("\\b[iv]+\\b");
  }

  @Test
  void leavesOutAHeaderSeenOnceInThePlaceOfHeaders() throws Exception {
    SamplePdf pdf = new SamplePdf();
    for (int page = 0; page < 7; page++) {
      pdf.page().text(60, 60, page == 3 ? "A Short Chapter" : "A Long Chapter");
      addBody(pdf, page);
    }
    assertThat(pdf.read(folder).text()).doesNotContain("Chapter");
  }

  @Test
  void keepsFirstLinesOfPagesThatDiffer() throws Exception {
    SamplePdf pdf = new SamplePdf();
    for (int page = 0; page < 4; page++) {
      addBody(pdf.page(), page);
    }
    assertThat(pdf.read(folder).text()).contains("Body of three in line one.");
  }

  @Test
  void keepsHeadingsInLargeType() throws Exception {
    SamplePdf pdf = new SamplePdf();
    for (int page = 0; page < 3; page++) {
      pdf.page().size(18).text(60, 60, "Chapter " + (page + 1)).size(10);
      addBody(pdf, page);
    }
    assertThat(pdf.read(folder).text()).contains("Chapter 1", "Chapter 2", "Chapter 3");
  }

  @Test
  void keepsTheTextOfPagesThatAreAllAlike() throws Exception {
    SamplePdf pdf = new SamplePdf();
    pdf.page().text(60, 100, "One and the same.").page().text(60, 100, "One and the same.");
    assertThat(pdf.read(folder).text()).isEqualTo("One and the same.\n\nOne and the same.");
  }
}
