package org.urtext.extraction.pdf;

import org.apache.pdfbox.pdmodel.font.PDType3Font;
import org.apache.pdfbox.pdmodel.font.encoding.Encoding;
import org.jspecify.annotations.Nullable;

/**
 * The letters of TeX's bitmap fonts. They have no names for their glyphs but 'a' and the code, and
 * no Unicode map; the codes are those of TeX's two text encodings, which agree on ASCII and keep
 * their ligatures in different places.
 */
final class BitmapLetters {
  private static final String[] LIGATURES = {"ff", "fi", "fl", "ffi", "ffl"};
  private static final int OLD_LIGATURES = 11;
  private static final int CORK_LIGATURES = 27;

  private BitmapLetters() {}

  /** The letter of a code, or null where the font is of another kind. */
  static @Nullable String lettersOf(PDType3Font font, int code) {
    Encoding encoding = font.getEncoding();
    if (encoding == null || !encoding.getName(code).equals("a" + code)) {
      return null;
    }
    if (code > ' ' && code <= '~') {
      return String.valueOf((char) code);
    }
    if (code >= OLD_LIGATURES && code < OLD_LIGATURES + LIGATURES.length) {
      return LIGATURES[code - OLD_LIGATURES];
    }
    if (code >= CORK_LIGATURES && code < CORK_LIGATURES + LIGATURES.length) {
      return LIGATURES[code - CORK_LIGATURES];
    }
    if (code == 0xFF || code == 0xDF) {
      return code == 0xFF ? "\u00DF" : "SS";
    }
    return code >= 0xC0 && code < 0xFF ? String.valueOf((char) code) : null;
  }
}
