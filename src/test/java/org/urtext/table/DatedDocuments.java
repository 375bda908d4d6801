package org.urtext.table;

import java.util.HashSet;
import java.util.Set;
import java.util.function.IntUnaryOperator;

/** Documents with dates, of which some may be removed. */
final class DatedDocuments implements DocumentOrder {
  private final int count;
  private final IntUnaryOperator date;
  private final Set<Integer> removed = new HashSet<>();

  DatedDocuments(int count, IntUnaryOperator date) {
    this.count = count;
    this.date = date;
  }

  static DatedDocuments inOrderOfArrival(int count) {
    return new DatedDocuments(count, id -> id);
  }

  void remove(int documentId) {
    removed.add(documentId);
  }

  @Override
  public boolean exists(int documentId) {
    return documentId >= 0 && documentId < count && !removed.contains(documentId);
  }

  @Override
  public boolean precedes(int a, int b) {
    int byDate = Integer.compare(date.applyAsInt(a), date.applyAsInt(b));
    return byDate < 0 || (byDate == 0 && a < b);
  }

  @Override
  public boolean hasRemovedDocuments() {
    return !removed.isEmpty();
  }
}
