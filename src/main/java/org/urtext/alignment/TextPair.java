package org.urtext.alignment;

import java.util.Arrays;

/**
 * Two prepared texts side by side: the terms they share, and what every term weighs. A term's
 * weight is ln(N / df) over the units of both texts: words that stand everywhere weigh nothing, so
 * no list of stop words is needed. Short texts have too few units to tell; where a background is
 * known, it fills them up to {@link #TELLING_UNITS}.
 */
final class TextPair {
  /** As many units as it takes for two texts to tell which of their words are common. */
  static final int TELLING_UNITS = 60;

  private static final double[] LOGARITHMS = new double[4096];

  static {
    for (int i = 1; i < LOGARITHMS.length; i++) {
      LOGARITHMS[i] = Math.log(i);
    }
  }

  private final Side document;
  private final Side source;
  private final double maxWeight;

  private TextPair(Side document, Side source, double maxWeight) {
    this.document = document;
    this.source = source;
    this.maxWeight = maxWeight;
  }

  static TextPair of(PreparedText document, PreparedText source, BackgroundFrequencies background) {
    int[] sourceTerms = new int[document.vocabulary().length];
    int[] documentTerms = new int[source.vocabulary().length];
    Arrays.fill(sourceTerms, -1);
    Arrays.fill(documentTerms, -1);
    long[] mine = document.vocabulary();
    long[] theirs = source.vocabulary();
    for (int i = 0, j = 0; i < mine.length && j < theirs.length; ) {
      if (mine[i] == theirs[j]) {
        sourceTerms[i] = j;
        documentTerms[j++] = i++;
      } else if (mine[i] < theirs[j]) {
        i++;
      } else {
        j++;
      }
    }
    Weighing weighing = Weighing.of(document.unitCount() + source.unitCount(), background);
    return new TextPair(
        new Side(document, sourceTerms, weighing.weights(document, source, sourceTerms)),
        new Side(source, documentTerms, weighing.weights(source, document, documentTerms)),
        weighing.maxWeight());
  }

  /**
   * @param addedUnits as how many units the background counts
   */
  private record Weighing(BackgroundFrequencies background, double addedUnits, double maxWeight) {

    static Weighing of(int units, BackgroundFrequencies background) {
      int added = background.isKnown() ? Math.max(0, TELLING_UNITS - units) : 0;
      return new Weighing(background, added, logarithm(units + added));
    }

    float[] weights(PreparedText text, PreparedText other, int[] counterparts) {
      float[] weights = new float[counterparts.length];
      for (int term = 0; term < weights.length; term++) {
        double frequency = text.unitTerms().unitFrequency(term);
        if (counterparts[term] >= 0) {
          frequency += other.unitTerms().unitFrequency(counterparts[term]);
        }
        if (addedUnits > 0) {
          frequency += addedUnits * background.unitShare(text.vocabulary()[term]);
        }
        weights[term] = (float) Math.max(0, maxWeight - logarithm(frequency));
      }
      return weights;
    }
  }

  private static double logarithm(double value) {
    int whole = (int) value;
    return whole == value && whole > 0 && whole < LOGARITHMS.length
        ? LOGARITHMS[whole]
        : Math.log(Math.max(1, value));
  }

  Side document() {
    return document;
  }

  Side source() {
    return source;
  }

  /** Whether the texts have too few units to tell which of their words are common. */
  boolean isShort() {
    return document.text().unitCount() + source.text().unitCount() < TELLING_UNITS;
  }

  /** ln N, what a word weighs that stands in one unit only. */
  double maxWeight() {
    return maxWeight;
  }

  /** One of the two texts, as the other makes it look. */
  static final class Side {
    private final PreparedText text;
    private final int[] counterparts;
    private final float[] weights;
    private final double[] massBefore;

    private Side(PreparedText text, int[] counterparts, float[] weights) {
      this.text = text;
      this.counterparts = counterparts;
      this.weights = weights;
      this.massBefore = new double[text.unitCount() + 1];
      UnitTerms units = text.unitTerms();
      for (int unit = 0; unit < text.unitCount(); unit++) {
        double mass = 0;
        for (int entry = units.entriesStart(unit); entry < units.entriesEnd(unit); entry++) {
          mass += weights[units.term(entry)] * units.count(entry);
        }
        massBefore[unit + 1] = massBefore[unit] + mass;
      }
    }

    PreparedText text() {
      return text;
    }

    /** The other text's term for the same word, or -1. */
    int counterpart(int term) {
      return counterparts[term];
    }

    float weight(int term) {
      return weights[term];
    }

    /** The weight of all the words of some units, repetitions counted. */
    double mass(int firstUnit, int lastUnit) {
      return massBefore[lastUnit + 1] - massBefore[firstUnit];
    }
  }
}
