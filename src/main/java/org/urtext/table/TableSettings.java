package org.urtext.table;

import java.nio.charset.StandardCharsets;

/**
 * What a table is created with; its header keeps all of it.
 *
 * @param bytes the most that the file may take, header included
 * @param hashSeed spreads fingerprints over buckets differently from table to table
 * @param algorithms what produced the fingerprints (hash, shingle length, selector, profile), in
 *     the words of the library, which compares them
 */
public record TableSettings(
    long bytes, TableLayout layout, EvictionPolicy eviction, long hashSeed, String algorithms) {

  public static final long SMALLEST_BYTES = 1L << 16;
  static final int LONGEST_TEXT_BYTES = 1024;

  public TableSettings {
    if (bytes < SMALLEST_BYTES) {
      throw new IllegalArgumentException(
          "a table needs at least " + SMALLEST_BYTES + " bytes, not " + bytes);
    }
    if (algorithms.getBytes(StandardCharsets.UTF_8).length > LONGEST_TEXT_BYTES) {
      throw new IllegalArgumentException(
          "the names of the algorithms take more than " + LONGEST_TEXT_BYTES + " bytes");
    }
  }
}
