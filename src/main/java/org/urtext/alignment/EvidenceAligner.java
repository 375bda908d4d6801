package org.urtext.alignment;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.urtext.alignment.VerbatimChannel.Chain;

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
        preferLongChains(pair, new EditedChannel(parameters).passages(pair), chains);
    new SummaryChannel(parameters.summary())
        .passage(pair, passages)
        .ifPresent(
            summary -> {
              passages.removeIf(other -> other.document().overlaps(summary.document()));
              passages.add(summary);
            });
    addLoneChains(pair, passages, chains);
    passages.sort(Comparator.comparingInt(passage -> passage.document().start()));
    return passages;
  }

  /** An edited passage gives way to long chains if they share nearly all that it shares. */
  private List<Passage> preferLongChains(TextPair pair, List<Passage> edited, List<Chain> chains) {
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
        explained += run.document().overlaps(passage.document()) ? run.evidence().rareWords() : 0;
      }
      if (explained < parameters.verbatim().minCoverage() * passage.evidence().rareWords()) {
        passages.add(passage);
      }
    }
    addWhereFree(passages, verbatim);
    return passages;
  }

  /**
   * A long run stands by itself; where the texts are too short for evidence to gather, a shorter
   * one does.
   */
  private void addLoneChains(TextPair pair, List<Passage> passages, List<Chain> chains) {
    double minWords =
        pair.isShort() ? parameters.verbatim().literalWords() : parameters.verbatim().loneWords();
    List<Passage> lone = new ArrayList<>();
    for (Chain chain : chains) {
      if (chain.longestRunWords() >= minWords) {
        lone.add(chain.passage(pair));
      }
    }
    addWhereFree(passages, lone);
  }

  private static void addWhereFree(List<Passage> passages, List<Passage> others) {
    for (Passage other : others) {
      if (passages.stream().noneMatch(one -> one.document().overlaps(other.document()))) {
        passages.add(other);
      }
    }
  }
}
