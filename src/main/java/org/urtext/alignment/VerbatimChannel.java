package org.urtext.alignment;

import java.util.ArrayList;
import java.util.List;
import org.urtext.alignment.VerbatimRuns.Run;
import org.urtext.analysis.Tokens;

/** Finds what was taken over word for word: identical runs, joined across small gaps. */
final class VerbatimChannel {
  private final AlignmentParameters.Verbatim parameters;

  VerbatimChannel(AlignmentParameters.Verbatim parameters) {
    this.parameters = parameters;
  }

  /** Identical runs one after the other in both texts, with small gaps between them. */
  record Chain(List<Run> runs) {

    double words(PreparedText document) {
      return document.words(firstToken(), endToken());
    }

    double longestRunWords(PreparedText document) {
      return runs.stream()
          .mapToDouble(run -> document.words(run.documentToken(), run.documentEnd()))
          .max()
          .orElse(0);
    }

    private int firstToken() {
      return runs.getFirst().documentToken();
    }

    private int endToken() {
      return runs.getLast().documentEnd();
    }

    /** The chain as a passage; what its words weigh is their rarity in these two texts. */
    Passage passage(TextPair pair) {
      PreparedText document = pair.document().text();
      double weight = 0;
      int identical = 0;
      for (Run run : runs) {
        identical += run.tokens();
        for (int i = run.documentToken(); i < run.documentEnd(); i++) {
          weight += pair.document().weight(document.terms()[i]);
        }
      }
      double rareWords = pair.maxWeight() == 0 ? 0 : weight / pair.maxWeight();
      double density = (double) identical / (endToken() - firstToken());
      Run first = runs.getFirst();
      Run last = runs.getLast();
      return new Passage(
          document.tokenSpan(first.documentToken(), last.documentEnd() - 1),
          pair.source().text().tokenSpan(first.sourceToken(), last.sourceEnd() - 1),
          PassageKind.WORD_FOR_WORD,
          1,
          new Passage.Evidence(rareWords, density));
    }

    /** What is left of the chain outside of some passages: several chains, one, or none. */
    List<Chain> outside(List<Passage> passages, Tokens document) {
      List<Chain> chains = new ArrayList<>();
      List<Run> open = new ArrayList<>();
      for (Run run : runs) {
        Run rest = run;
        for (Passage passage : passages) {
          rest = rest.outside(passage.document(), document);
        }
        if (rest.documentToken() > run.documentToken()) {
          open = close(open, chains);
        }
        if (rest.tokens() >= VerbatimRuns.ANCHOR_TOKENS) {
          open.add(rest);
        }
        if (rest.documentEnd() < run.documentEnd()) {
          open = close(open, chains);
        }
      }
      close(open, chains);
      return chains;
    }
  }

  private static List<Run> close(List<Run> open, List<Chain> chains) {
    if (open.isEmpty()) {
      return open;
    }
    chains.add(new Chain(open));
    return new ArrayList<>();
  }

  /** The chains in the document's order. */
  List<Chain> chains(PreparedText document, PreparedText source) {
    List<Chain> chains = new ArrayList<>();
    List<Run> open = new ArrayList<>();
    for (Run run : VerbatimRuns.find(document, source)) {
      if (!open.isEmpty() && !continues(open.getLast(), run)) {
        open = close(open, chains);
      }
      open.add(run);
    }
    close(open, chains);
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
