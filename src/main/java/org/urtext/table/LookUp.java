package org.urtext.table;

import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;

/**
 * Finds shingles in the mapped buckets, a batch at a time and in passes, so that the cache misses
 * of a batch are under way together instead of one after the other:
 *
 * <ol>
 *   <li>find each shingle's bucket, and touch the cache line of its low tag bytes;
 *   <li>compare the low tag bytes; four of five shingles that are not there end here, with one
 *       cache line read;
 *   <li>of the rest, touch and compare the high tag bytes as well; nearly all others end here, with
 *       two;
 *   <li>touch the cache line of the document id, and read it once its {@link LineCheck} is seen to
 *       be right.
 * </ol>
 *
 * Every look-up is done again, alone, if a writer was at its bucket meanwhile. As long as nobody
 * writes at all, one counter tells this for the whole batch.
 */
final class LookUp {
  static final int BATCH = 128;
  private static final long LOW_BITS = 0x0101010101010101L;
  private static final long HIGH_BITS = 0x8080808080808080L;

  private final MappedBuckets buckets;
  private final MemorySegment blocks;
  private final TableLayout layout;

  LookUp(MappedBuckets buckets) {
    this.buckets = buckets;
    this.blocks = buckets.blocks();
    this.layout = buckets.layout();
  }

  void find(long[] fingerprints, int from, int to, Hits hits) {
    hits.begin(to - from);
    for (int start = from; start < to; start += BATCH) {
      findBatch(fingerprints, start, Math.min(BATCH, to - start), start - from, hits);
    }
  }

  private void findBatch(long[] fingerprints, int from, int count, int firstResult, Hits hits) {
    locate(fingerprints, from, count, hits);
    int writings = buckets.writings();
    boolean quiet = MappedBuckets.isQuiet(writings);
    if (!quiet) {
      noteVersions(count, hits);
    }
    touchLowTags(count, hits);
    int candidates = compareLowTags(count, hits);
    touchHighTags(candidates, hits);
    candidates = compareHighTags(candidates, hits);
    findSlots(candidates, hits);
    touchOrigins(candidates, hits);
    for (int c = 0; c < candidates; c++) {
      int i = hits.candidates[c];
      readSlot(i, hits.slots[c], firstResult + i, hits);
    }
    buckets.afterReading();
    if (!quiet || buckets.writings() != writings) {
      findChangedAlone(count, firstResult, quiet, hits);
    }
    hits.settle(firstResult, count);
  }

  private void findChangedAlone(int count, int firstResult, boolean all, Hits hits) {
    for (int i = 0; i < count; i++) {
      if (all || !buckets.isVersion(hits.numbers[i], hits.versions[i])) {
        findAlone(i, firstResult + i, hits);
      }
    }
  }

  private void noteVersions(int count, Hits hits) {
    for (int i = 0; i < count; i++) {
      hits.versions[i] = buckets.version(hits.numbers[i]);
    }
  }

  private void locate(long[] fingerprints, int from, int count, Hits hits) {
    for (int i = 0; i < count; i++) {
      long hash = buckets.hash(fingerprints[from + i]);
      long number = buckets.bucketOf(hash);
      hits.hashes[i] = hash;
      hits.numbers[i] = number;
      hits.addresses[i] = layout.bucketAddress(number);
    }
  }

  // What touches does nothing else, so that as many loads as possible are under way at once.

  private void touchLowTags(int count, Hits hits) {
    long touched = 0;
    for (int i = 0; i < count; i++) {
      touched += blocks.get(TableLayout.LE_LONG, hits.addresses[i]);
    }
    hits.touched = touched;
  }

  private void touchHighTags(int count, Hits hits) {
    long touched = 0;
    for (int c = 0; c < count; c++) {
      long address = hits.addresses[hits.candidates[c]];
      touched += blocks.get(TableLayout.LE_LONG, address + TableLayout.HIGH_TAGS);
    }
    hits.touched += touched;
  }

  private void touchOrigins(int count, Hits hits) {
    long touched = 0;
    for (int c = 0; c < count; c++) {
      long address = hits.addresses[hits.candidates[c]];
      int slot = hits.slots[c];
      touched += blocks.get(TableLayout.LE_INT, address + TableLayout.documentAt(slot));
      if (layout == TableLayout.FULL) {
        touched += blocks.get(TableLayout.LE_INT, address + TableLayout.middleBitsAt(slot));
        touched += blocks.get(ValueLayout.JAVA_BYTE, address + TableLayout.detailsAt(slot));
      }
    }
    hits.touched += touched;
  }

  private int compareLowTags(int count, Hits hits) {
    int candidates = 0;
    for (int i = 0; i < count; i++) {
      hits.candidates[candidates] = i;
      candidates += anyLowTag(hits.addresses[i], hits.hashes[i]) ? 1 : 0;
    }
    return candidates;
  }

  private boolean anyLowTag(long address, long hash) {
    long pattern = (hash & 0xff) * LOW_BITS;
    long zeros = 0;
    for (int at = TableLayout.LOW_TAGS; at < TableLayout.HIGH_TAGS; at += Long.BYTES) {
      zeros |= zeroBytes(blocks.get(TableLayout.LE_LONG, address + at) ^ pattern);
    }
    return (zeros & HIGH_BITS) != 0;
  }

