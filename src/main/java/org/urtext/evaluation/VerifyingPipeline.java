package org.urtext.evaluation;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.IntFunction;
import org.urtext.analysis.Tokens;
import org.urtext.origin.Estimation;
import org.urtext.origin.OriginEstimate;
import org.urtext.origin.OriginEstimator;
import org.urtext.origin.ShingleHits;
import org.urtext.shingling.Fingerprints;
import org.urtext.shingling.SelectedShingles;
import org.urtext.shingling.ShingleSelector;

/**
 * Urtext's own pipeline for a library that keeps its texts. The table only retrieves: all shingles
 * are looked up, the documents that are hit most are candidates, and so are the documents that
 * these had been taken from when they were inserted (their provenance), so that an original whose
 * shingles have left the table is found through its copies. Then the candidates' texts are
 * compared: the origin of a shingle is the earliest candidate that really has it.
 */
final class VerifyingPipeline implements OriginPipeline {
  /** How many of the documents that were hit are read. */
  static final int CANDIDATES = 20;

  /** How many documents the library remembers as the sources of another. */
  static final int PROVENANCE = 8;

  private final ShingleSelector selector;
  private final OriginEstimator estimator;
  private final LabTable table;
  private final IntFunction<Tokens> texts;
  private final Map<Integer, int[]> provenanceOf = new HashMap<>();

  VerifyingPipeline(Path tableFile, OriginMethod method, long slots, IntFunction<Tokens> texts)
      throws IOException {
    this.selector = OriginShingles.selector(method.selection());
    this.estimator = method.estimation().estimator(Estimation.DEFAULT_BRIDGE_LIMIT);
    this.table = new LabTable(tableFile, method, slots);
    this.texts = texts;
  }

  @Override
  public void insert(int document, Tokens tokens) throws IOException {
    provenanceOf.put(document, mostHit(table.lookUp(OriginShingles.all(tokens)), PROVENANCE));
    table.insert(document, estimator.estimate(table.lookUp(selector.select(tokens))));
  }

  @Override
  public OriginAnswer ask(Tokens tokens) throws IOException {
    SelectedShingles shingles = OriginShingles.all(tokens);
    TreeSet<Integer> candidates = new TreeSet<>();
    for (int candidate : mostHit(table.lookUp(shingles), CANDIDATES)) {
      candidates.add(candidate);
      for (int source : provenanceOf.getOrDefault(candidate, new int[0])) {
        candidates.add(source);
      }
    }
    return OriginAnswer.of(
        OriginShingles.known(shingles, verify(shingles, candidates)), tokens.size());
  }

  /** The documents by the number of shingles that the table has of them, the most first. */
  private static int[] mostHit(ShingleHits hits, int limit) {
    Map<Integer, Integer> counts = new HashMap<>();
    for (int i = 0; i < hits.size(); i++) {
      if (hits.isFound(i)) {
        counts.merge(hits.documentId(i), 1, Integer::sum);
      }
    }
    return counts.entrySet().stream()
        .sorted(
            Map.Entry.<Integer, Integer>comparingByValue(Comparator.reverseOrder())
                .thenComparing(Map.Entry.comparingByKey()))
        .limit(limit)
        .mapToInt(Map.Entry::getKey)
        .toArray();
  }

  /**
   * The origin of every shingle.
   *
   * @param candidates the earliest first
   */
  private int[] verify(SelectedShingles shingles, Iterable<Integer> candidates) {
    long[] wanted = shingles.fingerprints().clone();
    Arrays.sort(wanted);
    int[] found = new int[wanted.length];
    Arrays.fill(found, OriginEstimate.THE_DOCUMENT_ITSELF);
    for (int candidate : candidates) {
      for (long fingerprint :
          Fingerprints.ofShingles(texts.apply(candidate), OriginShingles.TOKENS)) {
        int place = Arrays.binarySearch(wanted, fingerprint);
        if (place >= 0 && found[place] == OriginEstimate.THE_DOCUMENT_ITSELF) {
          found[place] = candidate;
        }
      }
    }
    int[] origins = new int[wanted.length];
    for (int i = 0; i < origins.length; i++) {
      origins[i] = found[Arrays.binarySearch(wanted, shingles.fingerprint(i))];
    }
    return origins;
  }

  @Override
  public long slots() {
    return table.slots();
  }

  @Override
  public void close() throws IOException {
    table.close();
  }
}
