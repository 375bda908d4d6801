package org.urtext.library;

import java.util.EnumMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.urtext.analysis.Language;
import org.urtext.analysis.TextAnalyzer;
import org.urtext.analysis.Tokens;
import org.urtext.shingling.CountMinSketch;
import org.urtext.shingling.Fingerprints;
import org.urtext.shingling.NgramFrequencies;
import org.urtext.shingling.SelectedShingles;
import org.urtext.shingling.Selection;
import org.urtext.shingling.SelectionMethod;
import org.urtext.shingling.ShingleSelector;

/** Turns texts into shingles by the settings of a library; for any number of threads. */
final class Shingler {
  private final LibrarySettings settings;
  private final @Nullable CountMinSketch frequencies;
  private final ShingleSelector selector;
  private final ThreadLocal<Map<Language, TextAnalyzer>> analyzers =
      ThreadLocal.withInitial(() -> new EnumMap<>(Language.class));

  /**
   * @param frequencies null unless the selection asks for them
   */
  Shingler(LibrarySettings settings, @Nullable CountMinSketch frequencies) {
    this.settings = settings;
    this.frequencies = frequencies;
    this.selector =
        settings
            .selection()
            .selector(
                settings.shingleTokens(),
                frequencies == null ? NgramFrequencies.NONE : frequencies);
  }

  Tokens tokens(String text, @Nullable String languageId) {
    return analyzers
        .get()
        .computeIfAbsent(
            Language.ofIdOrOther(languageId),
            language -> new TextAnalyzer(settings.profile(), language))
        .tokens(text);
  }

  SelectedShingles select(Tokens tokens) {
    return selector.select(tokens);
  }

  /**
   * Every shingle, selected or not: to look up more than was stored finds more. Where the table
   * holds segments of any length, there is nothing to look up but the selected ones.
   */
  SelectedShingles allShingles(Tokens tokens) {
    return settings.selection().method().usesShingles()
        ? Selection.of(SelectionMethod.ALL)
            .selector(settings.shingleTokens(), NgramFrequencies.NONE)
            .select(tokens)
        : select(tokens);
  }

  /** Whether selecting depends on the documents added before, so that it must wait for its turn. */
  boolean countsFrequencies() {
    return frequencies != null;
  }

  /** Counts the n-grams of a document that joins; to be done before its shingles are selected. */
  void count(Tokens tokens) {
    if (frequencies != null) {
      frequencies.add(Fingerprints.ofShingles(tokens, settings.shingleTokens()));
    }
  }
}
