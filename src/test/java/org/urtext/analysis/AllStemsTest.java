package org.urtext.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AllStemsTest {
  private final TextAnalyzer stems = TextAnalyzer.ofAllStems(Language.ENGLISH);

  @Test
  void dropsNoWord() {
    assertThat(stems.tokens("It is as we all have been to be").size()).isEqualTo(9);
  }

  @Test
  void givesInflectedFormsOneHash() {
    Tokens tokens = stems.tokens("connected connecting connections");

    assertThat(tokens.hash(1)).isEqualTo(tokens.hash(0));
    assertThat(tokens.hash(2)).isEqualTo(tokens.hash(0));
  }

  @Test
  void cutsTextAsTheExactProfileDoes() {
    String text = "The pilot's boat — 3.50 crowns — sails at 7 a.m., 老领航员说。";

    assertThat(stems.tokens(text).size())
        .isEqualTo(new TextAnalyzer(Profile.EXACT, Language.ENGLISH).tokens(text).size());
  }
}
