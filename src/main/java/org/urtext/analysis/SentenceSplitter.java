package org.urtext.analysis;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Set;

/**
 * Finds the sentences of a text by rules, in one pass whose time grows with the text's length only.
 *
 * <p>A sentence ends with a question mark, exclamation mark or ellipsis that no small letter
 * follows; with a full stop that belongs neither to a number, an address, an initial, an
 * abbreviation nor (in languages that write them so) an ordinal; with the full stops of other
 * scripts; at a blank line; and at the end of a line that looks like a heading or stands before a
 * list's item.
 */
public final class SentenceSplitter {
  private static final int LONGEST_ABBREVIATION = 16;
  private static final int LONGEST_HEADING = 60;
  private static final int LINE_LOOK_AHEAD = 200;
  private static final String CLOSERS = ")]}\"'”’»›“‘」』）】》〉";
  private static final String OPENERS = "([{\"'“‘«‹„‚¿¡";
  private static final String WESTERN_ENDS = ".!?…";
  private static final String OTHER_ENDS = "。！？｡．؟۔।॥։።፧។៕။༎᙮";
  private static final String BULLETS = "•‣◦▪▫■□●○–—*·-";

  /** Languages in which a number with a full stop is an ordinal. */
  private static final Set<Language> ORDINALS_WITH_FULL_STOP =
      EnumSet.of(
          Language.GERMAN,
          Language.DANISH,
          Language.NORWEGIAN,
          Language.FINNISH,
          Language.ESTONIAN,
          Language.LATVIAN,
          Language.HUNGARIAN,
          Language.CZECH,
          Language.SERBIAN,
          Language.TURKISH,
          Language.BASQUE);

  private final Abbreviations abbreviations;
  private final boolean ordinalsWithFullStop;

  public SentenceSplitter(Language language) {
    this.abbreviations = Abbreviations.of(language);
    this.ordinalsWithFullStop = ORDINALS_WITH_FULL_STOP.contains(language);
  }

  public Sentences sentences(String text) {
    return new Pass(text).run();
  }

  /** One pass over a text; it remembers where the present sentence and line began. */
  private final class Pass {
    private final String text;
    private int[] starts = new int[64];
    private int[] ends = new int[64];
    private int size;
    private int sentenceStart;
    private int lineStart;

    Pass(String text) {
      this.text = text;
      this.sentenceStart = skipSpace(0);
      this.lineStart = sentenceStart;
    }

    Sentences run() {
      int i = sentenceStart;
      while (i < text.length()) {
        char unit = text.charAt(i);
        if (unit == '\n' || unit == '\u2029' || unit == '\f') {
          i = readLineEnd(i);
        } else if (OTHER_ENDS.indexOf(unit) >= 0) {
          i = afterClosers(afterEnds(i));
          endSentence(i);
        } else if (WESTERN_ENDS.indexOf(unit) >= 0) {
          i = readWesternEnd(i);
        } else {
          i++;
        }
      }
      endSentence(text.length());
      return new Sentences(Arrays.copyOf(starts, size), Arrays.copyOf(ends, size));
    }

    private int readLineEnd(int lineEnd) {
      int next = lineEnd;
      int lineBreaks = 0;
      while (next < text.length() && isSpace(text.charAt(next))) {
        lineBreaks += text.charAt(next) == '\n' ? 1 : 0;
        lineBreaks += text.charAt(next) == '\u2029' || text.charAt(next) == '\f' ? 2 : 0;
        next++;
      }
      if (lineBreaks > 1 || isListItem(next) || isHeading(lineEnd, next)) {
        endSentence(lineEnd);
      }
      lineStart = next;
      return next;
    }

    private boolean isListItem(int lineStart) {
      return lineStart + 1 < text.length()
          && BULLETS.indexOf(text.charAt(lineStart)) >= 0
          && text.charAt(lineStart + 1) == ' ';
    }

    /**
     * A short line that is a sentence's first, ends without punctuation, and stands before a longer
     * one that begins with a capital or a number.
     */
    private boolean isHeading(int lineEnd, int nextLine) {
      int length = lineEnd - lineStart;
      if (length == 0
          || length > LONGEST_HEADING
          || sentenceStart != lineStart
          || nextLine >= text.length()
          || !Character.isLetterOrDigit(text.charAt(lineEnd - 1))) {
        return false;
      }
      int first = text.codePointAt(nextLine);
      if (!Character.isUpperCase(first) && !Character.isDigit(first)) {
        return false;
      }
      int windowEnd = Math.min(text.length(), nextLine + LINE_LOOK_AHEAD);
      int nextLineEnd = nextLine;
      while (nextLineEnd < windowEnd && text.charAt(nextLineEnd) != '\n') {
        nextLineEnd++;
      }
      return 3 * length < 2 * (nextLineEnd - nextLine);
    }

    private int readWesternEnd(int first) {
      int afterEnds = afterEnds(first);
      int end = afterReferences(afterClosers(afterEnds));
      if (end < text.length() && !isSpace(text.charAt(end))) {
        return afterEnds;
      }
      int next = skipSpace(end);
      if (next == text.length() || endsSentence(first, afterEnds, next)) {
        endSentence(end);
        return end;
      }
      return afterEnds;
    }

