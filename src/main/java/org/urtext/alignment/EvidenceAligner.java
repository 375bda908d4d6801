package org.urtext.alignment;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.urtext.alignment.VerbatimChannel.Chain;
import org.urtext.document.Span;

/**
 * Finds passages by three channels, each with its own label: word for word, edited, and summary. A
 * passage is kept for the rarity of the words that it shares, never for its length alone.
 */
public final class EvidenceAligner implements PassageAligner {
  private final AlignmentParameters parameters;
  private final BackgroundFrequencies background;

  public EvidenceAligner(AlignmentParameters parameters, BackgroundFrequencies background) {
    this.parameters = parameters;
    this.background = background;
  }

  @Override
  public List<Passage> align(PreparedText document, PreparedText source) {
    if (document.tokens().size() == 0 || source.tokens().size() == 0) {
      return List.of();
    }
    TextPair pair = TextPair.of(document, source, background);
    List<Passage> edited = new EditedChannel(parameters).passages(pair);
    List<Passage> verbatim = new ArrayList<>();
    for (Chain chain : new VerbatimChannel(parameters.verbatim()).chains(document, source)) {
      Passage passage = chain.passage(pair);
      if (passage.document().length() >= parameters.verbatim().minChars()) {
        verbatim.add(passage);
      }
    }
    List<Passage> passages = preferVerbatim(edited, verbatim);
    new SummaryChannel(parameters.summary())
        .passage(pair, passages)
        .ifPresent(
            summary -> {
              passages.removeIf(other -> other.document().overlaps(summary.document()));
              passages.add(summary);
            });
    passages.sort(Comparator.comparingInt(passage -> passage.document().start()));
    return passages;
  }

  /**
   * Identical runs replace the edited passage that they cover well, and give way to one they don't.
   */
  private List<Passage> preferVerbatim(List<Passage> edited, List<Passage> verbatim) {
    List<Passage> passages = new ArrayList<>();
    List<Passage> beaten = new ArrayList<>();
    for (Passage passage : edited) {
      List<Passage> inside =
          verbatim.stream().filter(run -> run.document().overlaps(passage.document())).toList();
      long covered =
          inside.stream().mapToLong(run -> shared(run.document(), passage.document())).sum();
      if (covered < parameters.verbatim().minCoverage() * passage.document().length()) {
        passages.add(passage);
        beaten.addAll(inside);
      }
    }
    for (Passage run : verbatim) {
      if (!beaten.contains(run)) {
        passages.add(run);
      }
    }
    return passages;
  }

  private static int shared(Span one, Span other) {
    return Math.max(0, Math.min(one.end(), other.end()) - Math.max(one.start(), other.start()));
  }
}
