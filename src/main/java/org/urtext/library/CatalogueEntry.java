package org.urtext.library;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What the catalogue knows of a document.
 *
 * @param id never used again for another document
 * @param predecessorId the earlier version from the same file, or {@link #NONE}
 * @param removed no longer shown nor searched, until it is restored or the space is reclaimed
 */
public record CatalogueEntry(
    int id,
    Description description,
    Source source,
    Instant added,
    int predecessorId,
    Provenance provenance,
    boolean removed) {
  /** No document has this id. */
  public static final int NONE = 0;

  public String title() {
    return description.title();
  }

  public Instant date() {
    return description.date();
  }

  public @Nullable String author() {
    return description.author();
  }

  CatalogueEntry with(Description changed) {
    return new CatalogueEntry(id, changed, source, added, predecessorId, provenance, removed);
  }

  CatalogueEntry with(Source changed) {
    return new CatalogueEntry(id, description, changed, added, predecessorId, provenance, removed);
  }

  CatalogueEntry withRemoved(boolean changed) {
    return new CatalogueEntry(id, description, source, added, predecessorId, provenance, changed);
  }
}
