package org.urtext.alignment;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds what was taken over with changes: units that look alike, gathered into clusters, with edges
 * put where the objective is best, and kept only on evidence.
 */
final class EditedChannel {
  private final AlignmentParameters parameters;

  EditedChannel(AlignmentParameters parameters) {
    this.parameters = parameters;
  }

  /** The passages in the document's order. */
  List<Passage> passages(TextPair pair) {
    List<Seed> seeds = UnitSeeds.find(pair, parameters.seeds());
    if (seeds.isEmpty()) {
      return List.of();
    }
    PassageBoundaries boundaries = new PassageBoundaries(pair, parameters.boundaries());
    List<Region> regions = new ArrayList<>();
    for (Region cluster : SeedClusters.of(seeds, parameters.seeds().maxGapUnits())) {
      regions.add(boundaries.climb(cluster));
    }
    SharedWeight shared = new SharedWeight(pair);
    List<Passage> passages = new ArrayList<>();
    for (Region region : OverlapResolution.resolve(regions, shared)) {
      Passage.Evidence evidence = evidence(pair, region, shared.of(region));
      if (isEnough(evidence) && isLongEnough(pair, region)) {
        passages.add(passage(pair, region, evidence));
      }
    }
    return passages;
  }

  private static Passage.Evidence evidence(TextPair pair, Region region, double matched) {
    double mass =
        pair.document().mass(region.documentFirst(), region.documentLast())
            + pair.source().mass(region.sourceFirst(), region.sourceLast());
    return new Passage.Evidence(matched / pair.maxWeight(), 2 * matched / mass);
  }

  private boolean isEnough(Passage.Evidence evidence) {
    return evidence.rareWords() >= parameters.evidence().minRareWords()
        && evidence.density() >= parameters.evidence().minDensity();
  }

  private boolean isLongEnough(TextPair pair, Region region) {
    int minWords = parameters.evidence().minWords();
    return pair.document().text().unitWords(region.documentFirst(), region.documentLast())
            >= minWords
        && pair.source().text().unitWords(region.sourceFirst(), region.sourceLast()) >= minWords;
  }

  /** Confidence grows with what is shared, in all and per word, and never reaches certainty. */
  private Passage passage(TextPair pair, Region region, Passage.Evidence evidence) {
    double enough = evidence.rareWords() / parameters.evidence().minRareWords();
    double confidence = Math.sqrt(Math.min(1, evidence.density())) * (1 - Math.exp(-enough));
    return new Passage(
        pair.document().text().unitSpan(region.documentFirst(), region.documentLast()),
        pair.source().text().unitSpan(region.sourceFirst(), region.sourceLast()),
        PassageKind.EDITED,
        confidence,
        evidence);
  }
}
