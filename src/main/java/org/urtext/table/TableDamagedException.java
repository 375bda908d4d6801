package org.urtext.table;

import java.io.IOException;

/**
 * Refuses a file that is no table, is of another version, or was damaged; says so in a sentence.
 */
public final class TableDamagedException extends IOException {
  TableDamagedException(String sentence) {
    super(sentence);
  }
}
