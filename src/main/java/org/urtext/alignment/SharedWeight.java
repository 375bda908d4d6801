package org.urtext.alignment;

/**
 * The weight that a region's two sides share, M = Σ w · min(count on the one side, count on the
 * other), kept up to date while units come and go at its edges.
 */
final class SharedWeight {
  private final TextPair pair;
  private final int[] documentCounts;
  private final int[] sourceCounts;
  private double matched;

  SharedWeight(TextPair pair) {
    this.pair = pair;
    int vocabularySize = pair.document().text().vocabulary().length;
    this.documentCounts = new int[vocabularySize];
    this.sourceCounts = new int[vocabularySize];
  }

  double matched() {
    return matched;
  }

  void addDocument(int firstUnit, int lastUnit) {
    for (int unit = firstUnit; unit <= lastUnit; unit++) {
      changeDocument(unit, 1);
    }
  }

  void addSource(int firstUnit, int lastUnit) {
    for (int unit = firstUnit; unit <= lastUnit; unit++) {
      changeSource(unit, 1);
    }
  }

  void removeDocument(int firstUnit, int lastUnit) {
    for (int unit = firstUnit; unit <= lastUnit; unit++) {
      changeDocument(unit, -1);
    }
  }

  void removeSource(int firstUnit, int lastUnit) {
    for (int unit = firstUnit; unit <= lastUnit; unit++) {
      changeSource(unit, -1);
    }
  }

  void add(Region region) {
    addDocument(region.documentFirst(), region.documentLast());
    addSource(region.sourceFirst(), region.sourceLast());
  }

  /** Takes away all that is left, so that the next region starts from nothing. */
  void remove(Region region) {
    removeDocument(region.documentFirst(), region.documentLast());
    removeSource(region.sourceFirst(), region.sourceLast());
    matched = 0;
  }

  /** What a region shares, counted from nothing. */
  double of(Region region) {
    add(region);
    double weight = matched;
    remove(region);
    return weight;
  }

  private void changeDocument(int unit, int sign) {
    TextPair.Side side = pair.document();
    UnitTerms units = side.text().unitTerms();
    for (int entry = units.entriesStart(unit); entry < units.entriesEnd(unit); entry++) {
      int term = units.term(entry);
      if (side.counterpart(term) >= 0) {
        int before = documentCounts[term];
        int after = before + sign * units.count(entry);
        documentCounts[term] = after;
        change(term, before, after, sourceCounts[term]);
      }
    }
  }

  private void changeSource(int unit, int sign) {
    TextPair.Side side = pair.source();
    UnitTerms units = side.text().unitTerms();
    for (int entry = units.entriesStart(unit); entry < units.entriesEnd(unit); entry++) {
      int term = side.counterpart(units.term(entry));
      if (term >= 0) {
        int before = sourceCounts[term];
        int after = before + sign * units.count(entry);
        sourceCounts[term] = after;
        change(term, before, after, documentCounts[term]);
      }
    }
  }

  private void change(int term, int before, int after, int opposite) {
    int gained = Math.min(after, opposite) - Math.min(before, opposite);
    if (gained != 0) {
      matched += gained * (double) pair.document().weight(term);
    }
  }
}
