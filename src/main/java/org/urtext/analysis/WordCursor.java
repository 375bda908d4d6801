package org.urtext.analysis;

import org.urtext.analysis.WordForm.Disguise;

/**
 * Goes through the words of a text from first to last. Words of plain Western letters are read,
 * folded and hashed in one pass without making an object; words with anything else take a longer
 * road through {@link WordForm}.
 *
 * <p>A word is a maximal run of letters, marks and invisible characters (see {@link
 * WordCharacters}) that begins with a letter; invisible characters at its end are not part of it.
 * It ends after {@value #MAX_WORD_CHARS} UTF-16 units at the latest, before a code point that would
 * not fit whole, and the rest of the run is read as if it began there.
 */
final class WordCursor {
  static final int MAX_WORD_CHARS = 256;

  private static final int LATIN1 = 256;
  private static final char LOOK_CLOSER = 1;
  private static final char[] FOLDED = latin1(false);
  private static final char[] FOLDED_TURKIC = latin1(true);

  private final String text;
  private final WordForm form;
  private final char[] folded;
  private int next;
  private int start;
  private int end;
  private boolean hidesCharacters;
  private Disguise disguise = Disguise.NONE;
  private boolean afterForeignWord;
  private DominantScript dominantScript = DominantScript.UNKNOWN;

  private enum DominantScript {
    UNKNOWN,
    LATIN,
    OTHER
  }

  /**
   * @param turkic whether capital I is the capital of the dotless ı, as in Turkish
   */
  WordCursor(String text, boolean turkic) {
    this.text = text;
    this.form = new WordForm(turkic);
    this.folded = turkic ? FOLDED_TURKIC : FOLDED;
  }

  int start() {
    return start;
  }

  int end() {
    return end;
  }

  WordForm form() {
    return form;
  }

  long hash() {
    return form.hash();
  }

  /** Whether invisible characters stand inside the word. */
  boolean hidesCharacters() {
    return hidesCharacters;
  }

  Disguise disguise() {
    return disguise;
  }

  /** Moves to the next word; false at the end of the text. */
  boolean advance() {
    String text = this.text;
    char[] folded = this.folded;
    long[] packed = form.packed();
    int length = text.length();
    int i = next;
    while (i < length) {
      char unit = text.charAt(i);
      if (unit >= LATIN1 || folded[unit] == LOOK_CLOSER) {
        if (startsWord(i)) {
          return readAnyWord(i);
        }
        i++;
        continue;
      }
      if (folded[unit] == 0) {
        i++;
        continue;
      }
      start = i;
      int limit = Math.min(length, i + MAX_WORD_CHARS);
      long four = 0;
      int shift = 0;
      int filled = 0;
      do {
        four |= (long) folded[unit] << shift;
        shift += Character.SIZE;
        if (shift == Long.SIZE) {
          packed[filled++] = four;
          four = 0;
          shift = 0;
        }
        i++;
        unit = i < limit ? text.charAt(i) : ' ';
      } while (unit < LATIN1 && folded[unit] > LOOK_CLOSER);
      if (unit < LATIN1 ? folded[unit] == LOOK_CLOSER : continuesWordAt(i)) {
        return readAnyWord(start);
      }
      if (shift > 0) {
        packed[filled] = four;
      }
      return endPlainWord(i);
    }
    next = length;
    return false;
  }

  private boolean endPlainWord(int wordEnd) {
    end = wordEnd;
    next = wordEnd;
    form.setCharCount(wordEnd - start);
    hidesCharacters = false;
    disguise = Disguise.NONE;
    afterForeignWord = false;
    return true;
  }

  private boolean startsWord(int charOffset) {
    int role = WordCharacters.roleOf(text.codePointAt(charOffset));
    return role == WordCharacters.LETTER || role == WordCharacters.LONE;
  }

  private boolean continuesWordAt(int charOffset) {
    return continuesWord(WordCharacters.roleOf(text.codePointAt(charOffset)));
  }

  private static boolean continuesWordAfterLone(int role) {
    return role == WordCharacters.MARK || role == WordCharacters.INVISIBLE;
  }

