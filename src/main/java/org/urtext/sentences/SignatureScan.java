package org.urtext.sentences;

import java.io.IOException;
import java.util.List;
import org.urtext.progress.Progress;

/**
 * Finds all signatures near to each of many others by looking at every one. The memory is read once
 * for all the queries: a block at a time goes into the processor's cache, and every query runs over
 * it. A group without a hit costs one vectorised loop without branches.
 *
 * <p>The paper puts the signatures into a multidimensional tree on disk. At a radius that finds
 * most of the reworded sentences, about a hundredth of all signatures are near to a given one, so
 * that a tree or hash tables would read most of the memory too, in less order.
 */
final class SignatureScan {
  /** Is told what was found. */
  @FunctionalInterface
  interface Visitor {
    void near(int query, int slot, long signature);
  }

  private static final int BLOCK_SIGNATURES = 2048;
  private static final int GROUP_SIGNATURES = 64;

  private final SignatureFile file;
  private final Visitor visitor;
  private final long[] block = new long[BLOCK_SIGNATURES];

  SignatureScan(SignatureFile file, Visitor visitor) {
    this.file = file;
    this.visitor = visitor;
  }

  /** Visits all that is near, for each query by ascending slots. */
  void run(List<SignatureQuery> queries, Progress progress) throws IOException {
    int size = file.size();
    try {
      for (int first = 0; first < size; first += BLOCK_SIGNATURES) {
        progress.throwIfCancelled();
        progress.advance(first, size, "");
        int count = Math.min(BLOCK_SIGNATURES, size - first);
        file.signatures().load(first, block, count);
        for (int query = 0; query < queries.size(); query++) {
          searchBlock(query, queries.get(query), first, count);
        }
      }
    } catch (InternalError e) {
      throw new SignatureFileException("The file of sentences could not be read.", e);
    }
  }

  private void searchBlock(int index, SignatureQuery query, int firstSlot, int count) {
    for (int from = 0; from < count; from += GROUP_SIGNATURES) {
      int to = Math.min(count, from + GROUP_SIGNATURES);
      if (hasHit(from, to, query.signature(), query.radius() + 1L, query.lacking() + 1L)) {
        for (int i = from; i < to; i++) {
          if (Long.bitCount(block[i] ^ query.signature()) <= query.radius()
              && Long.bitCount(query.signature() & ~block[i]) <= query.lacking()) {
            visitor.near(index, firstSlot + i, block[i]);
          }
        }
      }
    }
  }

  /** A count below both limits leaves a sign bit; without branches, so that it is vectorised. */
  private boolean hasHit(int from, int to, long query, long radiusLimit, long lackingLimit) {
    long signs = 0;
    for (int i = from; i < to; i++) {
      signs |=
          (Long.bitCount(block[i] ^ query) - radiusLimit)
              & (Long.bitCount(query & ~block[i]) - lackingLimit);
    }
    return signs < 0;
  }
}
