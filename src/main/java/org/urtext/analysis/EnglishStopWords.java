package org.urtext.analysis;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Objects;
import org.apache.lucene.analysis.CharArraySet;
import org.apache.lucene.analysis.WordlistLoader;
import org.apache.lucene.analysis.en.EnglishAnalyzer;
import org.apache.lucene.analysis.snowball.SnowballFilter;

/**
 * English stop words. Those that Lucene's English analyser drops are 33, chosen for search engines;
 * Snowball's list, which Lucene also brings, holds the common words that carry no meaning.
 */
final class EnglishStopWords {
  private EnglishStopWords() {}

  static CharArraySet all() {
    CharArraySet words = CharArraySet.copy(EnglishAnalyzer.getDefaultStopSet());
    try (InputStream list = SnowballFilter.class.getResourceAsStream("english_stop.txt")) {
      words.addAll(WordlistLoader.getSnowballWordSet(Objects.requireNonNull(list)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return words;
  }
}