  /** Keeps those of which both tag bytes match. */
  private int compareHighTags(int count, Hits hits) {
    int candidates = 0;
    for (int c = 0; c < count; c++) {
      int i = hits.candidates[c];
      hits.candidates[candidates] = i;
      candidates += anyTag(hits.addresses[i], hits.hashes[i]) ? 1 : 0;
    }
    return candidates;
  }

  private boolean anyTag(long address, long hash) {
    long zeros = 0;
    for (int word = 0; word < TableLayout.SLOTS; word += Long.BYTES) {
      zeros |= tagMatches(address + word, hash);
    }
    return zeros != 0;
  }

  private void findSlots(int count, Hits hits) {
    for (int c = 0; c < count; c++) {
      int i = hits.candidates[c];
      hits.slots[c] = firstTag(hits.addresses[i], hits.hashes[i]);
    }
  }

  /** The first slot with this tag; 0 if a writer has just removed it. */
  private int firstTag(long address, long hash) {
    for (int word = 0; word < TableLayout.SLOTS; word += Long.BYTES) {
      long zeros = tagMatches(address + word, hash);
      if (zeros != 0) {
        return word + Long.numberOfTrailingZeros(zeros) / Byte.SIZE;
      }
    }
    return 0;
  }

  private long tagMatches(long at, long hash) {
    long low = blocks.get(TableLayout.LE_LONG, at) ^ (hash & 0xff) * LOW_BITS;
    long high =
        blocks.get(TableLayout.LE_LONG, at + TableLayout.HIGH_TAGS)
            ^ (hash >>> 8 & 0xff) * LOW_BITS;
    return zeroBytes(low | high) & HIGH_BITS;
  }

  /** Bit 7 of the lowest zero byte; of bytes above it, perhaps also where there is no zero. */
  private static long zeroBytes(long word) {
    return (word - LOW_BITS) & ~word;
  }

  private void findAlone(int i, int result, Hits hits) {
    long number = hits.numbers[i];
    int version;
    do {
      version = buckets.beginReading(number);
      hits.documents[result] = Hits.NONE;
      readSlot(i, 0, result, hits);
      buckets.afterReading();
    } while (!buckets.isVersion(number, version));
  }

  /** Reads the first slot from {@code start} on that holds the i-th shingle, if there is one. */
  private void readSlot(int i, int start, int result, Hits hits) {
    long address = hits.addresses[i];
    for (int slot = start; slot < TableLayout.SLOTS; slot++) {
      if (isAt(address, slot, hits.hashes[i])) {
        readOrigin(address, hits.numbers[i], slot, result, hits);
        return;
      }
    }
  }

  private boolean isAt(long address, int slot, long hash) {
    return blocks.get(ValueLayout.JAVA_BYTE, address + TableLayout.LOW_TAGS + slot) == (byte) hash
        && blocks.get(ValueLayout.JAVA_BYTE, address + TableLayout.HIGH_TAGS + slot)
            == (byte) (hash >>> 8)
        && (layout == TableLayout.COMPACT
            || blocks.get(TableLayout.LE_INT, address + TableLayout.middleBitsAt(slot))
                == (int) (hash >>> 16));
  }

  private void readOrigin(long address, long number, int slot, int result, Hits hits) {
    if (!isLineSound(address, number, slot / LineCheck.SLOTS)) {
      hits.documents[result] = Hits.DAMAGED;
      return;
    }
    hits.documents[result] =
        blocks.get(TableLayout.LE_INT, address + TableLayout.documentAt(slot)) & Integer.MAX_VALUE;
    if (layout == TableLayout.FULL) {
      long details = address + TableLayout.detailsAt(slot);
      hits.offsets[result] = blocks.get(ValueLayout.JAVA_BYTE, details);
      hits.previousBytes[result] = blocks.get(ValueLayout.JAVA_BYTE, details + 1);
      hits.nextBytes[result] = blocks.get(ValueLayout.JAVA_BYTE, details + 2);
    }
  }

  private boolean isLineSound(long address, long number, int line) {
    long sum = 0;
    int check = 0;
    long ids = address + TableLayout.documentAt(line * LineCheck.SLOTS);
    for (int word = 0; word < LineCheck.ID_WORDS; word++) {
      long pair = blocks.get(TableLayout.LE_LONG, ids + (long) word * Long.BYTES);
      sum += LineCheck.idTerm(line, word, pair);
      check |= LineCheck.read(pair, word);
    }
    if (layout == TableLayout.FULL) {
      long details = address + TableLayout.detailsAt(line * LineCheck.SLOTS);
      for (int word = 0; word < LineCheck.DETAIL_WORDS; word++) {
        sum +=
            LineCheck.detailTerm(
                line, word, blocks.get(TableLayout.LE_LONG, details + (long) word * Long.BYTES));
      }
    }
    return check == LineCheck.ofSum(sum, number);
  }
}
