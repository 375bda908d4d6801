package org.urtext.library;

import java.util.Arrays;
import org.apache.lucene.util.BytesRef;
import org.urtext.table.DocumentOrder;

/**
 * What must be known of every document at once, in some 25 bytes each: its date, whether it is
 * there, and which contents and files may be known. Everything else is read from the archive when
 * it is wanted.
 *
 * <p>Arrays come in pieces, so that growing never copies, and readers may go on while a writer
 * adds: a document is visible once its date is in place.
 */
final class Catalogue implements DocumentOrder {
  private static final int PIECE_BITS = 14;
  private static final int PIECE = 1 << PIECE_BITS;

  private static final byte ABSENT = 0;
  private static final byte PRESENT = 1;
  private static final byte REMOVED = 2;

  private volatile long[][] dateMillis = new long[0][];
  private volatile byte[][] states = new byte[0][];
  private final PrefixSet contents = new PrefixSet();
  private final PrefixSet files = new PrefixSet();
  private volatile int presentCount;
  private volatile int removedCount;
  private volatile boolean hasGaps;

  void load(ArchiveReader.Row row) {
    put(row.id(), row.dateMillis(), row.removed());
    contents.add(row.contentPrefix());
    if (row.filePrefix() != 0) {
      files.add(row.filePrefix());
    }
  }

  /** A new document. */
  void add(CatalogueEntry entry) {
    put(entry.id(), entry.date().toEpochMilli(), entry.removed());
    contents.add(ArchiveFields.firstBytes(ArchiveFields.contentTerm(entry.source().contentHash())));
    String path = entry.source().path();
    if (path != null) {
      files.add(ArchiveFields.firstBytes(ArchiveFields.fileTerm(path)));
    }
  }

  /** If not, no document has this content, removed ones included. */
  boolean mayHaveContent(BytesRef contentTerm) {
    return contents.mayContain(ArchiveFields.firstBytes(contentTerm));
  }

  /** If not, no document was read from this file, removed ones included. */
  boolean mayHaveFile(BytesRef fileTerm) {
    return files.mayContain(ArchiveFields.firstBytes(fileTerm));
  }

  synchronized void put(int id, long millis, boolean removed) {
    int piece = id >>> PIECE_BITS;
    if (piece >= states.length) {
      grow(piece + 1);
    }
    byte before = states[piece][id & (PIECE - 1)];
    presentCount -= before == PRESENT ? 1 : 0;
    removedCount -= before == REMOVED ? 1 : 0;
    dateMillis[piece][id & (PIECE - 1)] = millis;
    states[piece][id & (PIECE - 1)] = removed ? REMOVED : PRESENT;
    if (removed) {
      removedCount++;
    } else {
      presentCount++;
    }
  }

  /** A document whose space was reclaimed: its id stays, nothing else does. */
  synchronized void forget(int id) {
    byte before = stateOf(id);
    presentCount -= before == PRESENT ? 1 : 0;
    removedCount -= before == REMOVED ? 1 : 0;
    if (before != ABSENT) {
      states[id >>> PIECE_BITS][id & (PIECE - 1)] = ABSENT;
    }
    hasGaps = true;
  }

  /** Says that ids were given to documents that are no longer in the archive. */
  void noteGaps() {
    hasGaps = true;
  }

  private void grow(int pieces) {
    int from = states.length;
    long[][] moreDates = Arrays.copyOf(dateMillis, pieces);
    byte[][] moreStates = Arrays.copyOf(states, pieces);
    for (int i = from; i < pieces; i++) {
      moreDates[i] = new long[PIECE];
      moreStates[i] = new byte[PIECE];
    }
    dateMillis = moreDates;
    states = moreStates;
  }

  private byte stateOf(int id) {
    byte[][] all = states;
    int piece = id >>> PIECE_BITS;
    return id < 0 || piece >= all.length ? ABSENT : all[piece][id & (PIECE - 1)];
  }

  @Override
  public boolean exists(int documentId) {
    return stateOf(documentId) == PRESENT;
  }

  boolean isRemoved(int documentId) {
    return stateOf(documentId) == REMOVED;
  }

  @Override
  public boolean precedes(int a, int b) {
    long dateA = millisOf(a);
    long dateB = millisOf(b);
    return dateA < dateB || (dateA == dateB && a < b);
  }

  long millisOf(int id) {
    return dateMillis[id >>> PIECE_BITS][id & (PIECE - 1)];
  }

  @Override
  public boolean hasRemovedDocuments() {
    return removedCount > 0 || hasGaps;
  }

  /** The same order, in which removed documents exist as long as they can be restored. */
  DocumentOrder knownDocuments() {
    return new DocumentOrder() {
      @Override
      public boolean exists(int documentId) {
        return stateOf(documentId) != ABSENT;
      }

      @Override
      public boolean precedes(int a, int b) {
        return Catalogue.this.precedes(a, b);
      }

      @Override
      public boolean hasRemovedDocuments() {
        return hasGaps;
      }
    };
  }

  /** With the removed ones. */
  int documentCount() {
    return presentCount + removedCount;
  }

  int presentCount() {
    return presentCount;
  }

  int removedCount() {
    return removedCount;
  }
}
