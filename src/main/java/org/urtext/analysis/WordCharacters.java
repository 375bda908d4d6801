package org.urtext.analysis;

import java.lang.Character.UnicodeScript;
import java.text.Normalizer;
import java.text.Normalizer.Form;
import java.util.EnumSet;
import java.util.Set;

/**
 * What each code point does to a word: begins it, continues it, ends it, or cannot be seen in it.
 *
 * <p>The 2009 paper speaks of alphanumeric sequences and means English and German web pages. These
 * are its sequences for every script:
 *
 * <ul>
 *   <li>{@link #LETTER}: letters, decimal digits, and numbers made of letters (Roman numerals);
 *   <li>{@link #MARK}: combining marks, which continue a word and never begin one;
 *   <li>{@link #LONE}: letters of scripts that put no spaces between words; each is a word by
 *       itself, with the marks that follow it. No dictionary cuts such text: its answer would
 *       depend on the Java runtime and on the neighbouring letters, and so would every stored
 *       fingerprint;
 *   <li>{@link #INVISIBLE}: characters that no reader sees. Inside a word they are skipped;
 *   <li>{@link #SEPARATOR}: all else, unpaired surrogates among them.
 * </ul>
 *
 * <p>Categories and normal forms are those of the Java runtime. Unicode never changes them for a
 * character once it is assigned, save by rare corrections; characters assigned since are separators
 * on an older runtime.
 */
final class WordCharacters {
  static final int SEPARATOR = 0;
  static final int LETTER = 1;
  static final int LONE = 2;
  static final int MARK = 3;
  static final int INVISIBLE = 4;

  private static final int ROLE_BITS = 7;
  private static final int COMPLEX_BIT = 8;
  private static final int LATIN_BIT = 16;

  private static final Set<UnicodeScript> UNSPACED_SCRIPTS =
      EnumSet.of(
          UnicodeScript.HAN,
          UnicodeScript.HIRAGANA,
          UnicodeScript.KATAKANA,
          UnicodeScript.BOPOMOFO,
          UnicodeScript.THAI,
          UnicodeScript.LAO,
          UnicodeScript.KHMER,
          UnicodeScript.MYANMAR,
          UnicodeScript.TAI_LE,
          UnicodeScript.NEW_TAI_LUE,
          UnicodeScript.TAI_THAM,
          UnicodeScript.TAI_VIET);

  private static final byte[] BASIC_PLANE = basicPlane();

  private WordCharacters() {}

  /** The role of a UTF-16 unit that is no surrogate; a surrogate counts as a separator. */
  static int roleOf(char unit) {
    return BASIC_PLANE[unit] & ROLE_BITS;
  }

  static int roleOf(int codePoint) {
    return codePoint < BASIC_PLANE.length
        ? BASIC_PLANE[codePoint] & ROLE_BITS
        : findRole(codePoint);
  }

  /**
   * Whether the character may change, or change its neighbours, when a word is normalised. A word
   * without such characters is folded letter by letter.
   */
  static boolean isComplex(int codePoint) {
    return codePoint >= BASIC_PLANE.length || (BASIC_PLANE[codePoint] & COMPLEX_BIT) != 0;
  }

  static boolean isLatinLetter(int codePoint) {
    return codePoint < BASIC_PLANE.length
        ? (BASIC_PLANE[codePoint] & LATIN_BIT) != 0
        : findsLatinLetter(codePoint);
  }

  private static boolean findsLatinLetter(int codePoint) {
    return Character.isLetter(codePoint) && UnicodeScript.of(codePoint) == UnicodeScript.LATIN;
  }

  /**
   * The lower-case letter, in no particular language: one final sigma and the sigma are the same,
   * and the two letters of the phonetic alphabet that readers take for a and g are those.
   */
  static int foldCase(int codePoint) {
    return switch (codePoint) {
      case 'ς' -> 'σ';
      case 'ɑ' -> 'a';
      case 'ɡ' -> 'g';
      default -> Character.toLowerCase(codePoint);
    };
  }

