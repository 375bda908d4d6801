package org.urtext.table;

import java.io.IOException;

/** The disk failed beneath the mapped table: it is full, gone, or unreadable. */
public final class TableAccessException extends IOException {
  TableAccessException(String sentence, Throwable cause) {
    super(sentence, cause);
  }

  TableAccessException(String sentence) {
    super(sentence);
  }
}
