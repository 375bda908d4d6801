package org.urtext.analysis;

import java.util.HashSet;
import java.util.List;
import java.util.ResourceBundle;
import java.util.Set;

/**
 * The words of a language after which a full stop is part of the word, in lower case.
 *
 * @param neverEnding they end no sentence
 * @param seldomEnding they end a sentence if a capital letter follows
 * @param beforeNumbers they end a sentence unless a number follows
 */
record Abbreviations(Set<String> neverEnding, Set<String> seldomEnding, Set<String> beforeNumbers) {
  private static final ResourceBundle LISTS =
      ResourceBundle.getBundle("org.urtext.analysis.abbreviations");

  /** Every language also knows the English ones, since references are often in English. */
  static Abbreviations of(Language language) {
    return new Abbreviations(
        words("never", language), words("seldom", language), words("numbers", language));
  }

  private static Set<String> words(String list, Language language) {
    Set<String> words = new HashSet<>();
    for (Language source : List.of(Language.ENGLISH, language)) {
      String key = list + "." + source.id();
      if (LISTS.containsKey(key)) {
        words.addAll(List.of(LISTS.getString(key).split(" ")));
      }
    }
    return words;
  }
}
