package org.urtext.library;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.urtext.analysis.Tokens;
import org.urtext.library.OriginReport.OriginSource;
import org.urtext.origin.DominantOrigin;
import org.urtext.origin.Evidence;
import org.urtext.origin.OriginEstimate;
import org.urtext.origin.ShingleHits;
import org.urtext.shingling.SelectedShingles;
import org.urtext.table.Hits;
import org.urtext.table.TableLayout;

/**
 * Looks a document up in the table: the query step of the 2009 paper.
 *
 * <p>A full table is asked for the selected shingles, and the paper's bridging with expansion fills
 * the gaps. A compact table keeps neither offsets nor neighbours; there, every shingle of the
 * document is asked for, and since its short tags meet by chance about once in a thousand
 * questions, a document that is hit by a single shingle only is not believed. Shingles that were
 * never selected are not in the table, so there the dominant origin is that of most tokens.
 */
final class OriginCheck {
  private final LibraryStore store;

  OriginCheck(LibraryStore store) {
    this.store = store;
  }

  /**
   * @param selfId the id of the document where it is in the library itself, else {@link
   *     CatalogueEntry#NONE}; what it was the first to write is its own
   */
  OriginReport check(Tokens tokens, int selfId) throws IOException {
    OpenTable open = store.open();
    boolean isCompact = open.file().settings().layout() == TableLayout.COMPACT;
    SelectedShingles shingles =
        isCompact ? open.shingler().allShingles(tokens) : open.shingler().select(tokens);
    OriginEstimate estimate = open.estimator().estimate(lookUp(shingles, selfId, isCompact));
    int[] origins = new int[tokens.size()];
    Evidence[] evidence = new Evidence[tokens.size()];
    Arrays.fill(origins, OriginEstimate.THE_DOCUMENT_ITSELF);
    Arrays.fill(evidence, Evidence.NONE);
    for (int i = 0; i < estimate.size(); i++) {
      if (estimate.isCopied(i)) {
        for (int token = shingles.firstToken(i); token < shingles.endToken(i); token++) {
          if (isBetter(estimate, i, origins[token], evidence[token])) {
            origins[token] = estimate.documentId(i);
            evidence[token] = estimate.evidence(i);
          }
        }
      }
    }
    return new OriginReport(
        tokens,
        estimate,
        isCompact ? DominantOrigin.of(origins) : DominantOrigin.of(estimate),
        origins,
        List.of(evidence),
        sourcesOf(origins));
  }

  private ShingleHits lookUp(SelectedShingles shingles, int selfId, boolean isCompact)
      throws IOException {
    int count = shingles.size();
    Hits hits = new Hits();
    store.open().table().lookUp(shingles.fingerprints(), 0, count, hits);
    int[] documents = new int[count];
    byte[] offsets = new byte[count];
    byte[] previousBytes = new byte[count];
    byte[] nextBytes = new byte[count];
    for (int i = 0; i < count; i++) {
      int found = hits.documentId(i);
      documents[i] = isOrigin(found, selfId) ? found : ShingleHits.MISS;
      offsets[i] = (byte) hits.offset(i);
      previousBytes[i] = hits.previousByte(i);
      nextBytes[i] = hits.nextByte(i);
    }
    if (isCompact) {
      dropLoneHits(documents);
    }
    return new ShingleHits(shingles, documents, offsets, previousBytes, nextBytes);
  }

  private boolean isOrigin(int found, int selfId) {
    return found != Hits.NONE
        && found != selfId
        && store.catalogue().exists(found)
        && (selfId == CatalogueEntry.NONE || store.catalogue().precedes(found, selfId));
  }

  private static void dropLoneHits(int[] documents) {
    Map<Integer, Integer> counts = countsOf(documents);
    for (int i = 0; i < documents.length; i++) {
      if (documents[i] != ShingleHits.MISS && counts.getOrDefault(documents[i], 0) < 2) {
        documents[i] = ShingleHits.MISS;
      }
    }
  }

  /** What was found beats what was guessed; then the earlier document owns the words. */
  private boolean isBetter(
      OriginEstimate estimate, int shingle, int presentOrigin, Evidence presentEvidence) {
    if (presentEvidence == Evidence.NONE) {
      return true;
    }
    boolean isFound = estimate.evidence(shingle) == Evidence.FOUND;
    boolean wasFound = presentEvidence == Evidence.FOUND;
    if (isFound != wasFound) {
      return isFound;
    }
    int origin = estimate.documentId(shingle);
    return origin != presentOrigin && store.catalogue().precedes(origin, presentOrigin);
  }

  private static Map<Integer, Integer> countsOf(int[] origins) {
    Map<Integer, Integer> counts = new HashMap<>();
    for (int origin : origins) {
      if (origin != OriginEstimate.THE_DOCUMENT_ITSELF) {
        counts.merge(origin, 1, Integer::sum);
      }
    }
    return counts;
  }

  private List<OriginSource> sourcesOf(int[] tokenOrigins) throws IOException {
    List<OriginSource> sources = new ArrayList<>();
    for (Map.Entry<Integer, Integer> count : countsOf(tokenOrigins).entrySet()) {
      Optional<CatalogueEntry> entry = store.reader().entry(count.getKey());
      entry.ifPresent(found -> sources.add(new OriginSource(found, count.getValue())));
    }
    sources.sort(
        Comparator.comparingInt(OriginSource::tokenCount)
            .reversed()
            .thenComparing(source -> source.entry().id()));
    return sources;
  }
}
