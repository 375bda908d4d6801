package org.urtext.analysis;

import org.urtext.analysis.WordForm.Disguise;

/**
 * Goes through the words of a text from first to last. Blocks of plain Western letters are read at
 * once by {@link PlainBlock}, without making an object; the words of blocks with anything else take
 * a longer road through {@link WordForm}.
 *
 * <p>A word is a maximal run of letters, marks and invisible characters (see {@link
 * WordCharacters}) that begins with a letter; invisible characters at its end are not part of it.
 * It ends after {@value #MAX_WORD_CHARS} UTF-16 units at the latest, before a code point that would
 * not fit whole, and the rest of the run is read as if it began there.
 */
final class WordCursor {
  static final int MAX_WORD_CHARS = 256;

  private String text = "";
  private final WordForm form;
  private final PlainBlock block;
  private int blockStart;
  private int blockEnd;
  private int plainWordCount;
  private int plainWordIndex;
  private boolean plain;
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
  WordCursor(boolean turkic) {
    this.form = new WordForm(turkic);
    this.block = new PlainBlock(turkic);
  }

  /** Begins with a text. */
  WordCursor over(String newText) {
    text = newText;
    next = 0;
    blockEnd = 0;
    plainWordCount = 0;
    plainWordIndex = 0;
    afterForeignWord = false;
    dominantScript = DominantScript.UNKNOWN;
    return this;
  }

  int start() {
    return start;
  }

  int end() {
    return end;
  }

  /** The form of the present word; valid until the next. */
  WordForm form() {
    if (plain) {
      form.setPlain(block, start - blockStart, end - blockStart);
    }
    return form;
  }

  long hash() {
    return plain ? block.hash(start - blockStart, end - blockStart) : form.hash();
  }

  /** Whether invisible characters stand inside the word. */
  boolean hidesCharacters() {
    return hidesCharacters;
  }

  /** Whether plain Latin letters stand beside full-width or mathematical ones in the word. */
  boolean mixesWidths() {
    return !plain && form.mixesWidths();
  }

  Disguise disguise() {
    return disguise;
  }

  /** Moves to the next word; false at the end of the text. */
  boolean advance() {
    while (true) {
      if (plainWordIndex < plainWordCount) {
        return takePlainWord();
      }
      if (next < blockEnd) {
        if (readNextWord()) {
          return true;
        }
      } else if (next < text.length()) {
        readBlock();
      } else {
        return false;
      }
    }
  }

  private boolean takePlainWord() {
    start = Math.max(next, blockStart + block.start(plainWordIndex));
    end = blockStart + block.end(plainWordIndex);
    if (end - start > MAX_WORD_CHARS) {
      end = start + MAX_WORD_CHARS;
    } else {
      plainWordIndex++;
    }
    next = plainWordIndex < plainWordCount ? end : blockEnd;
    return true;
  }

  /** Reads a block; if it is not plain, it has no plain words and is left to careful reading. */
  private void readBlock() {
    blockStart = next;
    int charCount = Math.min(PlainBlock.MAX_CHARS, text.length() - blockStart);
    blockEnd = blockStart + charCount;
    plain = block.read(text, blockStart, charCount);
    plainWordIndex = 0;
    plainWordCount = plain ? block.wordCount() : 0;
    if (!plain) {
      return;
    }
    int last = plainWordCount - 1;
    if (last >= 0
        && block.end(last) == charCount
        && blockEnd < text.length()
        && block.start(last) > 0) {
      // It may go on: the next block begins with it.
      blockEnd = blockStart + block.start(last);
      plainWordCount = last;
    }
    if (plainWordCount > 0) {
      hidesCharacters = false;
      disguise = Disguise.NONE;
      afterForeignWord = false;
    } else {
      next = blockEnd;
    }
  }

  /** Reads on to the end of the block or of the first word that begins in it. */
  private boolean readNextWord() {
    for (int i = next; i < blockEnd; i++) {
      if (!block.isSeparator(text.charAt(i)) && startsWord(i)) {
        readWord(i);
        return true;
      }
    }
    next = blockEnd;
    return false;
  }

  private boolean startsWord(int charOffset) {
    int role = WordCharacters.roleOf(text.codePointAt(charOffset));
    return role == WordCharacters.LETTER || role == WordCharacters.LONE;
  }

  private static boolean continuesWordAfterLone(int role) {
    return role == WordCharacters.MARK || role == WordCharacters.INVISIBLE;
  }

  /** Reads the word that begins here, whatever it is made of. */
  private void readWord(int wordStart) {
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
    disguise = lone ? Disguise.NONE : findDisguise();
    afterForeignWord |= lone;
    form.undisguise(disguise);
    form.fold();
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
      if (WordCharacters.isLatinLetter(unit)) {
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
        if (WordCharacters.isLatinLetter(unit)) {
          latin++;
        } else if (Character.isLetter(unit)) {
          other++;
        }
      }
      dominantScript = latin > other ? DominantScript.LATIN : DominantScript.OTHER;
    }
    return dominantScript == DominantScript.LATIN;
  }
}
