package org.urtext.analysis;

import java.text.Normalizer;
import java.util.Arrays;

/**
 * The form of one word, by which it is compared: what a reader sees, without case. In this order:
 * invisible characters are left out; compatible and canonical equivalents become one (NFKC);
 * letters of other scripts that pass for Latin, inside a Latin word, become Latin; letters become
 * lower-case; and the result is normalised again.
 */
final class WordForm {
  static final int CHARS_PER_LONG = 4;
  static final int MAX_PLAIN_LONGS = WordCursor.MAX_WORD_CHARS / CHARS_PER_LONG;

  private final boolean turkic;
  private final StringBuilder seen = new StringBuilder(WordCursor.MAX_WORD_CHARS);
  private long[] packed = new long[MAX_PLAIN_LONGS];
  private int charCount;
  private boolean complex;
  private boolean mixesWidths;

  /**
   * @param turkic whether capital I is the capital of the dotless ı, as in Turkish
   */
  WordForm(boolean turkic) {
    this.turkic = turkic;
  }

  /** Which letters of a word stand for others. */
  enum Disguise {
    NONE,
    /** Letters of another script that read as Latin. */
    AS_LATIN,
    /** Latin letters that read as Cyrillic. */
    AS_CYRILLIC
  }

  /** Takes the form of a word that needs no more care. */
  void setPlain(PlainBlock block, int start, int end) {
    block.pack(start, end, packed);
    charCount = end - start;
  }

  /** See {@link TokenHash}. */
  long hash() {
    return TokenHash.of(packed, charCount);
  }

  /** The number of letters, a pair of surrogates being one. */
  int codePointCount() {
    int count = charCount;
    for (int i = 0; i < charCount; i++) {
      if (Character.isLowSurrogate(charAt(i))) {
        count--;
      }
    }
    return count;
  }

  private char charAt(int index) {
    return (char) (packed[index / CHARS_PER_LONG] >>> (index % CHARS_PER_LONG * Character.SIZE));
  }

  @Override
  public String toString() {
    StringBuilder form = new StringBuilder(charCount);
    for (int i = 0; i < charCount; i++) {
      form.append(charAt(i));
    }
    return form.toString();
  }

  void clear() {
    seen.setLength(0);
    complex = false;
  }

  /** Adds a visible code point of the word. */
  void append(int codePoint) {
    seen.appendCodePoint(codePoint);
    complex |= WordCharacters.isComplex(codePoint);
  }

  /** Normalises what was appended: letters now are what they look like, in their case. */
  void normalise() {
    mixesWidths = false;
    if (complex) {
      mixesWidths = mixesPlainAndStyledLatin();
      String normalised = Normalizer.normalize(seen, Normalizer.Form.NFKC);
      seen.setLength(0);
      seen.append(normalised);
    }
  }

  /** Whether plain Latin letters stand beside full-width, mathematical or Roman-numeral ones. */
  boolean mixesWidths() {
    return mixesWidths;
  }

  private boolean mixesPlainAndStyledLatin() {
    boolean plain = false;
    boolean styled = false;
    for (int i = 0; i < seen.length(); ) {
      int codePoint = seen.codePointAt(i);
      i += Character.charCount(codePoint);
      plain |= codePoint < 0x80 && Character.isLetter(codePoint);
      styled |=
          (codePoint >= 0x2160 && codePoint <= 0x217F)
              || (codePoint >= 0xFF21 && codePoint <= 0xFF5A)
              || (codePoint >= 0x1D400 && codePoint <= 0x1D7FF);
    }
    return plain && styled;
  }

  /** The normalised word, before it is folded. */
  StringBuilder seen() {
    return seen;
  }

  /** Turns the letters that stand for others into those. */
  void undisguise(Disguise disguise) {
    for (int i = 0; i < seen.length(); i++) {
      char unit = seen.charAt(i);
      char replacement =
          switch (disguise) {
            case NONE -> 0;
            case AS_LATIN -> Lookalikes.latin(unit);
            case AS_CYRILLIC -> Lookalikes.cyrillic(unit);
          };
      if (replacement != 0) {
        seen.setCharAt(i, replacement);
      }
    }
  }

  /** Lower-cases the normalised word into its form. */
  void fold() {
    if (complex) {
      StringBuilder folded = new StringBuilder(seen.length());
      seen.codePoints().map(this::foldCase).forEach(folded::appendCodePoint);
      pack(Normalizer.normalize(folded, Normalizer.Form.NFKC));
      return;
    }
    for (int i = 0; i < seen.length(); i++) {
      seen.setCharAt(i, (char) foldCase(seen.charAt(i)));
    }
    pack(seen);
  }

  private void pack(CharSequence form) {
    charCount = form.length();
    packed = pack(form, packed);
  }

  /**
   * Packs UTF-16 units into the array, or into a larger one: four to a number, the first in its low
   * bits, the last number filled up with zeros.
   */
  static long[] pack(CharSequence units, long[] target) {
    int longs = (units.length() + CHARS_PER_LONG - 1) / CHARS_PER_LONG;
    long[] packed = longs <= target.length ? target : new long[longs];
    Arrays.fill(packed, 0, longs, 0);
    for (int i = 0; i < units.length(); i++) {
      packed[i / CHARS_PER_LONG] |= (long) units.charAt(i) << (i % CHARS_PER_LONG * Character.SIZE);
    }
    return packed;
  }

  private int foldCase(int codePoint) {
    return turkic && codePoint == 'I' ? 'ı' : WordCharacters.foldCase(codePoint);
  }
}
