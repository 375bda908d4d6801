package org.urtext.alignment;

import java.util.ArrayList;
import java.util.List;
import org.urtext.alignment.VerbatimRuns.Run;
import org.urtext.document.Span;

/** Finds what was taken over word for word: identical runs, joined across small gaps. */
final class VerbatimChannel {
  private final AlignmentParameters.Verbatim parameters;

  VerbatimChannel(AlignmentParameters.Verbatim parameters) {
    this.parameters = parameters;
  }

  /**
   * Identical runs one after the other in both texts, with small gaps between them.
   *
   * @param words the words that are identical
   * @param longestRun the words of the longest run
   */
  record Chain(Run first, Run last, int words, int longestRun) {

    Span documentSpan(PreparedText document) {
      return document.tokenSpan(first.documentToken(), last.documentEnd() - 1);
    }

    Span sourceSpan(PreparedText source) {
      return source.tokenSpan(first.sourceToken(), last.sourceEnd() - 1);
    }

    /** The chain as a passage; what its words weigh is their rarity in these two texts. */
    Passage passage(TextPair pair) {
      PreparedText document = pair.document().text();
      double weight = 0;
      for (int i = first.documentToken(); i < last.documentEnd(); i++) {
        weight += pair.document().weight(document.terms()[i]);
      }
      double density = (double) words / (last.documentEnd() - first.documentToken());
      double rareWords = pair.maxWeight() == 0 ? 0 : density * weight / pair.maxWeight();
      return new Passage(
          documentSpan(document),
          sourceSpan(pair.source().text()),
          PassageKind.WORD_FOR_WORD,
          1,
          new Passage.Evidence(rareWords, density));
    }
  }

  List<Chain> chains(PreparedText document, PreparedText source) {
    List<Chain> chains = new ArrayList<>();
    Chain open = null;
    for (Run run : VerbatimRuns.find(document, source)) {
      if (open != null && continues(open.last(), run)) {
        open =
            new Chain(
                open.first(),
                run,
                open.words() + run.words(),
                Math.max(open.longestRun(), run.words()));
      } else {
        if (open != null) {
          chains.add(open);
        }
        open = new Chain(run, run, run.words(), run.words());
      }
    }
    if (open != null) {
      chains.add(open);
    }
    return chains;
  }

  private boolean continues(Run last, Run next) {
    int documentGap = next.documentToken() - last.documentEnd();
    int sourceGap = next.sourceToken() - last.sourceEnd();
    return documentGap <= parameters.maxGapWords()
        && sourceGap >= 0
        && sourceGap <= parameters.maxGapWords();
  }
}
