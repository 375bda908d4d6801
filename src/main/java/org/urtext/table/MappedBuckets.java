package org.urtext.table;

import java.lang.foreign.MemorySegment;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/**
 * The mapped blocks of a table, and the versions by which readers notice that a writer was at work.
 *
 * <p>A version belongs to all buckets whose numbers end alike. It is odd while one of them is
 * written and has grown after it; a reader that saw the same even version before and after reading
 * saw the bucket as it stood. A reader that saw that nobody writes at all, before and after, need
 * not ask for versions. Versions live in memory: a crash leaves none behind, and they cost the file
 * nothing.
 */
final class MappedBuckets {
  private static final int STRIPES = 1 << 12;
  private static final VarHandle VERSION = MethodHandles.arrayElementVarHandle(int[].class);

  private final MemorySegment blocks;
  private final TableLayout layout;
  private final long buckets;
  private final long hashSeed;
  private final int[] versions = new int[STRIPES];
  private volatile int writings;

  MappedBuckets(MemorySegment blocks, TableSettings settings) {
    this.blocks = blocks;
    this.layout = settings.layout();
    this.buckets = layout.blocksIn(settings.bytes()) * TableLayout.BUCKETS_PER_BLOCK;
    this.hashSeed = settings.hashSeed();
  }

  MemorySegment blocks() {
    return blocks;
  }

  TableLayout layout() {
    return layout;
  }

  long count() {
    return buckets;
  }

  /** The fingerprint spread over all bits, with a tag that is not zero. */
  long hash(long fingerprint) {
    long hash = FingerprintHash.mix(fingerprint ^ hashSeed);
    return (hash & TableLayout.TAG_BITS) == 0 ? hash | 1 : hash;
  }

  long bucketOf(long hash) {
    return Math.unsignedMultiplyHigh(hash, buckets);
  }

  /** Grows when a writer begins, and when it ends. */
  int writings() {
    return writings;
  }

  /** Whether nobody wrote when {@code writings} was seen. */
  static boolean isQuiet(int writings) {
    return (writings & 1) == 0;
  }

  /** For the one writer, before it stores anything. */
  @SuppressWarnings("NonAtomicVolatileUpdate") // there is one writer at a time
  void beginWriting() {
    writings++;
  }

  @SuppressWarnings("NonAtomicVolatileUpdate") // there is one writer at a time
  void endWriting() {
    writings++;
  }

  /** The version before reading; odd while the writer is at it. */
  int version(long bucket) {
    return (int) VERSION.getAcquire(versions, stripe(bucket));
  }

  /** The version before reading, once the writer is not at it. */
  int beginReading(long bucket) {
    int version = version(bucket);
    while ((version & 1) != 0) {
      Thread.onSpinWait();
      version = version(bucket);
    }
    return version;
  }

  /** To be called between reading and {@link #isVersion}. */
  void afterReading() {
    VarHandle.loadLoadFence();
  }

  /** Whether what was read since {@code version} was seen is the bucket as it stood. */
  boolean isVersion(long bucket, int version) {
    return (version & 1) == 0 && (int) VERSION.getOpaque(versions, stripe(bucket)) == version;
  }

  /** Whether no bucket of this bucket's block was ever written, so that it may be a hole. */
  boolean isUnusedBlock(long bucket) {
    long address = layout.blockAddress(bucket);
    for (int at = 0; at < TableLayout.BLOCK_FIELDS_BYTES; at += Long.BYTES) {
      if (blocks.get(TableLayout.LE_LONG, address + at) != 0) {
        return false;
      }
    }
    return true;
  }

  void force() {
    blocks.force();
  }

  /** For the one writer. */
  void store(Bucket bucket) {
    int stripe = stripe(bucket.number());
    int version = versions[stripe];
    VERSION.setOpaque(versions, stripe, version + 1);
    VarHandle.storeStoreFence();
    try {
      bucket.store(blocks);
    } finally {
      VERSION.setRelease(versions, stripe, version + 2);
    }
  }

  private static int stripe(long bucket) {
    return (int) bucket & (STRIPES - 1);
  }
}
