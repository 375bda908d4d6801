package org.urtext.alignment;

import java.util.ArrayList;
import java.util.List;
import org.urtext.document.Span;

/**
 * Finds what was taken over with changes: units that look alike, gathered into clusters, with edges
 * put where the objective is best, and kept only on evidence.
 */
final class EditedChannel {
  private final AlignmentParameters parameters;

  EditedChannel(AlignmentParameters parameters) {
    this.parameters = parameters;
  }

  /** The passages in the document's order, with the regions they were made from. */
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
    List<Passage> passages = new ArrayList<>();
    for (Region region : new OverlapResolution(pair).resolve(regions)) {
      Passage passage = passage(pair, region);
      if (isEvident(passage)) {
        passages.add(passage);
      }
    }
    return passages;
  }

  private boolean isEvident(Passage passage) {
    return passage.evidence().rareWords() >= parameters.evidence().minRareWords()
        && passage.evidence().density() >= parameters.evidence().minDensity()
        && passage.document().length() >= parameters.evidence().minChars()
        && passage.source().length() >= parameters.evidence().minChars();
  }

  private static Passage passage(TextPair pair, Region region) {
    double matched = new SharedWeight(pair).of(region);
    double mass =
        pair.document().mass(region.documentFirst(), region.documentLast())
            + pair.source().mass(region.sourceFirst(), region.sourceLast());
    double rareWords = matched / pair.maxWeight();
    double density = 2 * matched / mass;
    Span document = pair.document().text().unitSpan(region.documentFirst(), region.documentLast());
    Span source = pair.source().text().unitSpan(region.sourceFirst(), region.sourceLast());
    double confidence = Math.clamp(1 - Math.exp(-rareWords / 12), 0, 1);
    return new Passage(
        document, source, PassageKind.EDITED, confidence, new Passage.Evidence(rareWords, density));
  }
}
