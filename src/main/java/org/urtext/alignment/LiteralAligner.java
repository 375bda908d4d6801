package org.urtext.alignment;

import java.util.ArrayList;
import java.util.List;
import org.urtext.alignment.VerbatimChannel.Chain;

/**
 * Finds literal copies only, and never cries wolf: every passage holds a run of identical words
 * that is too long for a coincidence. Shorter runs count only as parts of such a passage.
 */
public final class LiteralAligner implements PassageAligner {
  private final AlignmentParameters.Verbatim parameters;
  private final BackgroundFrequencies background;

  public LiteralAligner(AlignmentParameters parameters, BackgroundFrequencies background) {
    this.parameters = parameters.verbatim();
    this.background = background;
  }

  @Override
  public List<Passage> align(PreparedText document, PreparedText source) {
    List<Chain> chains = new VerbatimChannel(parameters).chains(document, source);
    chains.removeIf(chain -> chain.longestRunWords(document) < parameters.literalWords());
    if (chains.isEmpty()) {
      return List.of();
    }
    TextPair pair = TextPair.of(document, source, background);
    List<Passage> passages = new ArrayList<>();
    for (Chain chain : chains) {
      passages.add(chain.passage(pair));
    }
    return List.copyOf(passages);
  }
}
