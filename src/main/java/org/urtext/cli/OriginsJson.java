package org.urtext.cli;

import java.nio.file.Path;
import org.urtext.analysis.Tokens;
import org.urtext.library.OriginReport;
import org.urtext.library.OriginReport.OriginSource;
import org.urtext.origin.DominantOrigin;
import org.urtext.origin.OriginEstimate;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The estimated origin of every token, as JSON. */
final class OriginsJson {
  private static final JsonMapper MAPPER = new JsonMapper();

  private OriginsJson() {}

  static String of(Path file, OriginReport report) {
    ObjectNode root = MAPPER.createObjectNode().put("path", file.toString());
    root.put("words", report.tokens().size()).put("copiedWords", report.copiedTokens());
    writeDominantOrigin(root.putObject("dominantOrigin"), report.dominantOrigin());
    var sources = root.putArray("sources");
    for (OriginSource source : report.sources()) {
      sources
          .addObject()
          .put("id", source.entry().id())
          .put("title", source.entry().title())
          .put("path", source.entry().source().path())
          .put("date", source.entry().date().toString())
          .put("words", source.tokenCount());
    }
    var tokens = root.putArray("tokens");
    Tokens found = report.tokens();
    for (int i = 0; i < found.size(); i++) {
      ObjectNode token = tokens.addObject().put("start", found.start(i)).put("end", found.end(i));
      if (report.tokenOrigins()[i] != OriginEstimate.THE_DOCUMENT_ITSELF) {
        token
            .put("origin", report.tokenOrigins()[i])
            .put("evidence", report.tokenEvidence().get(i).id());
      }
    }
    return MAPPER.writeValueAsString(root);
  }

  private static void writeDominantOrigin(ObjectNode node, DominantOrigin dominant) {
    node.put("self", dominant instanceof DominantOrigin.TheDocumentItself);
    if (dominant instanceof DominantOrigin.AnotherDocument other) {
      node.put("id", other.documentId());
    }
    node.put("shingles", dominant.shingles()).put("runnerUpShingles", dominant.runnerUpShingles());
  }
}
