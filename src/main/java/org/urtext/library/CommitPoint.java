package org.urtext.library;

import java.util.Map;

/**
 * What the archive says of itself with every commit.
 *
 * @param batch the number of the last batch whose documents are in
 * @param nextId the id of the next new document
 */
record CommitPoint(long batch, int nextId) {
  static final CommitPoint EMPTY = new CommitPoint(0, CatalogueEntry.NONE + 1);

  private static final String BATCH = "batch";
  private static final String NEXT_ID = "nextId";

  Map<String, String> toUserData() {
    return Map.of(BATCH, Long.toString(batch), NEXT_ID, Integer.toString(nextId));
  }

  static CommitPoint ofUserData(Map<String, String> data) {
    return new CommitPoint(
        Long.parseLong(data.getOrDefault(BATCH, "0")),
        Integer.parseInt(data.getOrDefault(NEXT_ID, "1")));
  }
}
