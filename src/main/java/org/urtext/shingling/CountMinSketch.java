package org.urtext.shingling;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * The frequencies of n-grams in a fixed amount of memory outside the heap, however many n-grams
 * there are: a count-min sketch (Cormode and Muthukrishnan, 2005) with conservative update (Estan
 * and Varghese, 2002).
 *
 * <p>Four rows of counters; an n-gram has one counter in each, and the smallest is its frequency.
 * Only the counters that equal the smallest are raised. So an estimate is never too small, and too
 * large only if the n-gram shares all its counters with others: an n-gram that never occurred is
 * taken for a known one with probability {@link #load} to the fourth, which is 16 % with as many
 * distinct n-grams as a row has counters, and 0.24 % with a quarter of them. Counters are 16 bits
 * wide and stay at their largest value: an n-gram seen 65,535 times is not rare by any measure.
 *
 * <p>One thread adds. {@link SketchFile} keeps a sketch on disk.
 */
public final class CountMinSketch implements NgramFrequencies {
  static final int ROWS = 4;
  static final int COUNTER_BYTES = Short.BYTES;
  static final int MAX_COUNT = 0xFFFF;
  static final int MIN_ROW_COUNTERS = 1 << 6;
  static final int MAX_ROW_COUNTERS = 1 << 27;

  private final int rowCounters;
  private final int indexShift;
  private final ByteBuffer counters;

  private CountMinSketch(int rowCounters) {
    this.rowCounters = rowCounters;
    this.indexShift = Long.numberOfLeadingZeros(rowCounters) + 1;
    this.counters =
        ByteBuffer.allocateDirect(ROWS * COUNTER_BYTES * rowCounters)
            .order(ByteOrder.LITTLE_ENDIAN);
  }

  /** An empty sketch of the largest size that fits, but at least 512 bytes and at most 1 GiB. */
  public static CountMinSketch ofBytes(long maxBytes) {
    long fitting = Math.max(1, maxBytes / (ROWS * COUNTER_BYTES));
    return new CountMinSketch(
        Math.clamp(Long.highestOneBit(fitting), MIN_ROW_COUNTERS, MAX_ROW_COUNTERS));
  }

  /** The memory that the counters take. */
  public int sizeBytes() {
    return counters.capacity();
  }

  /** Counts one occurrence of each of the n-grams, such as all the shingles of a new document. */
  public void add(long[] fingerprints) {
    for (long fingerprint : fingerprints) {
      add(fingerprint);
    }
  }

  private void add(long fingerprint) {
    int smallest = frequency(fingerprint);
    if (smallest == MAX_COUNT) {
      return;
    }
    long step = Fingerprints.selectionValue(fingerprint);
    for (int row = 0; row < ROWS; row++) {
      int position = position(fingerprint, step, row);
      if (count(position) == smallest) {
        counters.putShort(position, (short) (smallest + 1));
      }
    }
  }

  @Override
  public int frequency(long fingerprint) {
    long step = Fingerprints.selectionValue(fingerprint);
    int smallest = MAX_COUNT;
    for (int row = 0; row < ROWS; row++) {
      smallest = Math.min(smallest, count(position(fingerprint, step, row)));
    }
    return smallest;
  }

  /** The share of counters that are in use, from 0 to 1. */
  public double load() {
    int used = 0;
    for (int position = 0; position < counters.capacity(); position += COUNTER_BYTES) {
      if (count(position) > 0) {
        used++;
      }
    }
    return (double) used / (ROWS * rowCounters);
  }

  /** The bare counters, row by row, from the first to the last. */
  ByteBuffer counters() {
    return counters.duplicate().order(ByteOrder.LITTLE_ENDIAN).clear();
  }

  private int count(int position) {
    return Short.toUnsignedInt(counters.getShort(position));
  }

  /**
   * Two independent values of a fingerprint give all its places (Kirsch and Mitzenmacher, 2006).
   */
  private int position(long fingerprint, long step, int row) {
    int index = (int) ((fingerprint + row * step) >>> indexShift);
    return (row * rowCounters + index) * COUNTER_BYTES;
  }
}
