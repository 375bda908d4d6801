package org.urtext.alignment;

import org.urtext.analysis.Language;
import org.urtext.analysis.Profile;
import org.urtext.analysis.TextAnalyzer;

/** Prepares texts of one language to be aligned. Not for use by several threads at once. */
public final class TextPreparation {
  private final TextAnalyzer stems;
  private final TextAnalyzer words;

  public TextPreparation(Language language) {
    this.stems = TextAnalyzer.ofAllStems(language);
    this.words = new TextAnalyzer(Profile.EXACT, language);
  }

  public PreparedText prepare(String text) {
    return PreparedText.of(text, stems.tokens(text), words.tokens(text));
  }
}
