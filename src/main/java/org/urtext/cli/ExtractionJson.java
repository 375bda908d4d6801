package org.urtext.cli;

import java.nio.file.Path;
import org.urtext.document.DocumentJson;
import org.urtext.extraction.Extraction;
import org.urtext.extraction.Extraction.Extracted;
import org.urtext.extraction.Extraction.Failed;
import org.urtext.extraction.ExtractionMessages;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * How reading a file ended, as one line of JSON: {@code path}, {@code outcome} ({@code read} or the
 * id of the failure), {@code message}, and for a read file {@code text}, {@code pages}, {@code
 * metadata} and {@code warnings}.
 */
final class ExtractionJson {
  private static final JsonMapper MAPPER = new JsonMapper();

  private ExtractionJson() {}

  static String line(Path file, Extraction extraction, ExtractionMessages messages) {
    ObjectNode line = MAPPER.createObjectNode().put("path", file.toString());
    switch (extraction) {
      case Extracted(var document) -> {
        line.put("outcome", "read").put("message", "");
        DocumentJson.write(line, document);
        DocumentJson.writeWarnings(line.putArray("warnings"), document.warnings());
      }
      case Failed failed ->
          line.put("outcome", failed.reason().id())
              .put("message", messages.sentence(failed, file.toString()));
    }
    return MAPPER.writeValueAsString(line);
  }
}
