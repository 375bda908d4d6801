package org.urtext.shingling;

import org.urtext.analysis.Tokens;

/**
 * Chooses the shingles of a document that are worth a place in the table. Selecting is
 * deterministic, takes time linear in the document, and may be done by several threads at once.
 * {@link Selection} is the catalogue.
 */
@FunctionalInterface
public interface ShingleSelector {
  /** The chosen shingles in the document's order; none where the document is shorter than one. */
  SelectedShingles select(Tokens tokens);
}
