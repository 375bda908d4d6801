package org.urtext.checking;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class QuotationFinderTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "She wrote “roads decided it” in 1999.",
        "Sie schrieb: „roads decided it“ und ging.",
        "Sie schrieb: »roads decided it« und ging.",
        "Elle écrit : «roads decided it» et part.",
        "He wrote ‘roads decided it’ once.",
        "Er schrieb ‚roads decided it‘ einmal.",
        "She wrote \"roads decided it\" again.",
        "She wrote 'roads decided it' again.",
        "彼女は「roads decided it」と書いた。",
        "Hon skrev ”roads decided it” igen.",
      })
  void findsAQuotationInTheMarksOfManyLanguages(String text) {
    assertThat(quoted(text)).containsExactly("roads decided it");
  }

  @Test
  void findsAFrenchQuotationWithSpacesInsideItsMarks() {
    assertThat(quoted("Elle écrit : « les routes » et part.")).containsExactly(" les routes ");
  }

  @Test
  void takesAnApostropheForNoQuotationMark() {
    assertThat(quoted("The miller’s rent wasn't high; the sailors’ was. It's so.")).isEmpty();
  }

  @Test
  void endsAQuotationWithItsOwnMarkAndNotWithAnApostropheInside() {
    assertThat(quoted("He said ‘the miller’s rent’ twice.")).containsExactly("the miller’s rent");
  }

  @Test
  void doesNotLetAForgottenMarkSwallowTheNextParagraph() {
    assertThat(quoted("She said “this and that.\n\nA new paragraph” here.")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "She calls it “a young marsh” (Marsh 1999, p. 12).",
        "Marsh (1999) calls it “a young marsh” and leaves it there.",
        "It is “a young marsh” [12].",
        "It is “a young marsh”12 and more.",
        "It is “a young marsh”³ and more.",
        "Es ist „a young marsh“ (vgl. Marsh, S. 12).",
      })
  void knowsAReferencedQuotation(String text) {
    assertThat(QuotationFinder.find(text)).singleElement().matches(Quotation::referenced);
  }

  @Test
  void knowsAQuotationThatDoesNotSayWhereItComesFrom() {
    assertThat(QuotationFinder.find("They said it is “a young marsh” and went home."))
        .singleElement()
        .matches(quotation -> !quotation.referenced());
  }

  @Test
  void needsTimeInProportionToTheTextOnly() {
    assertThat(QuotationFinder.find("“".repeat(200_000))).isEmpty();
  }

  private static List<String> quoted(String text) {
    return QuotationFinder.find(text).stream().map(found -> found.span().of(text)).toList();
  }
}