    private boolean endsSentence(int first, int afterEnds, int next) {
      int nextLetter = next;
      while (nextLetter < text.length()
          && nextLetter < next + 3
          && OPENERS.indexOf(text.charAt(nextLetter)) >= 0) {
        nextLetter++;
      }
      if (nextLetter < text.length() && Character.isLowerCase(text.codePointAt(nextLetter))) {
        return false;
      }
      boolean singleFullStop = text.charAt(first) == '.' && afterEnds == first + 1;
      return !singleFullStop || fullStopEndsSentence(first, next);
    }

    private boolean fullStopEndsSentence(int fullStop, int next) {
      int wordStart = fullStop;
      int earliest = Math.max(sentenceStart, fullStop - LONGEST_ABBREVIATION);
      boolean dotInside = false;
      while (wordStart > earliest && isPartOfAbbreviation(text.charAt(wordStart - 1))) {
        wordStart--;
        dotInside |= text.charAt(wordStart) == '.';
      }
      if (wordStart == fullStop) {
        return true;
      }
      String word = text.substring(wordStart, fullStop);
      if (word.chars().allMatch(Character::isDigit)) {
        return numberEndsSentence(word, wordStart, next);
      }
      if (dotInside && word.length() <= 6) {
        return false;
      }
      String lower = word.toLowerCase(Locale.ROOT);
      if (abbreviations.beforeNumbers().contains(lower)) {
        return !Character.isDigit(text.charAt(next));
      }
      if (abbreviations.neverEnding().contains(lower)) {
        return false;
      }
      if (word.length() == 1 && Character.isLetter(word.charAt(0))) {
        return letterEndsSentence(word.charAt(0), next);
      }
      return !abbreviations.seldomEnding().contains(lower)
          || Character.isUpperCase(text.codePointAt(next));
    }

    /** A capital is an initial; a small letter is half of one like 'z. B.' or a variable. */
    private boolean letterEndsSentence(char letter, int next) {
      if (Character.isLowerCase(letter)) {
        return next + 1 >= text.length() || text.charAt(next + 1) != '.';
      }
      return letter == 'I' || !Character.isLetterOrDigit(letter);
    }

    private boolean numberEndsSentence(String number, int wordStart, int next) {
      if (sentenceStart == wordStart) {
        return false;
      }
      boolean ordinal =
          ordinalsWithFullStop
              && number.length() <= 2
              && Character.isLetter(text.codePointAt(next));
      return !ordinal;
    }

    private int afterEnds(int offset) {
      int i = offset;
      while (i < text.length()
          && (WESTERN_ENDS.indexOf(text.charAt(i)) >= 0
              || OTHER_ENDS.indexOf(text.charAt(i)) >= 0)) {
        i++;
      }
      return i;
    }

    private int afterClosers(int offset) {
      int i = offset;
      while (i < text.length() && CLOSERS.indexOf(text.charAt(i)) >= 0) {
        i++;
      }
      return i;
    }

    /** Skips the mark of a note that stands after the full stop: [12] or a raised number. */
    private int afterReferences(int offset) {
      int i = offset;
      if (i < text.length() && text.charAt(i) == '[') {
        int close = i + 1;
        while (close < text.length() && close < i + 12 && isReference(text.charAt(close))) {
          close++;
        }
        return close < text.length() && text.charAt(close) == ']' ? close + 1 : offset;
      }
      while (i < text.length() && Character.getType(text.charAt(i)) == Character.OTHER_NUMBER) {
        i++;
      }
      return i;
    }

    private int skipSpace(int offset) {
      int i = offset;
      while (i < text.length() && isSpace(text.charAt(i))) {
        i++;
      }
      return i;
    }

    /** Ends the present sentence and begins the next after it. */
    private void endSentence(int end) {
      int start = sentenceStart;
      int trimmedEnd = end;
      while (trimmedEnd > start && isSpace(text.charAt(trimmedEnd - 1))) {
        trimmedEnd--;
      }
      sentenceStart = skipSpace(end);
      if (!hasWord(start, trimmedEnd)) {
        return;
      }
      if (size == starts.length) {
        starts = Arrays.copyOf(starts, 2 * size);
        ends = Arrays.copyOf(ends, 2 * size);
      }
      starts[size] = start;
      ends[size] = trimmedEnd;
      size++;
    }

    private boolean hasWord(int start, int end) {
      for (int i = start; i < end; i++) {
        if (WordCharacters.roleOf(text.codePointAt(i)) != WordCharacters.SEPARATOR) {
          return true;
        }
      }
      return false;
    }
  }

  private static boolean isPartOfAbbreviation(char unit) {
    return unit == '.' || Character.isLetterOrDigit(unit);
  }

  private static boolean isReference(char unit) {
    return Character.isLetterOrDigit(unit)
        || unit == ','
        || unit == ' '
        || unit == '–'
        || unit == '-';
  }

  private static boolean isSpace(char unit) {
    return Character.isWhitespace(unit) || Character.isSpaceChar(unit);
  }
}