  /** Reads the word that begins here, whatever it is made of. */
  private boolean readAnyWord(int wordStart) {
    int first = text.codePointAt(wordStart);
    boolean lone = WordCharacters.roleOf(first) == WordCharacters.LONE;
    int limit = Math.min(text.length(), wordStart + MAX_WORD_CHARS);
    int visibleEnd = wordStart + Character.charCount(first);
    boolean invisibleBefore = false;
    hidesCharacters = false;
    form.clear();
    form.append(first);
    int i = visibleEnd;
    while (i < limit) {
      int codePoint = text.codePointAt(i);
      int role = WordCharacters.roleOf(codePoint);
      int after = i + Character.charCount(codePoint);
      if (after > limit || !(lone ? continuesWordAfterLone(role) : continuesWord(role))) {
        break;
      }
      if (role == WordCharacters.INVISIBLE) {
        invisibleBefore = true;
      } else {
        form.append(codePoint);
        visibleEnd = after;
        hidesCharacters |= invisibleBefore;
      }
      i = after;
    }
    start = wordStart;
    end = visibleEnd;
    next = i;
    form.normalise();
    disguise = findDisguise();
    form.undisguise(disguise);
    form.fold();
    return true;
  }

  private static boolean continuesWord(int role) {
    return role == WordCharacters.LETTER || continuesWordAfterLone(role);
  }

  /**
   * A word that mixes Latin with letters that only look it is Latin; one that mixes Cyrillic
   * letters with Latin ones that look it is Cyrillic. A word made wholly of lookalikes is Latin in
   * a text that is mostly Latin, unless it follows a word that is honestly foreign, as in a
   * quotation; a single Greek letter is left alone as a formula's.
   */
  private Disguise findDisguise() {
    StringBuilder word = form.seen();
    int latin = 0;
    int latinLikeCyrillic = 0;
    int foreign = 0;
    int foreignLikeLatin = 0;
    int cyrillic = 0;
    int greek = 0;
    for (int i = 0; i < word.length(); i++) {
      char unit = word.charAt(i);
      if (Lookalikes.isLatinLetter(unit)) {
        latin++;
        latinLikeCyrillic += Lookalikes.cyrillic(unit) != 0 ? 1 : 0;
      } else if (Character.isLetter(unit)) {
        foreign++;
        foreignLikeLatin += Lookalikes.latin(unit) != 0 ? 1 : 0;
        cyrillic += Lookalikes.isCyrillic(unit) ? 1 : 0;
        greek += Lookalikes.isGreek(unit) ? 1 : 0;
      }
    }
    boolean wasAfterForeignWord = afterForeignWord;
    afterForeignWord = false;
    if (foreign == 0) {
      return Disguise.NONE;
    }
    boolean readsAsLatin = foreign == foreignLikeLatin;
    boolean readsAsCyrillic = foreign == cyrillic && latin == latinLikeCyrillic;
    if (latin > 0) {
      if (readsAsLatin && readsAsCyrillic) {
        return latinDominates() ? Disguise.AS_LATIN : Disguise.AS_CYRILLIC;
      }
      if (readsAsLatin) {
        return Disguise.AS_LATIN;
      }
      return readsAsCyrillic ? Disguise.AS_CYRILLIC : Disguise.NONE;
    }
    boolean formula = foreign == 1 && greek == 1;
    if (readsAsLatin && !formula && !wasAfterForeignWord && latinDominates()) {
      return Disguise.AS_LATIN;
    }
    afterForeignWord = true;
    return Disguise.NONE;
  }

  /** Whether more than half of the text's letters are Latin; counted once, when first asked. */
  private boolean latinDominates() {
    if (dominantScript == DominantScript.UNKNOWN) {
      int latin = 0;
      int other = 0;
      for (int i = 0; i < text.length(); i++) {
        char unit = text.charAt(i);
        if (Lookalikes.isLatinLetter(unit)) {
          latin++;
        } else if (Character.isLetter(unit)) {
          other++;
        }
      }
      dominantScript = latin > other ? DominantScript.LATIN : DominantScript.OTHER;
    }
    return dominantScript == DominantScript.LATIN;
  }

  /** For each character of Latin-1 its folded letter, 0 for separators, or {@link #LOOK_CLOSER}. */
  private static char[] latin1(boolean turkic) {
    char[] table = new char[LATIN1];
    for (char c = 0; c < LATIN1; c++) {
      int role = WordCharacters.roleOf(c);
      if (role == WordCharacters.INVISIBLE || WordCharacters.isComplex(c)) {
        table[c] = LOOK_CLOSER;
      } else if (role == WordCharacters.LETTER) {
        table[c] = turkic && c == 'I' ? 'ı' : (char) WordCharacters.foldCase(c);
      }
    }
    return table;
  }
}
