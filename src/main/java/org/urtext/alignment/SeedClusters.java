package org.urtext.alignment;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.ToIntFunction;

/**
 * Gathers seeds that stand close together on both sides: they are split where the gap is too wide
 * on the document's side, each part then on the source's side, and once more on the document's.
 */
final class SeedClusters {
  private SeedClusters() {}

  static List<Region> of(List<Seed> seeds, int maxGapUnits) {
    List<Region> regions = new ArrayList<>();
    for (List<Seed> onDocument : split(seeds, Seed::documentUnit, maxGapUnits)) {
      for (List<Seed> onBoth : split(onDocument, Seed::sourceUnit, maxGapUnits)) {
        for (List<Seed> cluster : split(onBoth, Seed::documentUnit, maxGapUnits)) {
          regions.add(around(cluster));
        }
      }
    }
    return regions;
  }

  private static List<List<Seed>> split(
      List<Seed> seeds, ToIntFunction<Seed> place, int maxGapUnits) {
    List<Seed> sorted = new ArrayList<>(seeds);
    sorted.sort(Comparator.comparingInt(place));
    List<List<Seed>> parts = new ArrayList<>();
    int from = 0;
    for (int i = 1; i <= sorted.size(); i++) {
      if (i == sorted.size()
          || place.applyAsInt(sorted.get(i)) - place.applyAsInt(sorted.get(i - 1)) - 1
              > maxGapUnits) {
        parts.add(sorted.subList(from, i));
        from = i;
      }
    }
    return parts;
  }

  private static Region around(List<Seed> cluster) {
    int documentFirst = Integer.MAX_VALUE;
    int documentLast = -1;
    int sourceFirst = Integer.MAX_VALUE;
    int sourceLast = -1;
    for (Seed seed : cluster) {
      documentFirst = Math.min(documentFirst, seed.documentUnit());
      documentLast = Math.max(documentLast, seed.documentUnit());
      sourceFirst = Math.min(sourceFirst, seed.sourceUnit());
      sourceLast = Math.max(sourceLast, seed.sourceUnit());
    }
    return new Region(documentFirst, documentLast, sourceFirst, sourceLast);
  }
}
