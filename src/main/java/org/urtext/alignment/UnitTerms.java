package org.urtext.alignment;

import java.util.Arrays;

/**
 * Which terms stand in which units, both ways: the sorted distinct terms of every unit with their
 * counts, and the units of every term.
 */
final class UnitTerms {
  private final int[] unitStarts;
  private final int[] terms;
  private final int[] counts;
  private final int[] termStarts;
  private final int[] units;
  private final int[] unitEntries;

  private UnitTerms(
      int[] unitStarts, int[] terms, int[] counts, int[] termStarts, int[][] postings) {
    this.unitStarts = unitStarts;
    this.terms = terms;
    this.counts = counts;
    this.termStarts = termStarts;
    this.units = postings[0];
    this.unitEntries = postings[1];
  }

  static UnitTerms of(int[] tokenTerms, int vocabularySize, int[] unitFirstTokens) {
    int unitCount = unitFirstTokens.length - 1;
    int[] unitStarts = new int[unitCount + 1];
    int[] terms = tokenTerms.clone();
    int[] counts = new int[terms.length];
    int[] termStarts = new int[vocabularySize + 1];
    int size = 0;
    for (int unit = 0; unit < unitCount; unit++) {
      int from = unitFirstTokens[unit];
      int to = unitFirstTokens[unit + 1];
      Arrays.sort(terms, from, to);
      int start = size;
      for (int i = from; i < to; i++) {
        if (size > start && terms[size - 1] == terms[i]) {
          counts[size - 1]++;
        } else {
          terms[size] = terms[i];
          counts[size++] = 1;
          termStarts[terms[size - 1] + 1]++;
        }
      }
      unitStarts[unit + 1] = size;
    }
    for (int term = 0; term < vocabularySize; term++) {
      termStarts[term + 1] += termStarts[term];
    }
    int[] units = new int[size];
    int[] unitEntries = new int[size];
    int[] filled = termStarts.clone();
    for (int unit = 0; unit < unitCount; unit++) {
      for (int i = unitStarts[unit]; i < unitStarts[unit + 1]; i++) {
        int posting = filled[terms[i]]++;
        units[posting] = unit;
        unitEntries[posting] = i;
      }
    }
    return new UnitTerms(
        unitStarts,
        Arrays.copyOf(terms, size),
        Arrays.copyOf(counts, size),
        termStarts,
        new int[][] {units, unitEntries});
  }

  /** Where a unit's entries start; they end where the next unit's start. */
  int entriesStart(int unit) {
    return unitStarts[unit];
  }

  int entriesEnd(int unit) {
    return unitStarts[unit + 1];
  }

  int term(int entry) {
    return terms[entry];
  }

  /** How often the entry's term stands in its unit. */
  int count(int entry) {
    return counts[entry];
  }

  int distinctTerms(int unit) {
    return unitStarts[unit + 1] - unitStarts[unit];
  }

  /** In how many units a term stands. */
  int unitFrequency(int term) {
    return termStarts[term + 1] - termStarts[term];
  }

  int postingsStart(int term) {
    return termStarts[term];
  }

  int postingsEnd(int term) {
    return termStarts[term + 1];
  }

  /** How often the posting's term stands in its unit. */
  int postedCount(int posting) {
    return counts[unitEntries[posting]];
  }

  int postedUnit(int posting) {
    return units[posting];
  }
}
