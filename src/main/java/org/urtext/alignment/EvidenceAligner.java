package org.urtext.alignment;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import org.urtext.alignment.VerbatimChannel.Chain;
import org.urtext.document.Span;

/**
 * Finds passages by three channels, each with its own label: word for word, edited, and summary. A
 * passage is kept for the rarity of the words that it shares or for a run of identical words that
 * is too long for a coincidence, never for its length alone.
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
    if (document.unitCount() == 0 || source.unitCount() == 0) {
      return List.of();
    }
    TextPair pair = TextPair.of(document, source, background);
    List<Chain> chains = new VerbatimChannel(parameters.verbatim()).chains(document, source);
    List<Passage> passages =
        withoutExplained(pair, new EditedChannel(parameters).passages(pair), chains);
    addWhereFree(
        pair,
        passages,
        chains,
        chain -> chain.words(document) >= parameters.verbatim().longWords());
    new SummaryChannel(parameters.summary())
        .passage(pair, passages)
        .ifPresent(summary -> addAbove(passages, summary));
    int loneWords = loneWords(pair);
    addWhereFree(pair, passages, chains, chain -> chain.longestRunWords(document) >= loneWords);
    passages.sort(Comparator.comparingInt(passage -> passage.document().start()));
    return List.copyOf(passages);
  }

  /** An edited passage gives way to long chains if they share nearly all that it shares. */
  private List<Passage> withoutExplained(TextPair pair, List<Passage> edited, List<Chain> chains) {
    List<Passage> verbatim = new ArrayList<>();
    for (Chain chain : chains) {
      if (chain.words(pair.document().text()) >= parameters.verbatim().longWords()) {
        verbatim.add(chain.passage(pair));
      }
    }
    List<Passage> passages = new ArrayList<>();
    for (Passage passage : edited) {
      double explained = 0;
      for (Passage run : verbatim) {
        explained += run.evidence().rareWords() * run.shareInside(passage.document());
      }
      if (explained < parameters.verbatim().minCoverage() * passage.evidence().rareWords()) {
        passages.add(passage);
      }
    }
    return passages;
  }

  /** Adds a summary; what lies mostly inside of it gives way, what does not is cut at its edge. */
  private void addAbove(List<Passage> passages, Passage summary) {
    Span taken = summary.document();
    List<Passage> overlapping =
        passages.stream().filter(passage -> passage.document().overlaps(taken)).toList();
    passages.removeAll(overlapping);
    for (Passage passage : overlapping) {
      Passage rest = passage.cutAt(taken);
      if (!rest.document().overlaps(taken)
          && rest.evidence().rareWords() >= parameters.evidence().minRareWords()) {
        passages.add(rest);
      }
    }
    passages.add(summary);
  }

  /**
   * A long run stands by itself; where the texts are too short for evidence to gather, a shorter
   * one does.
   */
  private int loneWords(TextPair pair) {
    return pair.isShort()
        ? parameters.verbatim().literalWords()
        : parameters.verbatim().loneWords();
  }

  private static void addWhereFree(
      TextPair pair, List<Passage> passages, List<Chain> chains, Predicate<Chain> isLongEnough) {
    for (Chain chain : chains) {
      for (Chain rest : chain.outside(passages, pair.document().text().tokens())) {
        if (isLongEnough.test(rest)) {
          passages.add(rest.passage(pair));
        }
      }
    }
  }
}
