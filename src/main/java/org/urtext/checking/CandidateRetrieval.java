package org.urtext.checking;

import java.io.IOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import org.jspecify.annotations.Nullable;
import org.urtext.library.CatalogueEntry;
import org.urtext.library.Library;
import org.urtext.library.OriginReport;
import org.urtext.library.Provenance;

/**
 * Chooses the documents of a library that are worth comparing. Those that the table names come
 * first, chosen one after the other for what they explain beyond those before, so that many of a
 * kind do not crowd out others. Then come the documents that those took their own text from, which
 * may be where a passage first appeared, and then all others that share text with them.
 */
final class CandidateRetrieval {
  private final Library library;
  private final CheckOptions options;
  private final @Nullable CatalogueEntry self;

  /**
   * @param self the checked document, where it is in the library: only earlier ones are origins
   */
  CandidateRetrieval(Library library, CheckOptions options, @Nullable CatalogueEntry self) {
    this.library = library;
    this.options = options;
    this.self = self;
  }

  /** The earliest first. */
  List<CatalogueEntry> candidates(OriginReport report, BitSet ignoredTokens) throws IOException {
    List<SharedEvidence> named = new ArrayList<>();
    for (SharedEvidence evidence : SharedEvidence.of(report, ignoredTokens)) {
      if (evidence.distinctShingles() >= options.minSharedShingles()) {
        named.add(evidence);
      }
    }
    Map<Integer, CatalogueEntry> chosen = new LinkedHashMap<>();
    List<SharedEvidence> explaining = mostExplaining(named, options.maxCandidates());
    for (SharedEvidence evidence : explaining) {
      entry(evidence.documentId()).ifPresent(entry -> chosen.put(entry.id(), entry));
    }
    addRelatives(chosen, explaining);
    List<CatalogueEntry> byDate = new ArrayList<>(chosen.values());
    byDate.sort(EARLIEST_FIRST);
    return byDate;
  }

  /** The order of the library: by date, then by id. */
  static final Comparator<CatalogueEntry> EARLIEST_FIRST =
      Comparator.comparingLong((CatalogueEntry entry) -> entry.date().toEpochMilli())
          .thenComparingInt(CatalogueEntry::id);

  /** A greedy cover. What one adds only shrinks while others are chosen, so most need no update. */
  static List<SharedEvidence> mostExplaining(List<SharedEvidence> named, int most) {
    record Gain(SharedEvidence evidence, double gain, int chosenBefore) {}
    PriorityQueue<Gain> gains =
        new PriorityQueue<>(
            Comparator.comparingDouble(Gain::gain)
                .reversed()
                .thenComparing(gain -> gain.evidence().documentId()));
    named.forEach(evidence -> gains.add(new Gain(evidence, evidence.weight(), 0)));
    BitSet explained = new BitSet();
    List<SharedEvidence> chosen = new ArrayList<>();
    while (chosen.size() < most && !gains.isEmpty()) {
      Gain best = gains.remove();
      if (best.chosenBefore() < chosen.size()) {
        SharedEvidence evidence = best.evidence();
        gains.add(new Gain(evidence, evidence.weightBeside(explained), chosen.size()));
      } else {
        chosen.add(best.evidence());
        explained.or(best.evidence().tokens());
      }
    }
    return chosen;
  }

  private void addRelatives(Map<Integer, CatalogueEntry> chosen, List<SharedEvidence> explaining)
      throws IOException {
    Map<Integer, Double> origins = new LinkedHashMap<>();
    Map<Integer, Double> relatives = new LinkedHashMap<>();
    for (SharedEvidence evidence : explaining) {
      CatalogueEntry entry = chosen.get(evidence.documentId());
      if (entry != null) {
        for (Provenance.Share share : entry.provenance().shares()) {
          origins.merge(share.originId(), evidence.weight() * share.share(), Double::sum);
        }
        for (int related : library.relatedTo(entry.id())) {
          relatives.merge(related, evidence.weight(), Double::sum);
        }
      }
    }
    int most = chosen.size() + options.maxRelatives();
    addHeaviest(origins, chosen, most);
    addHeaviest(relatives, chosen, most);
  }

  private void addHeaviest(
      Map<Integer, Double> weights, Map<Integer, CatalogueEntry> chosen, int most)
      throws IOException {
    List<Map.Entry<Integer, Double>> heaviest = new ArrayList<>(weights.entrySet());
    heaviest.sort(
        Map.Entry.<Integer, Double>comparingByValue(Collections.reverseOrder())
            .thenComparing(Map.Entry.comparingByKey()));
    for (Map.Entry<Integer, Double> next : heaviest) {
      if (chosen.size() >= most) {
        return;
      }
      if (!chosen.containsKey(next.getKey())) {
        entry(next.getKey()).ifPresent(entry -> chosen.put(entry.id(), entry));
      }
    }
  }

  /** A document that is there and may be an origin of the checked one. */
  private Optional<CatalogueEntry> entry(int id) throws IOException {
    return library
        .entry(id)
        .filter(entry -> !entry.removed())
        .filter(entry -> self == null || EARLIEST_FIRST.compare(entry, self) < 0);
  }
}
