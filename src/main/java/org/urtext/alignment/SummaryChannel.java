package org.urtext.alignment;

import java.util.BitSet;
import java.util.Optional;
import org.urtext.document.Span;

/**
 * Finds the stretch of a document that tells in short what a whole source says. Such text is too
 * much rewritten for its sentences to resemble the source's; what gives it away is that nearly all
 * of its weighty words stand in the source, spread over all of it, while the words around it do
 * not. Every word that the source has earns its weight, every word pays a price, and the summary is
 * the run of units with the greatest sum.
 */
final class SummaryChannel {
  private static final int DECILES = 10;

  private final AlignmentParameters.Summary parameters;

  SummaryChannel(AlignmentParameters.Summary parameters) {
    this.parameters = parameters;
  }

  Optional<Passage> passage(TextPair pair) {
    PreparedText document = pair.document().text();
    double[] contained = containedMass(pair.document());
    double total = 0;
    double best = 0;
    int bestFirst = -1;
    int bestLast = -1;
    double running = 0;
    int first = 0;
    for (int unit = 0; unit < contained.length; unit++) {
      total += contained[unit];
      double mass = pair.document().mass(unit, unit);
      if (running <= 0) {
        running = 0;
        first = unit;
      }
      running += contained[unit] - parameters.price() * mass;
      if (running > best) {
        best = running;
        bestFirst = first;
        bestLast = unit;
      }
    }
    if (bestFirst < 0 || best < parameters.minRareWords() * pair.maxWeight()) {
      return Optional.empty();
    }
    double inside = 0;
    for (int unit = bestFirst; unit <= bestLast; unit++) {
      inside += contained[unit];
    }
    double insideMass = pair.document().mass(bestFirst, bestLast);
    double outsideMass = pair.document().mass(0, contained.length - 1) - insideMass;
    double density = inside / insideMass;
    double contrast = density - (total - inside) / Math.max(outsideMass, 1e-9);
    Span segment = document.unitSpan(bestFirst, bestLast);
    if (contrast < parameters.minContrast() || !isShapedLikeOne(pair, segment)) {
      return Optional.empty();
    }
    double rareWords = best / pair.maxWeight();
    Segment words =
        new Segment(pair, document.firstToken(bestFirst), document.firstToken(bestLast + 1));
    return words
        .sourceSpan()
        .map(
            source ->
                new Passage(
                    segment,
                    source,
                    PassageKind.SUMMARY,
                    .5,
                    new Passage.Evidence(rareWords, density)));
  }

  /** For every unit the weight of its words that stand anywhere in the other text. */
  private static double[] containedMass(TextPair.Side side) {
    UnitTerms units = side.text().unitTerms();
    double[] contained = new double[side.text().unitCount()];
    for (int unit = 0; unit < contained.length; unit++) {
      for (int entry = units.entriesStart(unit); entry < units.entriesEnd(unit); entry++) {
        int term = units.term(entry);
        if (side.counterpart(term) >= 0) {
          contained[unit] += side.weight(term) * units.count(entry);
        }
      }
    }
    return contained;
  }

  private boolean isShapedLikeOne(TextPair pair, Span segment) {
    AlignmentParameters.SummaryShape shape = parameters.shape();
    double ratio = (double) pair.source().text().text().length() / segment.length();
    return segment.length() >= shape.minChars()
        && segment.length() <= shape.maxDocumentShare() * pair.document().text().text().length()
        && ratio >= shape.minRatio()
        && ratio <= shape.maxRatio();
  }

  /** The segment's words, looked for in the source. */
  private final class Segment {
    private final TextPair pair;
    private final int words;
    private final int[] wanted;
    private final double rareWeight;

    Segment(TextPair pair, int firstToken, int endToken) {
      this.pair = pair;
      this.words = endToken - firstToken;
      this.wanted = new int[pair.source().text().vocabulary().length];
      this.rareWeight = parameters.spread().rareShare() * pair.maxWeight();
      int[] terms = pair.document().text().terms();
      for (int i = firstToken; i < endToken; i++) {
        int counterpart = pair.document().counterpart(terms[i]);
        if (counterpart >= 0) {
          wanted[counterpart]++;
        }
      }
    }

    /** From the first to the last rare word in common, if they are spread over the source. */
    Optional<Span> sourceSpan() {
      int[] terms = pair.source().text().terms();
      BitSet deciles = new BitSet(DECILES);
      int first = -1;
      int last = -1;
      for (int i = 0; i < terms.length; i++) {
        if (wanted[terms[i]] > 0 && pair.source().weight(terms[i]) > rareWeight) {
          first = first < 0 ? i : first;
          last = i;
          deciles.set((int) ((long) i * DECILES / terms.length));
        }
      }
      if (deciles.cardinality() < parameters.shape().minDeciles()
          || bestWindowShare() >= parameters.spread().maxWindowShare()) {
        return Optional.empty();
      }
      PreparedText source = pair.source().text();
      return Optional.of(source.unitSpan(source.unitOf(first), source.unitOf(last)));
    }

    /** The greatest share of the matched weight that one window of the source holds. */
    private double bestWindowShare() {
      int[] terms = pair.source().text().terms();
      int window = (int) (parameters.spread().windowRatio() * words);
      int[] within = new int[wanted.length];
      int[] overall = new int[wanted.length];
      double all = 0;
      double held = 0;
      double best = 0;
      for (int i = 0; i < terms.length; i++) {
        int term = terms[i];
        double weight = pair.source().weight(term);
        if (overall[term]++ < wanted[term]) {
          all += weight;
        }
        if (within[term]++ < wanted[term]) {
          held += weight;
        }
        if (i >= window && --within[terms[i - window]] < wanted[terms[i - window]]) {
          held -= pair.source().weight(terms[i - window]);
        }
        best = Math.max(best, held);
      }
      return all == 0 ? 1 : best / all;
    }
  }
}
