package org.urtext.library;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.urtext.document.Document;
import org.urtext.document.Metadata;
import org.urtext.document.Page;
import org.urtext.document.Warning;

/**
 * A document as the archive keeps it.
 *
 * @param text null in a library of fingerprints only
 * @param relatedIds the documents that shared shingles with it when it was last looked up, whatever
 *     their dates: who may have to claim them when one of both is removed or dated anew
 */
record ArchivedDocument(
    CatalogueEntry entry,
    @Nullable String text,
    List<Page> pages,
    List<Warning> warnings,
    int[] relatedIds) {

  ArchivedDocument with(CatalogueEntry changed) {
    return new ArchivedDocument(changed, text, pages, warnings, relatedIds);
  }

  ArchivedDocument withRelated(int[] changed) {
    return new ArchivedDocument(entry, text, pages, warnings, changed);
  }

  /** The document without the places of its glyphs, which only the file itself can tell. */
  @Nullable Document document() {
    if (text == null) {
      return null;
    }
    Metadata metadata =
        new Metadata(
            entry.source().format(),
            entry.title(),
            entry.author(),
            entry.date(),
            null,
            entry.source().language(),
            entry.source().pageCount());
    return new Document(text, pages, null, metadata, warnings);
  }
}
