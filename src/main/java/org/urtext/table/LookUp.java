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
 *   <li>of the rest, compare the high tag bytes as well; nearly all others end here, with two;
 *   <li>touch the cache line of the document id;
 *   <li>read the document id, once its {@link LineCheck} is seen to be right.
 * </ol>
 *
 * Every look-up is done again, alone, if a writer was at its bucket meanwhile.
 */
final class LookUp {
  static final int BATCH = 64;
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
    int candidates = compareLowTags(count, hits);
    candidates = compareHighTags(candidates, hits);
    for (int c = 0; c < candidates; c++) {
      int i = hits.candidates[c];
      readSlot(hits.addresses[i], hits.numbers[i], hits.hashes[i], firstResult + i, hits);
    }
    buckets.afterReading();
    for (int i = 0; i < count; i++) {
      if (!buckets.isVersion(hits.numbers[i], hits.versions[i])) {
        findAlone(hits.numbers[i], hits.hashes[i], firstResult + i, hits);
      }
      if (hits.documents[firstResult + i] == Hits.DAMAGED) {
        hits.documents[firstResult + i] = Hits.NONE;
        hits.damaged++;
      }
    }
  }

  private void locate(long[] fingerprints, int from, int count, Hits hits) {
    long touched = 0;
    for (int i = 0; i < count; i++) {
      long hash = buckets.hash(fingerprints[from + i]);
      long number = buckets.bucketOf(hash);
      long address = layout.bucketAddress(number);
      hits.hashes[i] = hash;
      hits.numbers[i] = number;
      hits.addresses[i] = address;
      hits.versions[i] = buckets.version(number);
      touched += blocks.get(TableLayout.LE_LONG, address);
    }
    hits.touched = touched;
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

  /** Keeps those of which both tag bytes match, and touches their documents. */
  private int compareHighTags(int count, Hits hits) {
    int candidates = 0;
    long touched = 0;
    for (int c = 0; c < count; c++) {
      int i = hits.candidates[c];
      long address = hits.addresses[i];
      int slot = firstTag(address, hits.hashes[i]);
      hits.candidates[candidates] = i;
      if (slot < TableLayout.SLOTS) {
        touched += blocks.get(TableLayout.LE_INT, address + TableLayout.documentAt(slot));
        if (layout == TableLayout.FULL) {
          touched += blocks.get(TableLayout.LE_INT, address + TableLayout.middleBitsAt(slot));
          touched += blocks.get(ValueLayout.JAVA_BYTE, address + TableLayout.detailsAt(slot));
        }
        candidates++;
      }
    }
    hits.touched += touched;
    return candidates;
  }

  /** The first slot with this tag, or one beyond the last. */
  private int firstTag(long address, long hash) {
    for (int word = 0; word < TableLayout.SLOTS; word += Long.BYTES) {
      long zeros = tagMatches(address + word, hash);
      if (zeros != 0) {
        return word + Long.numberOfTrailingZeros(zeros) / Byte.SIZE;
      }
    }
    return TableLayout.SLOTS;
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

  private void findAlone(long number, long hash, int result, Hits hits) {
    int version;
    do {
      version = buckets.beginReading(number);
      hits.documents[result] = Hits.NONE;
      readSlot(layout.bucketAddress(number), number, hash, result, hits);
      buckets.afterReading();
    } while (!buckets.isVersion(number, version));
  }

  private void readSlot(long address, long number, long hash, int result, Hits hits) {
    for (int word = 0; word < TableLayout.SLOTS; word += Long.BYTES) {
      long zeros = tagMatches(address + word, hash);
      while (zeros != 0) {
        int slot = word + Long.numberOfTrailingZeros(zeros) / Byte.SIZE;
        if (isAt(address, slot, hash)) {
          readOrigin(address, number, slot, result, hits);
          return;
        }
        zeros &= zeros - 1;
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
      long pair = blocks.get(TableLayout.LE_LONG, ids + word * Long.BYTES);
      sum += LineCheck.idTerm(line, word, pair);
      check |= LineCheck.read(pair, word);
    }
    if (layout == TableLayout.FULL) {
      long details = address + TableLayout.detailsAt(line * LineCheck.SLOTS);
      for (int word = 0; word < LineCheck.DETAIL_WORDS; word++) {
        sum +=
            LineCheck.detailTerm(
                line, word, blocks.get(TableLayout.LE_LONG, details + word * Long.BYTES));
      }
    }
    return check == LineCheck.ofSum(sum, number);
  }
}
