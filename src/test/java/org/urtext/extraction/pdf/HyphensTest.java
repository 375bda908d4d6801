package org.urtext.extraction.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.urtext.document.Document;
import org.urtext.document.Span;

class HyphensTest {
  @TempDir Path folder;

  private String textOfLines(String... lines) throws Exception {
    return new SamplePdf().page().lines(60, 100, 12, lines).read(folder).text();
  }

  @Test
  void joinsAWordBrokenAtALinesEnd() throws Exception {
    assertThat(textOfLines("They met in an inter-", "national house.", "It was late."))
        .isEqualTo("They met in an international house.\nIt was late.");
  }

  @Test
  void keepsTheHyphenOfACompoundSeenElsewhere() throws Exception {
    assertThat(textOfLines("A well-known tale of a well-", "known man.", "It was late."))
        .isEqualTo("A well-known tale of a well-known man.\nIt was late.");
  }

  @Test
  void dropsTheHyphenOfAWordSeenElsewhereWithoutOne() throws Exception {
    assertThat(textOfLines("However late it was, how-", "ever long, it ended.", "It was over."))
        .startsWith("However late it was, however long");
  }

  @Test
  void keepsTheHyphenBeforeACapital() throws Exception {
    assertThat(textOfLines("The talk of Miss Smith-", "Jones was good.", "It was late."))
        .startsWith("The talk of Miss Smith-Jones was");
  }

  @Test
  void leavesAHyphenThatStandsForAPartOfTheWord() throws Exception {
    assertThat(textOfLines("Die Ein- und Ausgabe, also Ein-", "und Ausgabe, ist da.", "Gut."))
        .contains("also Ein-\nund Ausgabe");
  }

  @Test
  void joinsAWordBrokenAtAPagesEnd() throws Exception {
    SamplePdf pdf = new SamplePdf();
    pdf.page().lines(60, 100, 12, "A line of text.", "They met in an inter-");
    pdf.page().lines(60, 100, 12, "national house of", "great renown and age.");
    Document document = pdf.read(folder);
    assertThat(document.text()).contains("an international house");
    int broken = document.text().indexOf("national");
    assertThat(document.pageAt(broken - 1).number()).isEqualTo(1);
    assertThat(document.pageAt(broken).number()).isEqualTo(2);
  }

  @Test
  void knowsWhereBothPartsOfAJoinedWordStand() throws Exception {
    Document document =
        new SamplePdf()
            .page()
            .lines(60, 100, 12, "They met in an inter-", "national house.", "It was late.")
            .read(folder);
    int start = document.text().indexOf("international");
    var boxes = document.boxesOf(new Span(start, start + "international".length()));
    assertThat(boxes).hasSize(2);
    assertThat(boxes.get(0).box().bottom()).isBetween(100f, 105f);
    assertThat(boxes.get(1).box().left()).isBetween(59f, 61f);
    assertThat(boxes.get(1).box().bottom()).isBetween(112f, 117f);
  }
}
