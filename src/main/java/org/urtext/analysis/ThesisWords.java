package org.urtext.analysis;

import java.io.IOException;
import java.io.UncheckedIOException;
import org.apache.lucene.analysis.Analyzer;
import org.apache.lucene.analysis.CharArraySet;
import org.apache.lucene.analysis.TokenStream;
import org.apache.lucene.analysis.tokenattributes.CharTermAttribute;

/**
 * The pre-processing of the paper on theses (2020): stop words and words under three letters are
 * dropped, the others stemmed, by Lucene's analyser of the language. The paper's stemmer is
 * Porter's; for English so is Lucene's.
 *
 * <p>Departures: words of scripts without spaces are single letters and are all kept. A stop word
 * with an apostrophe counts as its parts, since the tokens are cut there.
 *
 * <p>Every distinct word is stemmed once while it stays in a cache of fixed size, whose key is the
 * hash of the word's form.
 */
final class ThesisWords {
  /** Stands for a word that is left out. */
  static final long DROPPED = 0;

  private static final int SHORTEST_WORD = 3;
  private static final int CACHE_SLOTS = 1 << 15;

  private final Language language;
  private final boolean keepsAll;
  private final Analyzer analyzer;
  private final long[] forms = new long[CACHE_SLOTS];
  private final long[] stems = new long[CACHE_SLOTS];

  ThesisWords(Language language) {
    this(language, false);
  }

  /**
   * @param keepsAll whether stop words and short words are stemmed like the others, not dropped
   */
  ThesisWords(Language language, boolean keepsAll) {
    this.language = language;
    this.keepsAll = keepsAll;
    this.analyzer =
        language.analyzer(keepsAll ? CharArraySet.EMPTY_SET : foldedStopWords(language));
  }

  /** The hash of the word's stem, or {@link #DROPPED}. */
  long stemHash(long formHash, WordForm form) {
    int slot = (int) (formHash >>> 32) & (CACHE_SLOTS - 1);
    if (forms[slot] != formHash || formHash == 0) {
      stems[slot] = findStemHash(formHash, form);
      forms[slot] = formHash;
    }
    return stems[slot];
  }

  private long findStemHash(long formHash, WordForm form) {
    String word = form.toString();
    if (WordCharacters.roleOf(word.codePointAt(0)) == WordCharacters.LONE) {
      return formHash;
    }
    if (form.codePointCount() < SHORTEST_WORD) {
      return keepsAll ? formHash : DROPPED;
    }
    return language == Language.OTHER ? formHash : stem(word, formHash);
  }

  /** A word that Lucene would cut into several keeps its form. */
  private long stem(String word, long formHash) {
    try (TokenStream stream = analyzer.tokenStream("", word)) {
      CharTermAttribute term = stream.addAttribute(CharTermAttribute.class);
      stream.reset();
      if (!stream.incrementToken()) {
        return keepsAll ? formHash : DROPPED;
      }
      long stemHash = TokenHash.of(term);
      boolean several = stream.incrementToken();
      stream.end();
      return several ? formHash : stemHash;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The stop words as they are, and in the forms that our tokens have. */
  static CharArraySet foldedStopWords(Language language) {
    CharArraySet words = CharArraySet.copy(language.stopWords());
    WordCursor word = new WordCursor(language == Language.TURKISH);
    for (Object entry : language.stopWords()) {
      word.over(new String((char[]) entry));
      while (word.advance()) {
        words.add(word.form().toString());
      }
    }
    return words;
  }
}
