package org.urtext.checking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.urtext.analysis.Language;
import org.urtext.analysis.Profile;
import org.urtext.analysis.TextAnalyzer;
import org.urtext.analysis.Tokens;

class TemplateFinderTest {
  private static final String TEMPLATE =
      "This report was written during an internship at COMPANY under the guidance of SUPERVISOR"
          + " between START and END. The first part describes the company and the second part what"
          + " was learned there.";

  @Test
  void findsWholeTemplates() {
    assertThat(templateWords(TEMPLATE)).isEqualTo(TEMPLATE.replace(".", ""));
  }

  @Test
  void leavesOutWhatWasFilledIn() {
    String filled =
        TEMPLATE.replace("COMPANY", "Varn Bakeries Limited").replace("SUPERVISOR", "O Marsh");

    assertThat(templateWords(filled))
        .isEqualTo(TEMPLATE.replace(".", "").replace("COMPANY ", "").replace("SUPERVISOR ", ""));
  }

  @Test
  void findsTheTemplateWhateverWasPutAroundIt() {
    assertThat(templateWords("My own words come first. " + TEMPLATE + " And my own come last."))
        .isEqualTo(TEMPLATE.replace(".", ""));
  }

  @Test
  void findsItsPartsInAnotherOrder() {
    String first = TEMPLATE.substring(0, TEMPLATE.indexOf("The first part"));
    String second = TEMPLATE.substring(TEMPLATE.indexOf("The first part"));

    assertThat(templateWords(second + " Between them I wrote this. " + first))
        .contains("under the guidance of")
        .contains("describes the company")
        .doesNotContain("Between them");
  }

  @Test
  void aFewWordsInCommonAreNotTheTemplate() {
    assertThat(templateWords("It rained during an internship at the mill, and we were bored."))
        .isEmpty();
  }

  private static String templateWords(String document) {
    Tokens words = words(document);
    return TemplateFinder.find(words, words(TEMPLATE)).stream()
        .map(span -> span.of(document).replace(".", ""))
        .collect(Collectors.joining(" "));
  }

  private static Tokens words(String text) {
    return new TextAnalyzer(Profile.EXACT, Language.OTHER).tokens(text);
  }
}
