package org.urtext.alignment;

import java.util.Arrays;

/**
 * Background frequencies counted from a sample of texts. Words seen in a single unit are not kept
 * apart from unknown ones, since both are rare; memory grows with the sample's vocabulary only.
 */
public final class CountedFrequencies implements BackgroundFrequencies {
  private final long[] vocabulary;
  private final int[] unitFrequencies;
  private final double sampleUnits;

  private CountedFrequencies(long[] vocabulary, int[] unitFrequencies, double sampleUnits) {
    this.vocabulary = vocabulary;
    this.unitFrequencies = unitFrequencies;
    this.sampleUnits = sampleUnits;
  }

  public static CountedFrequencies of(Iterable<PreparedText> sample) {
    Counting counting = new Counting();
    long sampleUnits = 0;
    for (PreparedText text : sample) {
      sampleUnits += text.unitCount();
      UnitTerms units = text.unitTerms();
      for (int term = 0; term < text.vocabulary().length; term++) {
        counting.add(text.vocabulary()[term], units.unitFrequency(term));
      }
    }
    return counting.frequencies(sampleUnits);
  }

  @Override
  public double unitShare(long termHash) {
    int found = Arrays.binarySearch(vocabulary, termHash);
    return found < 0 ? 0 : unitFrequencies[found] / sampleUnits;
  }

  /** A hash table of open addressing; token hashes are mixed well already. */
  private static final class Counting {
    private long[] hashes = new long[1 << 12];
    private int[] counts = new int[1 << 12];
    private int size;

    void add(long hash, int count) {
      if (size * 2 > hashes.length) {
        grow();
      }
      int slot = slotOf(hash);
      size += counts[slot] == 0 ? 1 : 0;
      hashes[slot] = hash;
      counts[slot] += count;
    }

    private int slotOf(long hash) {
      int slot = (int) (hash ^ (hash >>> 32)) & (hashes.length - 1);
      while (counts[slot] != 0 && hashes[slot] != hash) {
        slot = (slot + 1) & (hashes.length - 1);
      }
      return slot;
    }

    private void grow() {
      long[] oldHashes = hashes;
      int[] oldCounts = counts;
      hashes = new long[oldHashes.length * 2];
      counts = new int[hashes.length];
      for (int i = 0; i < oldHashes.length; i++) {
        if (oldCounts[i] != 0) {
          int slot = slotOf(oldHashes[i]);
          hashes[slot] = oldHashes[i];
          counts[slot] = oldCounts[i];
        }
      }
    }

    CountedFrequencies frequencies(long sampleUnits) {
      long[] vocabulary = new long[size];
      int kept = 0;
      for (int i = 0; i < hashes.length; i++) {
        if (counts[i] > 1) {
          vocabulary[kept++] = hashes[i];
        }
      }
      vocabulary = Arrays.copyOf(vocabulary, kept);
      Arrays.sort(vocabulary);
      int[] frequencies = new int[kept];
      for (int i = 0; i < kept; i++) {
        frequencies[i] = counts[slotOf(vocabulary[i])];
      }
      return new CountedFrequencies(vocabulary, frequencies, Math.max(1, sampleUnits));
    }
  }
}
