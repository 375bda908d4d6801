package org.urtext.checking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ReferenceListFinderTest {
  private static final String BODY =
      "The mills were built before 1640, and many of them stood until the railway came.\n\n";
  private static final String ENTRIES =
      "Marsh, Ottilie: Birds and Banks. Varnholt 1999.\n\n"
          + "Wendelin, T. (2008). Millers and markets. Journal of Mills 12(3), 4–19.\n\n"
          + "Harbour, J.: Report on the tide mills. In: Estuary Papers, 1987, pp. 3–9.";

  @ParameterizedTest
  @ValueSource(
      strings = {
        "References",
        "REFERENCES",
        "7 References",
        "7. Bibliography",
        "Works cited:",
        "Literaturverzeichnis",
        "Références bibliographiques",
        "Bibliografía",
        "Список литературы",
        "参考文献",
      })
  void findsTheListBelowAHeadingInSeveralLanguages(String heading) {
    String list = heading + "\n\n" + ENTRIES;
    assertThat(lists(BODY + list)).containsExactly(list);
  }

  @Test
  void findsEntriesThatStandLineByLine() {
    String list = "References\n" + ENTRIES.replace("\n\n", "\n");
    assertThat(lists(BODY + list)).containsExactly(list);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "Harbour Board: Report on the Tide Mills of the Varn. Varnholt 1987.",
        "Harbour Board of the Varn (1987). Report on the tide mills.",
        "O. Marsh and T. Wendelin. “Birds, banks and bread.” In: Estuary Papers 10.3 (2006).",
        "van der Marsh, O.: Birds and Banks. Varnholt, 1999",
        "[Abr+06] Abramson et al. Mills without water. https://mills.example/abr",
        "[3] Tide tables, https://tides.example/docs, Mar. 2022.",
        "12. Marsh O, Wendelin T. Birds and Banks. Estuary 2006;10:3-9.",
        "Birds and Banks. Edited by the friends of the estuary. Varnholt, 1999.",
      })
  void knowsAnEntryBelowAHeadingByItsShape(String entry) {
    String list = "References\n\n" + entry;
    assertThat(lists(BODY + list)).containsExactly(list);
  }

  @Test
  void passesOverTheWordsBetweenHeadingAndEntries() {
    String list = "References\n\nAll addresses were visited in May.\n\n" + ENTRIES;
    assertThat(lists(BODY + list)).containsExactly(list);
  }

  @Test
  void findsNumberedEntriesWithoutAHeading() {
    String list =
        "[1] Marsh, O.: Birds. 1999.\n[2] Wendelin, T.: Mills. 2008.\n"
            + "[3] Harbour, J.: Tides. 1987.\n[4] Castellane, I.: Moons. 2024.";
    assertThat(lists(BODY + list)).containsExactly(list);
  }

  @Test
  void endsTheListWhereAnAppendixBegins() {
    String appendix =
        "\n\nAppendix\n\nThe following pages hold the interviews in full.\n\nFirst of all I asked"
            + " who owned the pond.\n\nNobody knew.";
    String list = "References\n\n" + ENTRIES;
    assertThat(lists(BODY + list + appendix)).containsExactly(list);
  }

  @Test
  void doesNotTakeAChapterCalledSourcesForAList() {
    assertThat(
            lists(
                "Sources\n\nThe sources of the river lie in the hills, and nobody has counted them"
                    + " so far.\n\nIn spring they swell."))
        .isEmpty();
  }

  @Test
  void doesNotTakeProseThatNamesYearsForAList() {
    assertThat(lists(BODY.repeat(10))).isEmpty();
  }

  private static List<String> lists(String text) {
    return ReferenceListFinder.find(text).stream().map(span -> span.of(text)).toList();
  }
}
