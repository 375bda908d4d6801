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
  private static final int DRAWS_MASK = 0xffff;
  private static final int LARGEST_WORDS = TableLayout.FULL.bucketBytes() / Long.BYTES;
  private static final long[] FACTORS = oddFactors(LARGEST_WORDS + 1);

  private final TableLayout layout;
  private final byte[] bytes;
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

  int sumOfScores() {
    int sum = 0;
    for (int slot = 0; slot < size; slot++) {
      sum += score(slot);
    }
    return sum;
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
    for (int slot = 1; slot < size; slot++) {
      if (score(slot) < score(lowest) || (ties == Ties.NEWEST && score(slot) == score(lowest))) {
        lowest = slot;
      }
    }
    return lowest;
  }

  void moveToEnd(int slot) {
    if (slot == size - 1) {
      return;
    }
    rotate(TableLayout.LOW_TAGS, slot);
    rotate(TableLayout.HIGH_TAGS, slot);
    rotateInts(TableLayout.DOCUMENTS, slot);
    rotate(TableLayout.SCORES, slot);
    if (layout == TableLayout.FULL) {
      rotateInts(TableLayout.MIDDLE_BITS, slot);
      rotate(TableLayout.OFFSETS, slot);
      rotate(TableLayout.PREVIOUS_BYTES, slot);
      rotate(TableLayout.NEXT_BYTES, slot);
    }
  }

  int nextDraw() {
    draws = (draws + 1) & DRAWS_MASK;
    return draws;
  }

  // What the writer works with.

  int find(long hash) {
    byte low = (byte) hash;
    byte high = (byte) (hash >>> 8);
    for (int slot = 0; slot < size; slot++) {
      if (bytes[TableLayout.LOW_TAGS + slot] == low
          && bytes[TableLayout.HIGH_TAGS + slot] == high
          && (layout == TableLayout.COMPACT
              || intAt(TableLayout.MIDDLE_BITS, slot) == (int) (hash >>> 16))) {
        return slot;
      }
    }
    return Hits.NONE;
  }

  boolean isFull() {
    return size == TableLayout.SLOTS;
  }

  int document(int slot) {
    return intAt(TableLayout.DOCUMENTS, slot);
  }

  byte offset(int slot) {
    return layout == TableLayout.FULL ? bytes[TableLayout.OFFSETS + slot] : 0;
  }

  byte previousByte(int slot) {
    return layout == TableLayout.FULL ? bytes[TableLayout.PREVIOUS_BYTES + slot] : 0;
  }

  byte nextByte(int slot) {
    return layout == TableLayout.FULL ? bytes[TableLayout.NEXT_BYTES + slot] : 0;
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
      bytes[TableLayout.OFFSETS + slot] = updates.offsets[update];
      bytes[TableLayout.PREVIOUS_BYTES + slot] = updates.previousBytes[update];
      bytes[TableLayout.NEXT_BYTES + slot] = updates.nextBytes[update];
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
   * Copies a bucket from the mapped table.
   *
   * @return false if what is there is damaged
   */
  boolean load(MemorySegment blocks, long number) {
    this.number = number;
    MemorySegment.copy(
        blocks, ValueLayout.JAVA_BYTE, layout.bucketAddress(number), bytes, 0, bytes.length);
    size = blocks.get(ValueLayout.JAVA_BYTE, layout.usedSlotsAddress(number)) & 0xff;
    draws = blocks.get(TableLayout.LE_SHORT, layout.drawsAddress(number)) & DRAWS_MASK;
    return size <= TableLayout.SLOTS
        && checksum() == blocks.get(TableLayout.LE_INT, layout.checksumAddress(number));
  }

  void store(MemorySegment blocks) {
    MemorySegment.copy(
        bytes, 0, blocks, ValueLayout.JAVA_BYTE, layout.bucketAddress(number), bytes.length);
    blocks.set(ValueLayout.JAVA_BYTE, layout.usedSlotsAddress(number), (byte) size);
    blocks.set(TableLayout.LE_SHORT, layout.drawsAddress(number), (short) draws);
    blocks.set(TableLayout.LE_INT, layout.checksumAddress(number), checksum());
  }

  /**
   * The sum of all words of the bucket, its size and its draws, each times an odd factor of its
   * place, times an odd factor of the bucket's number; mixed, the low 32 bits. An empty bucket has
   * 0 wherever it stands. Any one flipped bit changes the sum for certain and the checksum with all
   * but one chance in 2³².
   */
  private int checksum() {
    long sum = (((long) draws << 8) | size) * FACTORS[LARGEST_WORDS];
    for (int word = 0; word < bytes.length / Long.BYTES; word++) {
      sum += (long) LONGS.get(bytes, word * Long.BYTES) * FACTORS[word];
    }
    return (int) FingerprintHash.mix(sum * (2 * number + 1));
  }

  private void clear(int slot) {
    bytes[TableLayout.LOW_TAGS + slot] = 0;
    bytes[TableLayout.HIGH_TAGS + slot] = 0;
    setInt(TableLayout.DOCUMENTS, slot, 0);
    setScore(slot, 0);
    if (layout == TableLayout.FULL) {
      setInt(TableLayout.MIDDLE_BITS, slot, 0);
      bytes[TableLayout.OFFSETS + slot] = 0;
      bytes[TableLayout.PREVIOUS_BYTES + slot] = 0;
      bytes[TableLayout.NEXT_BYTES + slot] = 0;
    }
  }

  private void rotate(int column, int slot) {
    byte moved = bytes[column + slot];
    System.arraycopy(bytes, column + slot + 1, bytes, column + slot, size - 1 - slot);
    bytes[column + size - 1] = moved;
  }

  private void rotateInts(int column, int slot) {
    int moved = intAt(column, slot);
    int at = column + slot * Integer.BYTES;
    System.arraycopy(bytes, at + Integer.BYTES, bytes, at, (size - 1 - slot) * Integer.BYTES);
    setInt(column, size - 1, moved);
  }

  private int intAt(int column, int slot) {
    return (int) INTS.get(bytes, column + slot * Integer.BYTES);
  }

  private void setInt(int column, int slot, int value) {
    INTS.set(bytes, column + slot * Integer.BYTES, value);
  }

  private static long[] oddFactors(int count) {
    long[] factors = new long[count];
    for (int i = 0; i < count; i++) {
      factors[i] = FingerprintHash.mix(i + 1) | 1;
    }
    return factors;
  }
}
