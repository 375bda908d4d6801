package org.urtext.table;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;

/**
 * A copy of one bucket on the heap, where a writer changes it before it goes back as a whole. Slots
 * in use stand first, in the order of their insertion, so that the oldest is slot 0; LRU keeps them
 * in the order of their last use.
 */
public final class Bucket {
  public static final int HIGHEST_SCORE = 255;

  private static final VarHandle LONGS =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);
  private static final VarHandle INTS =
      MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);
  private static final long LOW_BITS = 0x0101010101010101L;
  private static final long HIGH_BITS = 0x8080808080808080L;
  private static final long EVEN_BYTES = 0x00ff00ff00ff00ffL;
  private static final int DRAWS_MASK = 0xffff;
  private static final int LARGEST_WORDS = TableLayout.FULL.bucketBytes() / Long.BYTES;
  private static final long[] FACTORS =
      FingerprintHash.oddFactors(LARGEST_WORDS + 1, 0x6275636b6574L);

  private final TableLayout layout;
  private final byte[] bytes;
  private final byte[] moved = new byte[Integer.BYTES];
  private long number;
  private int size;
  private int draws;

  Bucket(TableLayout layout) {
    this.layout = layout;
    this.bytes = new byte[layout.bucketBytes()];
  }

  TableLayout layout() {
    return layout;
  }

  // What policies work with.

  /** Of this bucket among all of the table. */
  long number() {
    return number;
  }

  /** Slots in use. */
  public int size() {
    return size;
  }

  int score(int slot) {
    return bytes[TableLayout.SCORES + slot] & 0xff;
  }

  void setScore(int slot, int score) {
    bytes[TableLayout.SCORES + slot] = (byte) score;
  }

  /** Adds up all slots at once, four sums of 16 bits in a word; those not in use have 0. */
  int sumOfScores() {
    long sums = 0;
    for (int at = 0; at < TableLayout.SLOTS; at += Long.BYTES) {
      long scores = (long) LONGS.get(bytes, TableLayout.SCORES + at);
      sums += (scores & EVEN_BYTES) + (scores >>> Byte.SIZE & EVEN_BYTES);
    }
    return (int) (sums * 0x0001000100010001L >>> 48);
  }

  int countScores(int score) {
    int count = 0;
    for (int slot = 0; slot < size; slot++) {
      if (score(slot) == score) {
        count++;
      }
    }
    return count;
  }

  void halveScores() {
    for (int slot = 0; slot < size; slot++) {
      setScore(slot, score(slot) / 2);
    }
  }

  int lowestScore(Ties ties) {
    int lowest = 0;
    int lowestScore = score(0);
    for (int slot = 1; slot < size; slot++) {
      int score = score(slot);
      if (score < lowestScore || (score == lowestScore && ties == Ties.NEWEST)) {
        lowest = slot;
        lowestScore = score;
      }
    }
    return lowest;
  }

  void moveToEnd(int slot) {
    rotate(TableLayout.LOW_TAGS, slot, Byte.BYTES);
    rotate(TableLayout.HIGH_TAGS, slot, Byte.BYTES);
    rotate(TableLayout.DOCUMENTS, slot, Integer.BYTES);
    rotate(TableLayout.SCORES, slot, Byte.BYTES);
    if (layout == TableLayout.FULL) {
      rotate(TableLayout.MIDDLE_BITS, slot, Integer.BYTES);
      rotate(TableLayout.DETAILS, slot, TableLayout.DETAIL_BYTES);
    }
  }

  int nextDraw() {
    draws = (draws + 1) & DRAWS_MASK;
    return draws;
  }

  // What the writer works with.

  int find(long hash) {
    long low = (hash & 0xff) * LOW_BITS;
    long high = (hash >>> 8 & 0xff) * LOW_BITS;
    for (int word = 0; word < TableLayout.SLOTS; word += Long.BYTES) {
      long difference =
          ((long) LONGS.get(bytes, TableLayout.LOW_TAGS + word) ^ low)
              | ((long) LONGS.get(bytes, TableLayout.HIGH_TAGS + word) ^ high);
      // Exact at the lowest zero byte, and perhaps wrong above it: every match is looked at.
      long zeros = (difference - LOW_BITS) & ~difference & HIGH_BITS;
      while (zeros != 0) {
        int slot = word + Long.numberOfTrailingZeros(zeros) / Byte.SIZE;
        if (slot < size && isAt(slot, hash)) {
          return slot;
        }
        zeros &= zeros - 1;
      }
    }
    return Hits.NONE;
  }

  private boolean isAt(int slot, long hash) {
    return bytes[TableLayout.LOW_TAGS + slot] == (byte) hash
        && bytes[TableLayout.HIGH_TAGS + slot] == (byte) (hash >>> 8)
        && (layout == TableLayout.COMPACT
            || intAt(TableLayout.MIDDLE_BITS, slot) == (int) (hash >>> 16));
  }

  boolean isFull() {
    return size == TableLayout.SLOTS;
  }

  int document(int slot) {
    return intAt(TableLayout.DOCUMENTS, slot);
  }

  void append(long hash, UpdateBatch updates, int update) {
    int slot = size++;
    bytes[TableLayout.LOW_TAGS + slot] = (byte) hash;
    bytes[TableLayout.HIGH_TAGS + slot] = (byte) (hash >>> 8);
    if (layout == TableLayout.FULL) {
      setInt(TableLayout.MIDDLE_BITS, slot, (int) (hash >>> 16));
    }
    setScore(slot, 0);
    setOrigin(slot, updates, update);
  }

  void setOrigin(int slot, UpdateBatch updates, int update) {
    setInt(TableLayout.DOCUMENTS, slot, updates.documents[update]);
    if (layout == TableLayout.FULL) {
      int details = TableLayout.detailsAt(slot);
      bytes[details] = updates.offsets[update];
      bytes[details + 1] = updates.previousBytes[update];
      bytes[details + 2] = updates.nextBytes[update];
    }
  }

  void remove(int slot) {
    moveToEnd(slot);
    size--;
    clear(size);
  }

  void clear() {
    Arrays.fill(bytes, (byte) 0);
    size = 0;
    draws = 0;
  }

  /** Whether the slots beyond those in use are zero, as the layout has it. */
  boolean isTidy() {
    for (int slot = size; slot < TableLayout.SLOTS; slot++) {
      if (bytes[TableLayout.LOW_TAGS + slot] != 0
          || bytes[TableLayout.HIGH_TAGS + slot] != 0
          || document(slot) != 0
          || score(slot) != 0) {
        return false;
      }
    }
    return true;
  }

  /**
   * Copies a bucket from the mapped table. A bucket that was stored must be loaded again before it
   * is used further.
   *
   * @return false if what is there is damaged
   */
  boolean load(MemorySegment blocks, long number) {
    this.number = number;
    MemorySegment.copy(
        blocks, ValueLayout.JAVA_BYTE, layout.bucketAddress(number), bytes, 0, bytes.length);
    size = blocks.get(ValueLayout.JAVA_BYTE, layout.usedSlotsAddress(number)) & 0xff;
    draws = blocks.get(TableLayout.LE_SHORT, layout.drawsAddress(number)) & DRAWS_MASK;
    if (size > TableLayout.SLOTS
        || checksum() != blocks.get(TableLayout.LE_INT, layout.checksumAddress(number))) {
      return false;
    }
    for (int at = TableLayout.DOCUMENTS; at < TableLayout.SCORES; at += Long.BYTES) {
      LONGS.set(bytes, at, (long) LONGS.get(bytes, at) & LineCheck.ID_BITS);
    }
    return true;
  }

  void store(MemorySegment blocks) {
    for (int line = 0; line < TableLayout.SLOTS / LineCheck.SLOTS; line++) {
      writeLineCheck(line);
    }
    MemorySegment.copy(
        bytes, 0, blocks, ValueLayout.JAVA_BYTE, layout.bucketAddress(number), bytes.length);
    blocks.set(ValueLayout.JAVA_BYTE, layout.usedSlotsAddress(number), (byte) size);
    blocks.set(TableLayout.LE_SHORT, layout.drawsAddress(number), (short) draws);
    blocks.set(TableLayout.LE_INT, layout.checksumAddress(number), checksum());
  }

  /**
   * The sum of all words of the bucket, its size and its draws, each folded and times an odd factor
   * of its place, times an odd factor of the bucket's number; mixed, the low 32 bits. An empty
   * bucket has 0 wherever it stands. Any one flipped bit changes the sum for certain and the
   * checksum with all but one chance in 2³².
   */
  private int checksum() {
    long sum = (((long) draws << 8) | size) * FACTORS[LARGEST_WORDS];
    for (int word = 0; word < bytes.length / Long.BYTES; word++) {
      sum +=
          FingerprintHash.checksumTerm((long) LONGS.get(bytes, word * Long.BYTES), FACTORS[word]);
    }
    return (int) FingerprintHash.mix(sum * (2 * number + 1));
  }

  private void writeLineCheck(int line) {
    int ids = TableLayout.documentAt(line * LineCheck.SLOTS);
    long sum = 0;
    for (int word = 0; word < LineCheck.ID_WORDS; word++) {
      sum += LineCheck.idTerm(line, word, (long) LONGS.get(bytes, ids + word * Long.BYTES));
    }
    if (layout == TableLayout.FULL) {
      int details = TableLayout.detailsAt(line * LineCheck.SLOTS);
      for (int word = 0; word < LineCheck.DETAIL_WORDS; word++) {
        sum +=
            LineCheck.detailTerm(line, word, (long) LONGS.get(bytes, details + word * Long.BYTES));
      }
    }
    int check = LineCheck.ofSum(sum, number);
    for (int word = 0; word < LineCheck.ID_WORDS; word++) {
      int at = ids + word * Long.BYTES;
      LONGS.set(
          bytes,
          at,
          ((long) LONGS.get(bytes, at) & LineCheck.ID_BITS) | LineCheck.write(check, word));
    }
  }

  private void clear(int slot) {
    bytes[TableLayout.LOW_TAGS + slot] = 0;
    bytes[TableLayout.HIGH_TAGS + slot] = 0;
    setInt(TableLayout.DOCUMENTS, slot, 0);
    setScore(slot, 0);
    if (layout == TableLayout.FULL) {
      setInt(TableLayout.MIDDLE_BITS, slot, 0);
      Arrays.fill(bytes, TableLayout.detailsAt(slot), TableLayout.detailsAt(slot + 1), (byte) 0);
    }
  }

  private void rotate(int column, int slot, int width) {
    int from = column + slot * width;
    int last = column + (size - 1) * width;
    System.arraycopy(bytes, from, moved, 0, width);
    System.arraycopy(bytes, from + width, bytes, from, last - from);
    System.arraycopy(moved, 0, bytes, last, width);
  }

  private int intAt(int column, int slot) {
    return (int) INTS.get(bytes, column + slot * Integer.BYTES);
  }

  private void setInt(int column, int slot, int value) {
    INTS.set(bytes, column + slot * Integer.BYTES, value);
  }
}
