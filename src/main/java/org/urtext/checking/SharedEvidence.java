package org.urtext.checking;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.urtext.analysis.Tokens;
import org.urtext.library.OriginReport;
import org.urtext.origin.Estimation;
import org.urtext.origin.OriginEstimate;
import org.urtext.shingling.SelectedShingles;

/**
 * What speaks for one document of the library as a source: the distinct shingles that it shares
 * with the checked one, each with the rarity of its words, and how they stand together. Shingles
 * near each other make a run, which is believed; a shingle alone may be a stock phrase, or two tags
 * that are the same by chance.
 *
 * @param distinctShingles a shingle that stands in the document twice says nothing more
 * @param weight the rarity of the distinct shingles; about one for each that stands in a run
 * @param tokens of the document, from the first to the last of every run
 */
record SharedEvidence(int documentId, int distinctShingles, double weight, BitSet tokens) {
  private static final double LONE_SHINGLE_WEIGHT = .25;

  /** Every document that the estimate names, in the order of ids, without the ignored tokens. */
  static List<SharedEvidence> of(OriginReport report, BitSet ignoredTokens) {
    OriginEstimate estimate = report.estimate();
    SelectedShingles shingles = estimate.shingles();
    double[] rarityBefore = rarityBefore(report.tokens());
    Map<Integer, Gathering> gatherings = new java.util.TreeMap<>();
    for (int i = 0; i < estimate.size(); i++) {
      if (estimate.isCopied(i) && !ignoredTokens.get(shingles.firstToken(i))) {
        int first = shingles.firstToken(i);
        int end = shingles.endToken(i);
        double rarity = (rarityBefore[end] - rarityBefore[first]) / (end - first);
        gatherings
            .computeIfAbsent(estimate.documentId(i), id -> new Gathering())
            .add(shingles.fingerprint(i), first, end, rarity);
      }
    }
    List<SharedEvidence> evidence = new ArrayList<>();
    gatherings.forEach((id, gathering) -> evidence.add(gathering.evidence(id)));
    return evidence;
  }

  /**
   * The sums of the tokens' rarities: 1 for a word that the document uses once, 0 for one that it
   * uses all the time.
   */
  private static double[] rarityBefore(Tokens tokens) {
    Map<Long, Integer> counts = new HashMap<>();
    for (long hash : tokens.hashes()) {
      counts.merge(hash, 1, Integer::sum);
    }
    double most = Math.log(tokens.size() + 1);
    double[] before = new double[tokens.size() + 1];
    for (int i = 0; i < tokens.size(); i++) {
      int count = counts.getOrDefault(tokens.hash(i), 1);
      before[i + 1] = before[i] + 1 - Math.log(count) / most;
    }
    return before;
  }

  /** Takes the shingles of one document in order. */
  private static final class Gathering {
    private final Set<Long> fingerprints = new HashSet<>();
    private final BitSet tokens = new BitSet();
    private double weight;
    private double runWeight;
    private int runShingles;
    private int runFirst;
    private int runEnd;

    void add(long fingerprint, int first, int end, double rarity) {
      if (runShingles > 0 && first - runEnd > Estimation.DEFAULT_BRIDGE_LIMIT) {
        closeRun();
      }
      if (runShingles == 0) {
        runFirst = first;
      }
      runShingles++;
      runEnd = Math.max(runEnd, end);
      if (fingerprints.add(fingerprint)) {
        runWeight += rarity;
      }
    }

    private void closeRun() {
      weight += runShingles > 1 ? runWeight : runWeight * LONE_SHINGLE_WEIGHT;
      tokens.set(runFirst, runEnd);
      runWeight = 0;
      runShingles = 0;
    }

    SharedEvidence evidence(int documentId) {
      closeRun();
      return new SharedEvidence(documentId, fingerprints.size(), weight, tokens);
    }
  }

  /** The same weight, less the share of the tokens that others explain already. */
  double weightBeside(BitSet explained) {
    BitSet rest = (BitSet) tokens.clone();
    rest.andNot(explained);
    return tokens.isEmpty() ? 0 : weight * rest.cardinality() / tokens.cardinality();
  }
}
