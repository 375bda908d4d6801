package org.urtext.alignment;

/**
 * Finds a passage's edges by climbing an explicit objective: the weight that both sides share, less
 * a price for the weight that they take up, M − price · (|A| + |B|) / 2. Every turn makes the best
 * of all moves of one edge by a few units, outward or inward, until none gains.
 */
final class PassageBoundaries {
  private static final int EDGES = 4;

  private final TextPair pair;
  private final AlignmentParameters.Boundaries parameters;
  private final SharedWeight shared;
  private final int[] edges = new int[EDGES];

  PassageBoundaries(TextPair pair, AlignmentParameters.Boundaries parameters) {
    this.pair = pair;
    this.parameters = parameters;
    this.shared = new SharedWeight(pair);
  }

  /** The region's best neighbour by neighbour, grown no further than the parameters allow. */
  Region climb(Region start) {
    int growth = parameters.maxGrowthUnits();
    Region limits =
        new Region(
            Math.max(0, start.documentFirst() - growth),
            Math.min(pair.document().text().unitCount() - 1, start.documentLast() + growth),
            Math.max(0, start.sourceFirst() - growth),
            Math.min(pair.source().text().unitCount() - 1, start.sourceLast() + growth));
    return climb(start, limits);
  }

  private Region climb(Region start, Region limits) {
    setEdges(start);
    shared.add(start);
    while (moveBestEdge(limits)) {
      continue;
    }
    Region best = region();
    shared.remove(best);
    return best;
  }

  private void setEdges(Region region) {
    edges[0] = region.documentFirst();
    edges[1] = region.documentLast();
    edges[2] = region.sourceFirst();
    edges[3] = region.sourceLast();
  }

  private Region region() {
    return new Region(edges[0], edges[1], edges[2], edges[3]);
  }

  private double objective() {
    double mass = pair.document().mass(edges[0], edges[1]) + pair.source().mass(edges[2], edges[3]);
    return shared.matched() - parameters.price() * mass / 2;
  }

  private boolean moveBestEdge(Region limits) {
    double best = objective() + 1e-6;
    int bestEdge = -1;
    int bestSteps = 0;
    boolean bestOutward = false;
    for (int edge = 0; edge < EDGES; edge++) {
      for (boolean outward : new boolean[] {true, false}) {
        int made = 0;
        while (made < parameters.maxStepUnits() && mayMove(edge, outward, limits)) {
          move(edge, outward);
          made++;
          double reached = objective();
          if (reached > best) {
            best = reached;
            bestEdge = edge;
            bestSteps = made;
            bestOutward = outward;
          }
        }
        for (; made > 0; made--) {
          move(edge, !outward);
        }
      }
    }
    for (int step = 0; step < bestSteps; step++) {
      move(bestEdge, bestOutward);
    }
    return bestEdge >= 0;
  }

  private boolean mayMove(int edge, boolean outward, Region limits) {
    if (!outward) {
      return edges[edge | 1] > edges[edge & ~1];
    }
    return switch (edge) {
      case 0 -> edges[0] > limits.documentFirst();
      case 1 -> edges[1] < limits.documentLast();
      case 2 -> edges[2] > limits.sourceFirst();
      default -> edges[3] < limits.sourceLast();
    };
  }

  private void move(int edge, boolean outward) {
    int direction = ((edge & 1) == 1) == outward ? 1 : -1;
    int unit = outward ? edges[edge] + direction : edges[edge];
    edges[edge] += direction;
    if (edge < 2) {
      if (outward) {
        shared.addDocument(unit, unit);
      } else {
        shared.removeDocument(unit, unit);
      }
    } else if (outward) {
      shared.addSource(unit, unit);
    } else {
      shared.removeSource(unit, unit);
    }
  }
}
