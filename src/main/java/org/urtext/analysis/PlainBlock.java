package org.urtext.analysis;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * A stretch of text whose words are all of plain Western letters, folded and cut in one go. Reading
 * such text letter by letter, a processor guesses wrong at both ends of every word and loses more
 * time there than in all else; so the letters of 64 characters become the bits of one number,
 * without a branch, and the ends of words are where its bits change.
 */
final class PlainBlock {
  static final int MAX_CHARS = 4 * WordCursor.MAX_WORD_CHARS;

  private static final VarHandle UTF16 =
      MethodHandles.byteArrayViewVarHandle(char[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle FOUR_UTF16 =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final int HASHED_AT_ONCE = 2 * WordForm.CHARS_PER_LONG;
  private static final long[] FIRST_FOUR = new long[HASHED_AT_ONCE + 1];
  private static final long[] SECOND_FOUR = new long[HASHED_AT_ONCE + 1];

  static {
    for (int charCount = 1; charCount <= HASHED_AT_ONCE; charCount++) {
      FIRST_FOUR[charCount] = lowChars(Math.min(charCount, WordForm.CHARS_PER_LONG));
      SECOND_FOUR[charCount] = lowChars(Math.max(0, charCount - WordForm.CHARS_PER_LONG));
    }
  }

  private static final char LOOK_CLOSER = 0xFFFF;
  private static final int LOOK_CLOSER_BIT = 0x8000;
  private static final char[] FOLDED = foldedLetters(false);
  private static final char[] FOLDED_TURKIC = foldedLetters(true);

  private final char[] foldedLetters;
  private final char[] chars = new char[MAX_CHARS];
  private final byte[] folded = new byte[Character.BYTES * MAX_CHARS + 2 * Long.BYTES];
  private final int[] edges = new int[MAX_CHARS + 2];
  private final long[] longWord = new long[WordForm.MAX_PLAIN_LONGS];
  private int edgeCount;

  PlainBlock(boolean turkic) {
    this.foldedLetters = turkic ? FOLDED_TURKIC : FOLDED;
  }

  /** The UTF-16 units are no part of a plain word and certainly end one. */
  boolean isSeparator(char unit) {
    return foldedLetters[unit] == 0;
  }

  /**
   * Reads characters of the text; false if they hold anything that must be looked at closer. A run
   * of letters at the end of the block is read as a word, although it may go on.
   */
  boolean read(String text, int start, int charCount) {
    text.getChars(start, start + charCount, chars, 0);
    edgeCount = 0;
    int seen = 0;
    long before = 0;
    for (int from = 0; from < charCount; from += Long.SIZE) {
      int to = Math.min(charCount, from + Long.SIZE);
      long letters = 0;
      for (int i = from; i < to; i++) {
        int letter = foldedLetters[chars[i]];
        UTF16.set(folded, Character.BYTES * i, (char) letter);
        letters |= (long) (-letter >>> 31) << i;
        seen |= letter;
      }
      addEdges(letters ^ (letters << 1 | before), from);
      before = letters >>> 63;
    }
    if ((edgeCount & 1) != 0) {
      edges[edgeCount++] = charCount;
    }
    return (seen & LOOK_CLOSER_BIT) == 0;
  }

  private void addEdges(long changes, int from) {
    int count = edgeCount;
    for (long rest = changes; rest != 0; rest &= rest - 1) {
      edges[count++] = from + Long.numberOfTrailingZeros(rest);
    }
    edgeCount = count;
  }

  int wordCount() {
    return edgeCount / 2;
  }

  int start(int wordIndex) {
    return edges[2 * wordIndex];
  }

  int end(int wordIndex) {
    return edges[2 * wordIndex + 1];
  }

  /** The hash of the form between two offsets in the block; see {@link TokenHash}. */
  long hash(int start, int end) {
    int charCount = end - start;
    if (charCount > HASHED_AT_ONCE) {
      pack(start, end, longWord);
      return TokenHash.of(longWord, charCount);
    }
    return TokenHash.of(
        four(start) & FIRST_FOUR[charCount],
        four(start + WordForm.CHARS_PER_LONG) & SECOND_FOUR[charCount]);
  }

  /** Writes the form between two offsets in the way of {@link WordForm#pack}. */
  void pack(int start, int end, long[] target) {
    int charCount = end - start;
    int last = (charCount - 1) / WordForm.CHARS_PER_LONG;
    for (int i = 0; i <= last; i++) {
      target[i] = four(start + i * WordForm.CHARS_PER_LONG);
    }
    target[last] &= lowChars(charCount - last * WordForm.CHARS_PER_LONG);
  }

  private long four(int charOffset) {
    return (long) FOUR_UTF16.get(folded, Character.BYTES * charOffset);
  }

  /** The lowest UTF-16 units of a number. */
  private static long lowChars(int charCount) {
    return charCount == 0 ? 0 : -1L >>> (Long.SIZE - charCount * Character.SIZE);
  }

  /** For each UTF-16 unit its folded letter, 0 if it ends words, or {@link #LOOK_CLOSER}. */
  private static char[] foldedLetters(boolean turkic) {
    char[] table = new char[Character.MAX_VALUE + 1];
    for (int c = 0; c < table.length; c++) {
      int role = WordCharacters.roleOf(c);
      if (c < 256 && role == WordCharacters.LETTER && !WordCharacters.isComplex(c)) {
        table[c] = turkic && c == 'I' ? 'ı' : (char) WordCharacters.foldCase(c);
      } else if (role != WordCharacters.SEPARATOR || Character.isSurrogate((char) c)) {
        table[c] = LOOK_CLOSER;
      }
    }
    return table;
  }
}
