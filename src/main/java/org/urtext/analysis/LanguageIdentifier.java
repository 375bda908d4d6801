package org.urtext.analysis;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Finds the language of a text by its function words: a fifth or more of the words of any running
 * text are stop words of its language. A word counts the more, the fewer languages have it; a word
 * with a letter that the language's alphabet lacks counts against it, which is what tells languages
 * apart that are not among ours. Single ASCII letters say nothing, since tables are full of them.
 * Long texts are sampled throughout, for a thesis may begin with an abstract in another language.
 */
public final class LanguageIdentifier {
  private static final int FEWEST_WORDS = 12;
  private static final int FEWEST_STOP_WORDS = 3;
  private static final double LEAST_STOP_WORD_SHARE = 0.12;
  private static final double FOREIGN_LETTER_COST = 1;
  private static final int SAMPLES = 24;
  private static final int SAMPLE_CHARS = 2_000;

  private static final Language[] LANGUAGES = candidates();
  private static final Alphabet[] ALPHABETS =
      Arrays.stream(LANGUAGES).map(Alphabet::of).toArray(Alphabet[]::new);
  private static final Map<Long, int[]> LANGUAGES_OF_WORD = languagesOfStopWords();

  private final TextAnalyzer exact = new TextAnalyzer(Profile.EXACT, Language.OTHER);

  /** The language, or null if the text is too short or in none that we know. */
  public @Nullable Language identify(String text) {
    String sample = sample(text);
    Tokens words = exact.tokens(sample);
    if (words.size() < FEWEST_WORDS) {
      return null;
    }
    double[] scores = new double[LANGUAGES.length];
    int[] stopWords = new int[LANGUAGES.length];
    Set<Integer> letters = new HashSet<>();
    for (int i = 0; i < words.size(); i++) {
      countStopWord(words.hash(i), scores, stopWords);
      lettersBeyondAscii(sample, words.start(i), words.end(i), letters);
      for (int language = 0; !letters.isEmpty() && language < LANGUAGES.length; language++) {
        if (!ALPHABETS[language].hasAll(letters)) {
          scores[language] -= FOREIGN_LETTER_COST;
        }
      }
    }
    int best = 0;
    for (int language = 1; language < LANGUAGES.length; language++) {
      if (scores[language] > scores[best]) {
        best = language;
      }
    }
    boolean convincing =
        scores[best] > 0
            && stopWords[best] >= FEWEST_STOP_WORDS
            && stopWords[best] >= LEAST_STOP_WORD_SHARE * words.size();
    return convincing ? LANGUAGES[best] : null;
  }

  private static void countStopWord(long hash, double[] scores, int[] stopWords) {
    int[] languages = LANGUAGES_OF_WORD.get(hash);
    if (languages == null) {
      return;
    }
    for (int language : languages) {
      scores[language] += Math.log((double) LANGUAGES.length / languages.length);
      stopWords[language]++;
    }
  }

  private static void lettersBeyondAscii(String text, int start, int end, Set<Integer> letters) {
    letters.clear();
    for (int i = start; i < end; i++) {
      char unit = text.charAt(i);
      if (unit > 0x7F && Character.isLetter(unit)) {
        letters.add(Character.toLowerCase((int) unit));
      }
    }
  }

  private static String sample(String text) {
    if (text.length() <= SAMPLES * SAMPLE_CHARS) {
      return text;
    }
    StringBuilder sample = new StringBuilder();
    for (int i = 0; i < SAMPLES; i++) {
      int start = (int) ((long) i * (text.length() - SAMPLE_CHARS) / (SAMPLES - 1));
      sample.append(text, start, start + SAMPLE_CHARS).append('\n');
    }
    return sample.toString();
  }

  /** Stop words cannot tell Brazilian from European Portuguese: the latter stands for both. */
  private static Language[] candidates() {
    return Arrays.stream(Language.values())
        .filter(language -> language != Language.OTHER && language != Language.BRAZILIAN)
        .toArray(Language[]::new);
  }

  private static Map<Long, int[]> languagesOfStopWords() {
    Map<Long, int[]> languages = new HashMap<>();
    TextAnalyzer exact = new TextAnalyzer(Profile.EXACT, Language.OTHER);
    for (int language = 0; language < LANGUAGES.length; language++) {
      Set<Long> words = stopWords(LANGUAGES[language], exact);
      if (LANGUAGES[language] == Language.GALICIAN) {
        // Lucene's list also holds common Spanish words, which would make Spanish Galician.
        Set<Long> spanish = stopWords(Language.SPANISH, exact);
        spanish.removeAll(stopWords(Language.PORTUGUESE, exact));
        words.removeAll(spanish);
      }
      int[] alone = {language};
      for (Long word : words) {
        languages.merge(word, alone, LanguageIdentifier::concat);
      }
    }
    return languages;
  }

  private static Set<Long> stopWords(Language language, TextAnalyzer exact) {
    Set<Long> hashes = new HashSet<>();
    for (Object entry : language.stopWords()) {
      String word = new String((char[]) entry);
      Tokens words = exact.tokens(word);
      for (int i = 0; i < words.size(); i++) {
        boolean singleLetter = words.span(i).length() == 1;
        if (!singleLetter || word.charAt(words.start(i)) > 0x7F) {
          hashes.add(words.hash(i));
        }
      }
    }
    return hashes;
  }

  private static int[] concat(int[] some, int[] more) {
    int[] all = Arrays.copyOf(some, some.length + more.length);
    System.arraycopy(more, 0, all, some.length, more.length);
    return all;
  }
}
