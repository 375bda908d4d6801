package org.urtext.evaluation;

import java.io.Closeable;
import java.io.IOException;
import org.urtext.analysis.Tokens;

/**
 * A way to find origins in a table of fixed size. Documents come in the order in which they were
 * written, each under its number in the collection.
 */
interface OriginPipeline extends Closeable {
  /** Lets the document take its places in the table. */
  void insert(int document, Tokens tokens) throws IOException;

  /** Answers from what was inserted so far; changes nothing. */
  OriginAnswer ask(Tokens tokens) throws IOException;

  /** The size of the table. */
  long slots();
}
