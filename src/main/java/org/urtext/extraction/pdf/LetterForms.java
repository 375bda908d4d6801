package org.urtext.extraction.pdf;

import java.text.Normalizer;

/** From what a font calls its glyphs to letters: ligatures are spelled out, accents put on. */
final class LetterForms {
  private LetterForms() {}

  /**
   * The letters of a glyph: nothing for what has no form, one space for any kind of space, {@link
   * PageGlyphs#UNREADABLE} for code points that say nothing to anybody.
   */
  static String lettersOf(String unicode) {
    if (unicode.length() == 1) {
      char c = unicode.charAt(0);
      if (c > ' ' && c < 0x7F) {
        return unicode;
      }
    }
    StringBuilder letters = new StringBuilder(unicode.length() + 2);
    for (int i = 0; i < unicode.length(); ) {
      int point = unicode.codePointAt(i);
      i += Character.charCount(point);
      append(letters, point);
    }
    String composed = Normalizer.normalize(letters, Normalizer.Form.NFC);
    return composed.isBlank() && !composed.isEmpty() ? " " : composed;
  }

  private static void append(StringBuilder letters, int point) {
    if (isPresentationForm(point)) {
      letters.append(Normalizer.normalize(Character.toString(point), Normalizer.Form.NFKC));
    } else if (Character.isSpaceChar(point) || (point >= '\t' && point <= '\r')) {
      letters.append(' ');
    } else if (isMeaningless(point)) {
      if (!letters.toString().equals(PageGlyphs.UNREADABLE)) {
        letters.append(PageGlyphs.UNREADABLE);
      }
    } else {
      letters.appendCodePoint(point);
    }
  }

  private static boolean isMeaningless(int point) {
    int type = Character.getType(point);
    return type == Character.CONTROL
        || type == Character.PRIVATE_USE
        || type == Character.SURROGATE
        || type == Character.UNASSIGNED
        || point == 0xFFFD;
  }

  /** Ligatures of the Latin, Armenian, Hebrew and Arabic scripts, and Arabic letters by place. */
  private static boolean isPresentationForm(int point) {
    return (point >= 0xFB00 && point <= 0xFDFF && point != 0xFD3E && point != 0xFD3F)
        || (point >= 0xFE70 && point <= 0xFEFC);
  }

  /** The combining form of an accent that stands alone, or 0. */
  static char combiningForm(char accent) {
    return switch (accent) {
      case '`', '\u02CB' -> '\u0300';
      case '\u00B4', '\u02CA' -> '\u0301';
      case '^', '\u02C6' -> '\u0302';
      case '~', '\u02DC' -> '\u0303';
      case '\u00AF', '\u02C9' -> '\u0304';
      case '\u02D8' -> '\u0306';
      case '\u02D9' -> '\u0307';
      case '\u00A8' -> '\u0308';
      case '\u02DA', '\u00B0' -> '\u030A';
      case '\u02DD' -> '\u030B';
      case '\u02C7' -> '\u030C';
      case '\u00B8' -> '\u0327';
      case '\u02DB' -> '\u0328';
      default -> accent >= '\u0300' && accent <= '\u036F' ? accent : 0;
    };
  }

  /** The letter with its accent as one character, or 0 where there is none. */
  static char compose(char letter, char combining) {
    char base =
        switch (letter) {
          case '\u0131' -> 'i';
          case '\u0237' -> 'j';
          default -> letter;
        };
    if (!Character.isLetter(base)) {
      return 0;
    }
    String composed =
        Normalizer.normalize(new String(new char[] {base, combining}), Normalizer.Form.NFC);
    return composed.length() == 1 ? composed.charAt(0) : 0;
  }
}
