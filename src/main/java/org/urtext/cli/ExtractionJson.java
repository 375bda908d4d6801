package org.urtext.cli;

import java.nio.file.Path;
import java.time.Instant;
import org.jspecify.annotations.Nullable;
import org.urtext.document.Box;
import org.urtext.document.Document;
import org.urtext.document.Metadata;
import org.urtext.document.Page;
import org.urtext.document.Span;
import org.urtext.document.Warning;
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
        writeDocument(line, document);
      }
      case Failed failed ->
          line.put("outcome", failed.reason().id())
              .put("message", messages.sentence(failed, file.toString()));
    }
    return MAPPER.writeValueAsString(line);
  }

  private static void writeDocument(ObjectNode line, Document document) {
    line.put("text", document.text());
    var pages = line.putArray("pages");
    for (Page page : document.pages()) {
      writeSpan(pages.addObject().put("number", page.number()), page.text())
          .put("width", page.widthPoints())
          .put("height", page.heightPoints());
    }
    writeMetadata(line.putObject("metadata"), document.metadata());
    var warnings = line.putArray("warnings");
    for (Warning warning : document.warnings()) {
      writeWarning(warnings.addObject(), warning);
    }
  }

  private static void writeMetadata(ObjectNode node, Metadata metadata) {
    node.put("format", metadata.format().id())
        .put("title", metadata.title())
        .put("author", metadata.author())
        .put("created", text(metadata.created()))
        .put("modified", text(metadata.modified()))
        .put("language", metadata.language())
        .put("pageCount", metadata.pageCount());
  }

  private static void writeWarning(ObjectNode node, Warning warning) {
    node.put("kind", warning.kind().id()).put("page", warning.page());
    if (warning.span() != null) {
      writeSpan(node, warning.span());
    }
    Box box = warning.box();
    if (box != null) {
      node.putObject("box")
          .put("left", box.left())
          .put("top", box.top())
          .put("right", box.right())
          .put("bottom", box.bottom());
    }
    node.put("detail", warning.detail());
  }

  private static ObjectNode writeSpan(ObjectNode node, Span span) {
    return node.put("start", span.start()).put("end", span.end());
  }

  private static @Nullable String text(@Nullable Instant instant) {
    return instant == null ? null : instant.toString();
  }
}
