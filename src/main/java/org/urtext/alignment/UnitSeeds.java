package org.urtext.alignment;

import java.util.ArrayList;
import java.util.List;

/**
 * Finds the pairs of units that look alike, without comparing all pairs. Candidates come from the
 * postings of a unit's weightiest words only: as soon as the words left have less than the wanted
 * cosine's share of the unit's norm, a unit that shares nothing else cannot reach it (the prefix
 * filter; exact by Cauchy and Schwarz). Words that stand in very many units of the source never
 * bring up candidates, though they count in the score: that, and only that, departs from comparing
 * all pairs, and it keeps the work near linear.
 */
final class UnitSeeds {
  static final int MAX_POSTINGS = 96;

  private final TextPair.Side document;
  private final TextPair.Side source;
  private final AlignmentParameters.Seeds parameters;
  private final float[] documentNorms;
  private final float[] sourceNorms;

  private final float[] dots;
  private final int[] candidates;
  private int candidateCount;
  private int[] order = new int[64];
  private float[] squares = new float[64];

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
    if (norm == 0) {
      return;
    }
    float restBound = addUpWeightiestWords(unit) / norm;
    for (int i = 0; i < candidateCount; i++) {
      int other = candidates[i];
      float partialDot = dots[other];
      dots[other] = 0;
      float otherNorm = sourceNorms[other];
      if (partialDot / (norm * otherNorm) + restBound >= parameters.minCosine() - 1e-4) {
        compare(unit, other, seeds);
      }
    }
    candidateCount = 0;
  }

  /** Adds up the dots of the candidates, and returns the norm of the words left out. */
  private float addUpWeightiestWords(int unit) {
    UnitTerms mine = document.text().unitTerms();
    UnitTerms theirs = source.text().unitTerms();
    int start = mine.entriesStart(unit);
    int size = mine.distinctTerms(unit);
    sortByContribution(mine, start, size);
    float total = documentNorms[unit] * documentNorms[unit];
    float left = total;
    float unposted = 0;
    float enough = (float) (parameters.minCosine() * parameters.minCosine()) * total;
    for (int k = 0; k < size && left >= enough; k++) {
      int entry = order[k];
      int term = mine.term(entry);
      left -= squares[k];
      int counterpart = document.counterpart(term);
      if (counterpart < 0) {
        continue;
      }
      if (theirs.unitFrequency(counterpart) > MAX_POSTINGS) {
        unposted += squares[k];
        continue;
      }
      float value = document.weight(term) * mine.count(entry) * document.weight(term);
      for (int p = theirs.postingsStart(counterpart); p < theirs.postingsEnd(counterpart); p++) {
        int other = theirs.postedUnit(p);
        if (dots[other] == 0) {
          candidates[candidateCount++] = other;
        }
        dots[other] += value * theirs.postedCount(p);
      }
    }
    return (float) Math.sqrt(Math.max(0, left) + unposted);
  }

  private void sortByContribution(UnitTerms units, int start, int size) {
    if (size > order.length) {
      order = new int[size * 2];
      squares = new float[size * 2];
    }
    for (int k = 0; k < size; k++) {
      float value = document.weight(units.term(start + k)) * units.count(start + k);
      float square = value * value;
      int at = k;
      while (at > 0 && squares[at - 1] < square) {
        squares[at] = squares[at - 1];
        order[at] = order[at - 1];
        at--;
      }
      squares[at] = square;
      order[at] = start + k;
    }
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
