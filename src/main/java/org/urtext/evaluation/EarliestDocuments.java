package org.urtext.evaluation;

import java.util.Arrays;
import org.urtext.analysis.Tokens;
import org.urtext.origin.OriginEstimate;
import org.urtext.progress.Progress;
import org.urtext.shingling.Fingerprints;
import org.urtext.shingling.SelectedShingles;

/**
 * The truth about origins, by brute force: the earliest document of every shingle of a collection.
 * The paper gets it from its own system "without shingle selection and with enough memory to hold
 * all shingles"; here no table is involved that could share a mistake with those under test. Takes
 * 8 bytes a shingle and 12 a distinct one of memory while it is made, 12 a distinct one afterwards.
 */
final class EarliestDocuments {
  private final long[] fingerprints;
  private final int[] earliest;

  private EarliestDocuments(long[] fingerprints, int[] earliest) {
    this.fingerprints = fingerprints;
    this.earliest = earliest;
  }

  static EarliestDocuments of(OrderedCollection collection, Progress progress) {
    long[] distinct = distinctShingles(collection, progress);
    int[] earliest = new int[distinct.length];
    EarliestDocuments made = new EarliestDocuments(distinct, earliest);
    for (int document = collection.size() - 1; document >= 0; document--) {
      progress.throwIfCancelled();
      for (long fingerprint : shinglesOf(collection, document)) {
        earliest[made.placeOf(fingerprint)] = document;
      }
    }
    return made;
  }

  private static long[] distinctShingles(OrderedCollection collection, Progress progress) {
    long[] all = new long[Math.toIntExact(countShingles(collection))];
    int count = 0;
    for (int document = 0; document < collection.size(); document++) {
      progress.throwIfCancelled();
      long[] shingles = shinglesOf(collection, document);
      System.arraycopy(shingles, 0, all, count, shingles.length);
      count += shingles.length;
    }
    Arrays.sort(all);
    int distinct = 0;
    for (int i = 0; i < count; i++) {
      if (i == 0 || all[i] != all[i - 1]) {
        all[distinct++] = all[i];
      }
    }
    return Arrays.copyOf(all, distinct);
  }

  static long countShingles(OrderedCollection collection) {
    long count = 0;
    for (int document = 0; document < collection.size(); document++) {
      count += Math.max(0, collection.tokens(document).size() - OriginShingles.TOKENS + 1);
    }
    return count;
  }

  private static long[] shinglesOf(OrderedCollection collection, int document) {
    return Fingerprints.ofShingles(collection.tokens(document), OriginShingles.TOKENS);
  }

  int distinctShingles() {
    return fingerprints.length;
  }

  /**
   * What is true of a document of the collection.
   *
   * @param known the number of documents, from the first on, that may be origins
   */
  OriginAnswer truthOf(Tokens tokens, int known) {
    SelectedShingles shingles = OriginShingles.all(tokens);
    int[] origins = new int[shingles.size()];
    for (int i = 0; i < origins.length; i++) {
      int document = earliest[placeOf(shingles.fingerprint(i))];
      origins[i] = document < known ? document : OriginEstimate.THE_DOCUMENT_ITSELF;
    }
    return OriginAnswer.of(OriginShingles.known(shingles, origins), tokens.size());
  }

  private int placeOf(long fingerprint) {
    return Arrays.binarySearch(fingerprints, fingerprint);
  }
}
