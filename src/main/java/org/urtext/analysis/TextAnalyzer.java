package org.urtext.analysis;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * Turns text into tokens by a profile, in a language. Cheap to make; not for use by several threads
 * at once.
 *
 * <p>Lucene's analysers would make objects for every token, so words are found here by a single
 * pass (see {@link WordCursor}); Lucene gives the stop words and stems of the thesis profile, once
 * for each distinct word.
 */
public final class TextAnalyzer {
  private static final int FIRST_CAPACITY = 4096;

  private final WordCursor words;
  private final @Nullable ThesisWords thesisWords;

  // Kept from text to text; they grow with the longest.
  private long[] hashes = new long[FIRST_CAPACITY];
  private int[] starts = new int[FIRST_CAPACITY];
  private int[] ends = new int[FIRST_CAPACITY];

  public TextAnalyzer(Profile profile, Language language) {
    this(
        language,
        switch (profile) {
          case EXACT -> null;
          case THESIS -> new ThesisWords(language);
        });
  }

  private TextAnalyzer(Language language, @Nullable ThesisWords thesisWords) {
    this.words = new WordCursor(thesisWords != null && language == Language.TURKISH);
    this.thesisWords = thesisWords;
  }

  /**
   * Every word by its stem, none dropped: for aligning texts, where the words' weights do what stop
   * lists do elsewhere. Never the profile of a library.
   */
  public static TextAnalyzer ofAllStems(Language language) {
    return new TextAnalyzer(language, new ThesisWords(language, true));
  }

  public Tokens tokens(String text) {
    WordCursor word = words.over(text);
    int size = 0;
    while (word.advance()) {
      long hash = word.hash();
      if (thesisWords != null) {
        hash = thesisWords.stemHash(hash, word.form());
        if (hash == ThesisWords.DROPPED) {
          continue;
        }
      }
      if (size == hashes.length) {
        grow();
      }
      hashes[size] = hash;
      starts[size] = word.start();
      ends[size] = word.end();
      size++;
    }
    return new Tokens(
        Arrays.copyOf(hashes, size), Arrays.copyOf(starts, size), Arrays.copyOf(ends, size));
  }

  private void grow() {
    int capacity = hashes.length + hashes.length / 2;
    hashes = Arrays.copyOf(hashes, capacity);
    starts = Arrays.copyOf(starts, capacity);
    ends = Arrays.copyOf(ends, capacity);
  }
}
