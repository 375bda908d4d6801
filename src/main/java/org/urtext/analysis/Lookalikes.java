package org.urtext.analysis;

/**
 * Letters of other scripts that readers take for Latin ones. Capitals and small letters differ: the
 * capital of Cyrillic в passes for B, the small letter for nothing. The selection is ours, by eye,
 * among the letters of scripts that common fonts draw like Latin.
 */
final class Lookalikes {
  /** Pairs: the Latin letter, then the one that looks like it. */
  private static final String CYRILLIC =
      "A\u0410B\u0412E\u0415K\u041AM\u041CH\u041DO\u041EP\u0420C\u0421T\u0422Y\u0423X\u0425"
          + "S\u0405I\u0406J\u0408Y\u04AEI\u04C0Q\u051AW\u051CG\u050C"
          + "a\u0430e\u0435o\u043Ep\u0440c\u0441y\u0443x\u0445s\u0455i\u0456j\u0458"
          + "h\u04BBl\u04CFd\u0501q\u051Bw\u051Dv\u0475y\u04AF"
          + "Ë\u0401Ï\u0407È\u0400Ä\u04D2Ö\u04E6ë\u0451ï\u0457è\u0450ä\u04D3ö\u04E7";

  private static final String OTHERS =
      // Greek
      "A\u0391B\u0392E\u0395Z\u0396H\u0397I\u0399K\u039AM\u039CN\u039DO\u039FP\u03A1T\u03A4"
          + "Y\u03A5X\u03A7a\u03B1i\u03B9v\u03BDo\u03BFp\u03C1u\u03C5"
          + "Á\u0386É\u0388Í\u038AÓ\u038CÝ\u038Eí\u03AFó\u03CCú\u03CD"
          // Armenian
          + "U\u054DS\u054FO\u0555h\u0570n\u0578u\u057Dq\u0566o\u0585j\u0575g\u0581"
          // Cherokee
          + "D\u13A0R\u13A1T\u13A2i\u13A5A\u13AAJ\u13ABE\u13ACW\u13B3M\u13B7H\u13BBG\u13C0"
          + "Z\u13C3V\u13D9S\u13DAL\u13DEC\u13DFP\u13E2K\u13E6B\u13F4"
          // Lisu
          + "B\uA4D0P\uA4D1D\uA4D3T\uA4D4G\uA4D6K\uA4D7J\uA4D9C\uA4DAZ\uA4DCF\uA4DDM\uA4DFN\uA4E0"
          + "L\uA4E1S\uA4E2R\uA4E3V\uA4E6H\uA4E7W\uA4EAX\uA4EBY\uA4ECA\uA4EEE\uA4F0I\uA4F2"
          + "O\uA4F3U\uA4F4";

  private static final int FIRST = 0x0370;
  private static final char[] LATIN = new char[0xA500 - FIRST];
  private static final char[] CYRILLIC_OF_LATIN = new char[256];

  static {
    addLatin(CYRILLIC);
    addLatin(OTHERS);
    for (int i = CYRILLIC.length() - 2; i >= 0; i -= 2) {
      CYRILLIC_OF_LATIN[CYRILLIC.charAt(i)] = CYRILLIC.charAt(i + 1);
    }
  }

  private Lookalikes() {}

  private static void addLatin(String pairs) {
    for (int i = 0; i < pairs.length(); i += 2) {
      LATIN[pairs.charAt(i + 1) - FIRST] = pairs.charAt(i);
    }
  }

  /** The Latin letter that a letter of another script looks like, or 0. */
  static char latin(int codePoint) {
    int index = codePoint - FIRST;
    return index >= 0 && index < LATIN.length ? LATIN[index] : 0;
  }

  /** The Cyrillic letter that a Latin one looks like, or 0. */
  static char cyrillic(int codePoint) {
    return codePoint < CYRILLIC_OF_LATIN.length ? CYRILLIC_OF_LATIN[codePoint] : 0;
  }

  static boolean isCyrillic(int codePoint) {
    return codePoint >= 0x0400 && codePoint <= 0x052F;
  }

  static boolean isGreek(int codePoint) {
    return codePoint >= 0x0370 && codePoint <= 0x03FF;
  }
}
