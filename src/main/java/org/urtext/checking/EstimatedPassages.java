package org.urtext.checking;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.urtext.analysis.Tokens;
import org.urtext.document.Span;
import org.urtext.library.CatalogueEntry;
import org.urtext.library.OriginReport;
import org.urtext.origin.Evidence;
import org.urtext.origin.OriginEstimate;

/**
 * What a library without texts can tell: runs of words with the same estimated origin. Their
 * confidence is the share of their words that the table itself knows; the others were inferred from
 * neighbours.
 */
final class EstimatedPassages {
  private EstimatedPassages() {}

  /** The documents that are the origin of some words, the earliest first. */
  static List<CatalogueEntry> sources(OriginReport report, int minSharedShingles) {
    Map<Integer, Integer> shingles = new HashMap<>();
    for (int origin : report.estimate().documentIds()) {
      shingles.merge(origin, 1, Integer::sum);
    }
    return report.sources().stream()
        .map(OriginReport.OriginSource::entry)
        .filter(entry -> shingles.getOrDefault(entry.id(), 0) >= minSharedShingles)
        .sorted(CandidateRetrieval.EARLIEST_FIRST)
        .toList();
  }

  static List<FoundPassage> passages(OriginReport report, List<CatalogueEntry> sources) {
    Map<Integer, Integer> indexOf = new HashMap<>();
    for (int i = 0; i < sources.size(); i++) {
      indexOf.put(sources.get(i).id(), i);
    }
    List<FoundPassage> passages = new ArrayList<>();
    int[] origins = report.tokenOrigins();
    for (int start = 0, end; start < origins.length; start = end) {
      end = start + 1;
      while (end < origins.length && origins[end] == origins[start]) {
        end++;
      }
      Integer source = indexOf.get(origins[start]);
      if (origins[start] != OriginEstimate.THE_DOCUMENT_ITSELF && source != null) {
        passages.add(passage(report, source, start, end));
      }
    }
    passages.sort(Comparator.comparingInt(passage -> passage.inDocument().start()));
    return passages;
  }

  private static FoundPassage passage(OriginReport report, int source, int start, int end) {
    Tokens tokens = report.tokens();
    int found = 0;
    for (Evidence evidence : report.tokenEvidence().subList(start, end)) {
      found += evidence == Evidence.FOUND ? 1 : 0;
    }
    return new FoundPassage(
        source,
        new Span(tokens.start(start), tokens.end(end - 1)),
        new Span(0, 0),
        FoundPassage.Kind.ESTIMATED,
        (double) found / (end - start),
        false);
  }
}
