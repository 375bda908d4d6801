package org.urtext.cli;

import org.urtext.library.CatalogueEntry;
import org.urtext.library.Provenance;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A document of the catalogue as JSON. */
final class CatalogueJson {
  private static final JsonMapper MAPPER = new JsonMapper();

  private CatalogueJson() {}

  static String line(CatalogueEntry entry) {
    ObjectNode line = MAPPER.createObjectNode().put("id", entry.id());
    line.put("title", entry.title())
        .put("author", entry.author())
        .put("date", entry.date().toString())
        .put("added", entry.added().toString())
        .put("path", entry.source().path())
        .put("format", entry.source().format().id())
        .put("language", entry.source().language())
        .put("pages", entry.source().pageCount())
        .put("words", entry.source().tokenCount())
        .put("contentHash", entry.source().contentHash())
        .put("removed", entry.removed());
    if (entry.predecessorId() != CatalogueEntry.NONE) {
      line.put("predecessor", entry.predecessorId());
    }
    var provenance = line.putArray("provenance");
    for (Provenance.Share share : entry.provenance().shares()) {
      provenance.addObject().put("id", share.originId()).put("share", share.share());
    }
    return MAPPER.writeValueAsString(line);
  }
}
