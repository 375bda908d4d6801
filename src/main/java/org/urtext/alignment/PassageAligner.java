package org.urtext.alignment;

import java.util.List;

/** Finds the passages of a document that correspond to passages of a source. */
public interface PassageAligner {

  /** The passages in the document's order; on the document's side no two of them overlap. */
  List<Passage> align(PreparedText document, PreparedText source);
}
