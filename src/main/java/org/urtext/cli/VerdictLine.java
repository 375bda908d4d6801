package org.urtext.cli;

import java.nio.file.Path;
import org.urtext.checking.Verdict;
import org.urtext.checking.VerdictJson;
import org.urtext.extraction.Extraction.Failed;
import org.urtext.extraction.ExtractionMessages;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * How checking a file ended, as one line of JSON: {@code path}, {@code outcome} ({@code checked} or
 * the id of the failure) and what {@link VerdictJson} tells.
 */
final class VerdictLine {
  private static final JsonMapper MAPPER = new JsonMapper();

  private VerdictLine() {}

  static String of(Path file, Verdict verdict) {
    ObjectNode line =
        MAPPER.createObjectNode().put("path", file.toString()).put("outcome", "checked");
    line.setAll(VerdictJson.node(verdict));
    return MAPPER.writeValueAsString(line);
  }

  static String of(Path file, Failed failed, ExtractionMessages messages) {
    return MAPPER.writeValueAsString(
        MAPPER
            .createObjectNode()
            .put("path", file.toString())
            .put("outcome", failed.reason().id())
            .put("message", messages.sentence(failed, file.toString())));
  }
}
