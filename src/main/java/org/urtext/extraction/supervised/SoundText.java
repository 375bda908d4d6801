package org.urtext.extraction.supervised;

/**
 * Makes text safe to store and show, character by character, so that every offset stays valid: half
 * a surrogate pair becomes the replacement character, a control character a space.
 */
final class SoundText {
  private SoundText() {}

  static String of(String text) {
    int first = firstUnsound(text);
    if (first == text.length()) {
      return text;
    }
    char[] chars = text.toCharArray();
    for (int i = first; i < chars.length; i++) {
      if (isUnsound(text, i)) {
        chars[i] = Character.isSurrogate(chars[i]) ? '\uFFFD' : ' ';
      }
    }
    return new String(chars);
  }

  private static int firstUnsound(String text) {
    int i = 0;
    while (i < text.length() && !isUnsound(text, i)) {
      i++;
    }
    return i;
  }

  private static boolean isUnsound(String text, int index) {
    char c = text.charAt(index);
    if (c < ' ') {
      return c != '\n' && c != '\t';
    }
    if (Character.isHighSurrogate(c)) {
      return index + 1 == text.length() || !Character.isLowSurrogate(text.charAt(index + 1));
    }
    if (Character.isLowSurrogate(c)) {
      return index == 0 || !Character.isHighSurrogate(text.charAt(index - 1));
    }
    return c == 0x7F;
  }
}
