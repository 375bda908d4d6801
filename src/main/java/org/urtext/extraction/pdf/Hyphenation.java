package org.urtext.extraction.pdf;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;

/**
 * Decides what a hyphen at the end of a line was: the break of a word, to be taken out, or part of
 * a compound, to be kept. The document itself is the witness, in whatever language it is: the word
 * is looked up among all that stand inside its lines, once joined and once with the hyphen.
 */
final class Hyphenation {
  /** What becomes of a line's end. */
  enum Join {
    /** The hyphen goes, the parts become one word. */
    WITHOUT_HYPHEN,
    /** A compound: the hyphen stays, the line break goes. */
    WITH_HYPHEN,
    /** Not one word: the line break stays. */
    NOT
  }

  private static final int MIN_PART = 2;

  /** 'Ein- und Ausgabe': the hyphen stands for what both words share. */
  private static final Set<String> CONJUNCTIONS =
      Set.of("and", "or", "to", "und", "oder", "bis", "bzw", "sowie", "et", "ou", "y", "o", "e");

  private final Map<String, Integer> words = new HashMap<>();

  Hyphenation(List<PageText> pages) {
    for (PageText page : pages) {
      for (int line = 0; line < page.lines; line++) {
        if (!page.isRemoved(line)) {
          count(page.lineText(line).toLowerCase(Locale.ROOT));
        }
      }
    }
  }

  static boolean isHyphen(char c) {
    return c == '-' || c == '\u2010' || c == '\u00AD';
  }

  /** Counts the words inside a line; those at its ends may be parts. */
  private void count(String line) {
    int length = line.length();
    int from = 0;
    while (from < length) {
      if (!Character.isLetter(line.charAt(from))) {
        from++;
        continue;
      }
      int to = from;
      int partStart = from;
      boolean compound = false;
      while (to < length && (Character.isLetter(line.charAt(to)) || isInner(line, to))) {
        if (isHyphen(line.charAt(to))) {
          compound = true;
          words.merge(line.substring(partStart, to) + "-", 1, Integer::sum);
          partStart = to + 1;
        }
        to++;
      }
      boolean broken = to == length - 1 && isHyphen(line.charAt(to));
      if (!broken) {
        words.merge(line.substring(from, to).replace('\u2010', '-'), 1, Integer::sum);
        if (compound) {
          words.merge("-" + line.substring(partStart, to), 1, Integer::sum);
        }
      }
      from = to + 1;
    }
  }

  private static boolean isInner(String line, int at) {
    return isHyphen(line.charAt(at))
        && at + 1 < line.length()
        && Character.isLetter(line.charAt(at + 1));
  }

  /**
   * @param before the text up to and with the hyphen
   * @param after the text of the next line
   */
  Join decide(CharSequence before, CharSequence after) {
    int hyphen = before.length() - 1;
    int start = hyphen;
    while (start > 0 && Character.isLetter(before.charAt(start - 1))) {
      start--;
    }
    int end = 0;
    while (end < after.length() && Character.isLetter(after.charAt(end))) {
      end++;
    }
    boolean partOfMore = start > 0 && !isBoundary(before.charAt(start - 1));
    if (hyphen == 0 || !Character.isLetterOrDigit(before.charAt(hyphen - 1)) || after.isEmpty()) {
      return Join.NOT;
    }
    if (end == 0) {
      return Character.isDigit(after.charAt(0)) ? Join.WITH_HYPHEN : Join.NOT;
    }
    String left = before.subSequence(start, hyphen).toString().toLowerCase(Locale.ROOT);
    String right = after.subSequence(0, end).toString().toLowerCase(Locale.ROOT);
    boolean soft = before.charAt(hyphen) == '\u00AD';
    if (CONJUNCTIONS.contains(right) && !soft && !words.containsKey(left + right)) {
      return Join.NOT;
    }
    if (soft) {
      return Join.WITHOUT_HYPHEN;
    }
    if (!Character.isLowerCase(after.charAt(0))) {
      boolean capitals =
          left.length() >= MIN_PART && isUpper(before, start, hyphen) && isUpper(after, 0, end);
      return capitals && words.containsKey(left + right) ? Join.WITHOUT_HYPHEN : Join.WITH_HYPHEN;
    }
    if (left.length() < MIN_PART || partOfMore) {
      return Join.WITH_HYPHEN;
    }
    return isCompound(left, right) ? Join.WITH_HYPHEN : Join.WITHOUT_HYPHEN;
  }

  private boolean isCompound(String left, String right) {
    int joined = words.getOrDefault(left + right, 0);
    int hyphenated = words.getOrDefault(left + "-" + right, 0);
    if (joined != hyphenated) {
      return hyphenated > joined;
    }
    // Both parts are words here, and one of them is seen to make compounds.
    return joined == 0
        && words.containsKey(left)
        && words.containsKey(right)
        && (words.containsKey(left + "-") || words.containsKey("-" + right));
  }

  private static boolean isBoundary(char c) {
    return Character.isWhitespace(c)
        || "([{\"'\u201C\u201E\u2018\u2019\u00AB\u2013\u2014,;".indexOf(c) >= 0;
  }

  private static boolean isUpper(CharSequence text, int from, int to) {
    for (int i = from; i < to; i++) {
      if (!Character.isUpperCase(text.charAt(i))) {
        return false;
      }
    }
    return true;
  }
}
