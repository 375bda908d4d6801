package org.urtext.checking;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import org.urtext.document.Span;
import org.urtext.library.CatalogueEntry;
import org.urtext.library.Provenance;

/**
 * Marks the passages that stand in many unrelated sources, as licences, forms of thanks and
 * definitions do. Sources of which one took most of its text from the other, or is its new version,
 * count as one.
 */
final class StockPhrases {
  private static final int MANY_SOURCES = 5;
  private static final double MOST_OF_A_PASSAGE = .8;
  private static final double MOST_OF_A_SOURCE = .5;

  private final List<CatalogueEntry> sources;
  private final List<FoundPassage> passages;

  private StockPhrases(List<CatalogueEntry> sources, List<FoundPassage> passages) {
    this.sources = sources;
    this.passages = passages;
  }

  /**
   * @param sources the earliest first
   * @param passages in the document's order
   */
  static List<FoundPassage> marked(List<CatalogueEntry> sources, List<FoundPassage> passages) {
    if (sources.size() < MANY_SOURCES) {
      return passages;
    }
    var phrases = new StockPhrases(sources, passages);
    List<FoundPassage> marked = new ArrayList<>();
    for (FoundPassage passage : passages) {
      marked.add(phrases.isCommon(passage) ? passage.asCommon() : passage);
    }
    return marked;
  }

  private boolean isCommon(FoundPassage passage) {
    TreeSet<Integer> holders = new TreeSet<>();
    for (FoundPassage other : passages) {
      if (other.inDocument().start() >= passage.inDocument().end()) {
        break;
      }
      if (holdsMostOf(passage.inDocument(), other.inDocument())) {
        holders.add(other.source());
      }
    }
    if (holders.size() < MANY_SOURCES) {
      return false;
    }
    List<CatalogueEntry> unrelated = new ArrayList<>();
    for (int holder : holders) {
      CatalogueEntry entry = sources.get(holder);
      if (unrelated.stream().noneMatch(known -> derivesFrom(entry, known))) {
        unrelated.add(entry);
      }
    }
    return unrelated.size() >= MANY_SOURCES;
  }

  private static boolean holdsMostOf(Span passage, Span other) {
    int shared = Math.min(passage.end(), other.end()) - Math.max(passage.start(), other.start());
    return shared >= MOST_OF_A_PASSAGE * passage.length();
  }

  private static boolean derivesFrom(CatalogueEntry later, CatalogueEntry earlier) {
    if (later.predecessorId() == earlier.id()) {
      return true;
    }
    for (Provenance.Share share : later.provenance().shares()) {
      if (share.originId() == earlier.id() && share.share() >= MOST_OF_A_SOURCE) {
        return true;
      }
    }
    return false;
  }
}
