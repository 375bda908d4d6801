package org.urtext.checking;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.urtext.document.Span;

/**
 * Finds quotations by their marks, in the customs of many languages: “…”, „…“, »…«, «…», ‘…’, ‚…‘,
 * ‹…›, 「…」, "…" and '…'. A quotation lies within one paragraph and is never longer than {@link
 * #MAX_CHARS}, so that one forgotten mark cannot swallow a chapter.
 */
final class QuotationFinder {
  static final int MAX_CHARS = 2500;
  private static final int REFERENCE_REACH_CHARS = 120;

  /** An opening mark, and each of the marks that may close it. */
  private static final String[][] MARKS = {
    {"“", "”"}, {"„", "“”"}, {"‟", "”"}, {"«", "»"}, {"»", "«»"}, {"‹", "›"}, {"›", "‹›"},
    {"‘", "’"}, {"‚", "‘’"}, {"「", "」"}, {"『", "』"}, {"《", "》"}, {"\"", "\""}, {"'", "'"},
    {"”", "”"}, {"’", "’"},
  };

  /** A year in brackets, a number in brackets, a page, 'ibid.' and its cousins, a raised number. */
  private static final Pattern REFERENCE =
      Pattern.compile(
          "[(\\[][^()\\[\\]]{0,80}\\b(1[4-9]|20)\\d\\d[a-z]?\\b[^()\\[\\]]{0,40}[)\\]]"
              + "|[\\[(]\\d{1,3}([,;–-]\\s?\\d{1,3})*[\\])]"
              + "|\\b(ibid|ebd|ebenda|op\\. cit|loc\\. cit|a\\.\\s?a\\.\\s?O|vgl|cf)\\b"
              + "|\\b(pp?|S|f|ff)\\.\\s?\\d{1,4}\\b"
              + "|[⁰¹²³⁴-⁹]+"
              + "|^\\d{1,3}(?=[\\s.,;]|$)",
          Pattern.CASE_INSENSITIVE);

  private QuotationFinder() {}

  /** Whether some words hold a reference. */
  static boolean hasReference(String words) {
    return REFERENCE.matcher(words).find();
  }

  static List<Quotation> find(String text) {
    List<Quotation> quotations = new ArrayList<>();
    int i = 0;
    while (i < text.length()) {
      int end = opens(text, i) ? closing(text, i) : -1;
      if (end < 0) {
        i++;
        continue;
      }
      var span = new Span(i + 1, end);
      if (!span.isEmpty()) {
        quotations.add(new Quotation(span, isReferenced(text, span)));
      }
      i = end + 1;
    }
    return quotations;
  }

  /** A mark opens where a word begins: not inside one, which an apostrophe is. */
  private static boolean opens(String text, int at) {
    if (closersOf(text.charAt(at)).isEmpty()) {
      return false;
    }
    if (standsBetweenLetters(text.charAt(at))) {
      return true;
    }
    boolean afterWord = at > 0 && Character.isLetterOrDigit(text.charAt(at - 1));
    boolean beforeSpace = at + 1 >= text.length() || Character.isWhitespace(text.charAt(at + 1));
    return !afterWord && !(beforeSpace && !isFrench(text.charAt(at)));
  }

  /** In scripts without spaces marks touch the words around them. */
  private static boolean standsBetweenLetters(char mark) {
    return "「」『』《》".indexOf(mark) >= 0;
  }

  private static boolean isFrench(char mark) {
    return mark == '«' || mark == '‹';
  }

  private static int closing(String text, int opening) {
    String closers = closersOf(text.charAt(opening));
    int limit = Math.min(text.length(), opening + MAX_CHARS);
    for (int i = opening + 1; i < limit; i++) {
      char c = text.charAt(i);
      if (c == '\n' && i + 1 < text.length() && text.charAt(i + 1) == '\n') {
        return -1;
      }
      if (closers.indexOf(c) >= 0) {
        if (closes(text, i)) {
          return i;
        }
      } else if (c == text.charAt(opening)) {
        return -1;
      }
    }
    return -1;
  }

  /** A mark closes where a word or sentence ends: an apostrophe is followed by a letter. */
  private static boolean closes(String text, int at) {
    boolean beforeLetter = at + 1 < text.length() && Character.isLetter(text.charAt(at + 1));
    return !beforeLetter || standsBetweenLetters(text.charAt(at));
  }

  private static String closersOf(char mark) {
    for (String[] pair : MARKS) {
      if (pair[0].charAt(0) == mark) {
        return pair[1];
      }
    }
    return "";
  }

  private static boolean isReferenced(String text, Span quoted) {
    int paragraphStart = Math.max(text.lastIndexOf("\n\n", quoted.start()), 0);
    int from = Math.max(paragraphStart, quoted.start() - REFERENCE_REACH_CHARS);
    int next = text.indexOf("\n\n", quoted.end());
    int paragraphEnd = next < 0 ? text.length() : next;
    int to = Math.min(paragraphEnd, quoted.end() + 1 + REFERENCE_REACH_CHARS);
    int after = Math.min(quoted.end() + 1, to);
    return hasReference(text.substring(after, to))
        || hasReference(text.substring(from, quoted.start()));
  }
}
