package org.urtext.alignment;

import java.util.Arrays;
import org.urtext.analysis.Tokens;

/**
 * Cuts a text into units, the pieces that are compared with each other: sentences, also cut at a
 * blank line, at a line's end once the unit is long enough to be one, and at a greatest length, so
 * that verse, lists and text without punctuation have units too. A very short unit joins the next.
 */
final class TextUnits {
  private static final int LINE_END_AFTER_TOKENS = 10;
  private static final int MAX_TOKENS = 36;
  private static final int MIN_TOKENS = 3;

  private TextUnits() {}

  /** The index of each unit's first token, and at the end the number of tokens. */
  static int[] firstTokens(String text, Tokens tokens) {
    int[] firsts = new int[16];
    int count = 0;
    int first = 0;
    for (int next = 1; next < tokens.size(); next++) {
      int length = next - first;
      if (length >= MIN_TOKENS
          && (length >= MAX_TOKENS || endsBetween(text, tokens, next, length))) {
        firsts = append(firsts, count++, first);
        first = next;
      }
    }
    if (first < tokens.size()) {
      firsts = append(firsts, count++, first);
    }
    firsts = append(firsts, count++, tokens.size());
    return Arrays.copyOf(firsts, count);
  }

  /** Looks at the characters between a token and the one before it. */
  private static boolean endsBetween(String text, Tokens tokens, int next, int length) {
    int from = tokens.end(next - 1);
    int to = tokens.start(next);
    int lineEnds = 0;
    boolean stopped = false;
    for (int i = from; i < to; i++) {
      char c = text.charAt(i);
      if (isFullWidthStop(c)) {
        return true;
      }
      if (c == '.' || c == '!' || c == '?') {
        stopped = c != '.' || !isInitial(text, tokens, next - 1);
      } else if (c == '\n') {
        lineEnds++;
      }
      if (Character.isWhitespace(c)) {
        if (stopped) {
          return true;
        }
      } else if (stopped && !isStopOrCloser(c)) {
        stopped = false;
      }
    }
    return lineEnds >= 2 || (lineEnds == 1 && length >= LINE_END_AFTER_TOKENS);
  }

  private static boolean isInitial(String text, Tokens tokens, int index) {
    return tokens.end(index) - tokens.start(index) == 1
        && Character.isUpperCase(text.charAt(tokens.start(index)));
  }

  private static boolean isStopOrCloser(char c) {
    return switch (c) {
      case '.', '!', '?', '"', '\'', ')', ']', '}', '»', '«', '”', '’', '“', '…' -> true;
      default -> false;
    };
  }

  private static boolean isFullWidthStop(char c) {
    return c == '。' || c == '！' || c == '？' || c == '।' || c == '؟' || c == '۔';
  }

  private static int[] append(int[] array, int count, int value) {
    int[] room = count < array.length ? array : Arrays.copyOf(array, array.length * 2);
    room[count] = value;
    return room;
  }
}
