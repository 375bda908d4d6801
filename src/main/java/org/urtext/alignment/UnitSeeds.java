package org.urtext.alignment;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds the pairs of units that look alike, without comparing all pairs: the postings of a unit's
 * words bring up the units of the source that share any of them, together with what they share.
 * Words that stand in very many units of the source bring up none, though they count in the score,
 * and are taken to bring at most half of the wanted cosine. That, and only that, departs from
 * comparing all pairs, and it keeps the work near linear.
 */
final class UnitSeeds {
  static final int MAX_POSTINGS = 32;
  private static final double MAX_FREQUENT_SHARE = .5;

  private final TextPair.Side document;
  private final TextPair.Side source;
  private final AlignmentParameters.Seeds parameters;
  private final float[] documentNorms;
  private final float[] sourceNorms;

  private final float[] dots;
  private final int[] candidates;
  private int candidateCount;

  private UnitSeeds(TextPair pair, AlignmentParameters.Seeds parameters) {
    this.document = pair.document();
    this.source = pair.source();
    this.parameters = parameters;
    this.documentNorms = norms(document);
    this.sourceNorms = norms(source);
    this.dots = new float[source.text().unitCount()];
    this.candidates = new int[dots.length];
  }

  /** The seeds by document unit, then source unit; only those that are best for both units. */
  static List<Seed> find(TextPair pair, AlignmentParameters.Seeds parameters) {
    return new UnitSeeds(pair, parameters).mutuallyBest();
  }

  private static float[] norms(TextPair.Side side) {
    UnitTerms units = side.text().unitTerms();
    float[] norms = new float[side.text().unitCount()];
    for (int unit = 0; unit < norms.length; unit++) {
      float sum = 0;
      for (int entry = units.entriesStart(unit); entry < units.entriesEnd(unit); entry++) {
        float value = side.weight(units.term(entry)) * units.count(entry);
        sum += value * value;
      }
      norms[unit] = (float) Math.sqrt(sum);
    }
    return norms;
  }

  private List<Seed> mutuallyBest() {
    List<Seed> seeds = new ArrayList<>();
    for (int unit = 0; unit < documentNorms.length; unit++) {
      collect(unit, seeds);
    }
    float[] bestOfDocument = new float[documentNorms.length];
    float[] bestOfSource = new float[sourceNorms.length];
    for (Seed seed : seeds) {
      bestOfDocument[seed.documentUnit()] =
          Math.max(bestOfDocument[seed.documentUnit()], seed.cosine());
      bestOfSource[seed.sourceUnit()] = Math.max(bestOfSource[seed.sourceUnit()], seed.cosine());
    }
    float share = (float) parameters.mutualShare();
    seeds.removeIf(
        seed ->
            seed.cosine() < share * bestOfDocument[seed.documentUnit()]
                || seed.cosine() < share * bestOfSource[seed.sourceUnit()]);
    return seeds;
  }

  private void collect(int unit, List<Seed> seeds) {
    float norm = documentNorms[unit];
    double frequentShare = Math.sqrt(addUpPostings(unit)) / norm;
    double minCosine = parameters.minCosine();
    double enough = minCosine - Math.min(frequentShare, MAX_FREQUENT_SHARE * minCosine) - 1e-4;
    for (int i = 0; i < candidateCount; i++) {
      int other = candidates[i];
      if (dots[other] >= enough * norm * sourceNorms[other]) {
        compare(unit, other, seeds);
      }
      dots[other] = 0;
    }
    candidateCount = 0;
  }

  /** Adds up the dots of the candidates, and returns the square norm of the words left out. */
  private double addUpPostings(int unit) {
    UnitTerms mine = document.text().unitTerms();
    UnitTerms theirs = source.text().unitTerms();
    double leftOut = 0;
    for (int entry = mine.entriesStart(unit); entry < mine.entriesEnd(unit); entry++) {
      float weight = document.weight(mine.term(entry));
      int counterpart = document.counterpart(mine.term(entry));
      if (counterpart < 0 || weight == 0) {
        continue;
      }
      float value = weight * mine.count(entry);
      if (theirs.unitFrequency(counterpart) > MAX_POSTINGS) {
        leftOut += value * value;
        continue;
      }
      for (int p = theirs.postingsStart(counterpart); p < theirs.postingsEnd(counterpart); p++) {
        int other = theirs.postedUnit(p);
        if (dots[other] == 0) {
          candidates[candidateCount++] = other;
        }
        dots[other] += value * weight * theirs.postedCount(p);
      }
    }
    return leftOut;
  }

  private void compare(int unit, int other, List<Seed> seeds) {
    UnitTerms mine = document.text().unitTerms();
    UnitTerms theirs = source.text().unitTerms();
    int j = theirs.entriesStart(other);
    int end = theirs.entriesEnd(other);
    int shared = 0;
    float dot = 0;
    for (int i = mine.entriesStart(unit); i < mine.entriesEnd(unit) && j < end; i++) {
      int counterpart = document.counterpart(mine.term(i));
      if (counterpart < 0) {
        continue;
      }
      while (j < end && theirs.term(j) < counterpart) {
        j++;
      }
      if (j < end && theirs.term(j) == counterpart) {
        float weight = document.weight(mine.term(i));
        dot += weight * weight * mine.count(i) * theirs.count(j);
        shared++;
      }
    }
    float cosine = dot / (documentNorms[unit] * sourceNorms[other]);
    double dice = 2.0 * shared / (mine.distinctTerms(unit) + theirs.distinctTerms(other));
    if (cosine >= parameters.minCosine() && dice >= parameters.minDice()) {
      seeds.add(new Seed(unit, other, cosine));
    }
  }
}
