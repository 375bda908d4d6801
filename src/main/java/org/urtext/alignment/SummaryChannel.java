package org.urtext.alignment;

import java.util.List;
import java.util.Optional;
import org.urtext.alignment.AlignmentParameters.SummaryRest;
import org.urtext.alignment.AlignmentParameters.SummaryShape;
import org.urtext.document.Span;

/**
 * Finds the stretch of a document that tells in short what a whole source says. Such text is too
 * much rewritten for its sentences to resemble the source's; what gives it away is that nearly all
 * of its weighty words stand in the source, spread over all of it, while the words around it do
 * not. Every word that the source has earns its weight, every word pays a price, and the summary is
 * the run of units with the greatest sum.
 *
 * <p>A copied paragraph amid text on the same subject looks much the same. Therefore what other
 * channels found in the segment is set aside, and what is left must speak for a summary too.
 */
final class SummaryChannel {
  private final AlignmentParameters.Summary parameters;

  SummaryChannel(AlignmentParameters.Summary parameters) {
    this.parameters = parameters;
  }

  /** Units of the document, their weight, and the part of it that the source has too. */
  private record Segment(int firstUnit, int lastUnit, double mass, double contained) {

    double score(double price) {
      return contained - price * mass;
    }

    double density() {
      return mass == 0 ? 0 : contained / mass;
    }
  }

  /**
   * The summary, if there is one.
   *
   * @param others what else was found in this pair of texts
   */
  Optional<Passage> passage(TextPair pair, List<Passage> others) {
    double[] contained = containedMass(pair.document());
    Segment segment = bestSegment(pair.document(), contained);
    double rareWords = segment.score(parameters.price()) / pair.maxWeight();
    if (!(rareWords >= parameters.minRareWords())
        || contrast(pair.document(), contained, segment) < parameters.minContrast()) {
      return Optional.empty();
    }
    if (!isShapedLikeOne(pair, segment)) {
      return Optional.empty();
    }
    double maxWindowShare = maxWindowShare(pair.document(), contained, segment, others);
    SummarySource source =
        new SummarySource(pair, segment.firstUnit(), segment.lastUnit(), parameters.spread());
    if (source.deciles() < parameters.shape().minDeciles()
        || source.bestWindowShare() >= maxWindowShare) {
      return Optional.empty();
    }
    double confidence = segment.density() * (1 - Math.exp(-rareWords / parameters.minRareWords()));
    return Optional.of(
        new Passage(
            pair.document().text().unitSpan(segment.firstUnit(), segment.lastUnit()),
            source.span(),
            PassageKind.SUMMARY,
            confidence,
            new Passage.Evidence(rareWords, segment.density())));
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

  private Segment bestSegment(TextPair.Side document, double[] contained) {
    Segment best = new Segment(0, 0, 0, 0);
    Segment running = best;
    for (int unit = 0; unit < contained.length; unit++) {
      boolean fresh = running.score(parameters.price()) <= 0;
      running =
          new Segment(
              fresh ? unit : running.firstUnit(),
              unit,
              (fresh ? 0 : running.mass()) + document.mass(unit, unit),
              (fresh ? 0 : running.contained()) + contained[unit]);
      if (running.score(parameters.price()) > best.score(parameters.price())) {
        best = running;
      }
    }
    return best;
  }

  /** By how much more of the segment than of what stands around it is in the source. */
  private static double contrast(TextPair.Side document, double[] contained, Segment segment) {
    double all = 0;
    for (double one : contained) {
      all += one;
    }
    double massAround = document.mass(0, contained.length - 1) - segment.mass();
    double around = massAround <= 0 ? 0 : (all - segment.contained()) / massAround;
    return segment.density() - around;
  }

  private boolean isShapedLikeOne(TextPair pair, Segment segment) {
    PreparedText document = pair.document().text();
    PreparedText source = pair.source().text();
    SummaryShape shape = parameters.shape();
    double words = document.unitWords(segment.firstUnit(), segment.lastUnit());
    double ratio = source.words(0, source.tokens().size()) / words;
    return words >= shape.minWords()
        && words <= shape.maxDocumentShare() * document.words(0, document.tokens().size())
        && ratio >= shape.minRatio()
        && ratio <= shape.maxRatio();
  }

  /**
   * How much of the shared weight may stand in one place of the source: nothing if the rest of the
   * segment, without the passages found otherwise, does not come from the source.
   */
  private double maxWindowShare(
      TextPair.Side document, double[] contained, Segment segment, List<Passage> others) {
    double mass = 0;
    double inSource = 0;
    for (int unit = segment.firstUnit(); unit <= segment.lastUnit(); unit++) {
      Span span = document.text().unitSpan(unit, unit);
      if (others.stream().noneMatch(other -> coversHalf(other.document(), span))) {
        mass += document.mass(unit, unit);
        inSource += contained[unit];
      }
    }
    SummaryRest rest = parameters.rest();
    if (mass < rest.minShare() * segment.mass()) {
      return parameters.spread().maxWindowShare();
    }
    double density = inSource / mass;
    if (density < rest.minDensity()) {
      return 0;
    }
    return density < rest.clearDensity()
        ? parameters.spread().maxWindowShare()
        : rest.clearMaxWindowShare();
  }

  private static boolean coversHalf(Span passage, Span unit) {
    int shared = Math.min(passage.end(), unit.end()) - Math.max(passage.start(), unit.start());
    return shared * 2 > unit.length();
  }
}
