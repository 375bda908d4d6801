package org.urtext.alignment;

import org.urtext.alignment.AlignmentParameters.SummarySpread;
import org.urtext.document.Span;

/** Where the words of a segment of the document stand in the source. */
final class SummarySource {
  private static final int PARTS = 10;

  private final TextPair.Side source;
  private final SummarySpread parameters;
  private final int segmentTokens;
  private final int[] wanted;
  private int firstRareToken;
  private int lastRareToken;
  private int deciles;

  SummarySource(TextPair pair, int firstUnit, int lastUnit, SummarySpread parameters) {
    this.source = pair.source();
    this.parameters = parameters;
    this.wanted = new int[source.text().vocabulary().length];
    PreparedText document = pair.document().text();
    int from = document.firstToken(firstUnit);
    int to = document.firstToken(lastUnit + 1);
    this.segmentTokens = to - from;
    for (int i = from; i < to; i++) {
      int counterpart = pair.document().counterpart(document.terms()[i]);
      if (counterpart >= 0) {
        wanted[counterpart]++;
      }
    }
    findRareWords(parameters.rareShare() * pair.maxWeight());
  }

  private void findRareWords(double rareWeight) {
    int[] terms = source.text().terms();
    firstRareToken = -1;
    int lastDecile = -1;
    for (int i = 0; i < terms.length; i++) {
      if (wanted[terms[i]] > 0 && source.weight(terms[i]) > rareWeight) {
        firstRareToken = firstRareToken < 0 ? i : firstRareToken;
        lastRareToken = i;
        int decile = (int) ((long) i * PARTS / terms.length);
        deciles += decile > lastDecile ? 1 : 0;
        lastDecile = decile;
      }
    }
  }

  /** How many tenths of the source hold a rare word of the segment. */
  int deciles() {
    return deciles;
  }

  /** The units from the first to the last rare word in common. */
  Span span() {
    PreparedText text = source.text();
    return text.unitSpan(text.unitOf(Math.max(0, firstRareToken)), text.unitOf(lastRareToken));
  }

  /** The greatest share of the weight in common that one window of the source holds. */
  double bestWindowShare() {
    int[] terms = source.text().terms();
    int window = (int) (parameters.windowRatio() * segmentTokens);
    int[] within = new int[wanted.length];
    int[] overall = new int[wanted.length];
    double all = 0;
    double held = 0;
    double best = 0;
    for (int i = 0; i < terms.length; i++) {
      double weight = source.weight(terms[i]);
      if (overall[terms[i]]++ < wanted[terms[i]]) {
        all += weight;
      }
      if (within[terms[i]]++ < wanted[terms[i]]) {
        held += weight;
      }
      if (i >= window) {
        int left = terms[i - window];
        if (--within[left] < wanted[left]) {
          held -= source.weight(left);
        }
      }
      best = Math.max(best, held);
    }
    return all == 0 ? 1 : best / all;
  }
}