  /** Whether the code point takes no room on the page: it may hide inside a word. */
  static boolean isInvisible(int codePoint) {
    return switch (codePoint) {
      case 0x00AD, 0x034F, 0x061C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0xFEFF -> true;
      default ->
          within(codePoint, 0x180B, 0x180F) // Mongolian selectors and vowel separator
              || within(codePoint, 0x200B, 0x200F) // zero width, left-to-right and back
              || within(codePoint, 0x202A, 0x202E) // embedding and override
              || within(codePoint, 0x2060, 0x206F) // word joiner, invisible operators, isolates
              || within(codePoint, 0xFE00, 0xFE0F) // variation selectors
              || within(codePoint, 0x1D173, 0x1D17A) // musical formatting
              || within(codePoint, 0xE0000, 0xE0FFF); // tags and further variation selectors
    };
  }

  private static boolean within(int codePoint, int first, int last) {
    return first <= codePoint && codePoint <= last;
  }

  private static int findRole(int codePoint) {
    if (isInvisible(codePoint)) {
      return INVISIBLE;
    }
    return switch (codePoint) {
      // Blank, although Unicode calls them letters.
      case 0x3164, 0xFFA0 -> SEPARATOR;
      // The long vowel signs of Katakana belong to no script; its half-width voicing signs are
      // marks.
      case 0x30FC, 0xFF70 -> LONE;
      case 0xFF9E, 0xFF9F -> MARK;
      default -> roleByCategory(codePoint);
    };
  }

  private static int roleByCategory(int codePoint) {
    return switch (Character.getType(codePoint)) {
      case Character.DECIMAL_DIGIT_NUMBER -> LETTER;
      case Character.UPPERCASE_LETTER,
          Character.LOWERCASE_LETTER,
          Character.TITLECASE_LETTER,
          Character.MODIFIER_LETTER,
          Character.OTHER_LETTER,
          Character.LETTER_NUMBER ->
          UNSPACED_SCRIPTS.contains(UnicodeScript.of(codePoint)) ? LONE : LETTER;
      case Character.NON_SPACING_MARK, Character.COMBINING_SPACING_MARK, Character.ENCLOSING_MARK ->
          MARK;
      default -> SEPARATOR;
    };
  }

  private static byte[] basicPlane() {
    byte[] table = new byte[Character.MIN_SUPPLEMENTARY_CODE_POINT];
    boolean[] composing = composingCharacters();
    for (int c = 0; c < table.length; c++) {
      int role = findRole(c);
      boolean inWords = role != SEPARATOR && role != INVISIBLE;
      int complex = inWords && changesInContext(c, composing) ? COMPLEX_BIT : 0;
      int latin = findsLatinLetter(c) ? LATIN_BIT : 0;
      table[c] = (byte) (role | complex | latin);
    }
    return table;
  }

  /** Those that can melt into the character before them under canonical composition. */
  private static boolean[] composingCharacters() {
    boolean[] composing = new boolean[Character.MIN_SUPPLEMENTARY_CODE_POINT];
    for (int c = 0; c < composing.length; c++) {
      if (Character.isDefined(c) && !Character.isSurrogate((char) c)) {
        String parts = Normalizer.normalize(Character.toString(c), Form.NFD);
        for (int i = 1; i < parts.length(); i++) {
          composing[parts.charAt(i)] = true;
        }
      }
    }
    return composing;
  }

  private static boolean changesInContext(int c, boolean[] composing) {
    int folded = foldCase(c);
    return composing[c]
        || !isStable(c)
        || (folded != c && (composing[folded] || !isStable(folded)));
  }

  /** Unchanged by normalisation alone, and never reordered among other marks. */
  private static boolean isStable(int c) {
    String alone = Character.toString(c);
    String afterHighMark = "\u0315" + alone;
    String beforeLowMark = alone + "\u0334";
    return Normalizer.normalize(alone, Form.NFKC).equals(alone)
        && Normalizer.normalize(afterHighMark, Form.NFKC).equals(afterHighMark)
        && Normalizer.normalize(beforeLowMark, Form.NFKC).equals(beforeLowMark);
  }
}
