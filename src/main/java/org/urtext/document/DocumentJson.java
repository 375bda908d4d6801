package org.urtext.document;

import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Documents as programs read them: the one form of their parts in all JSON that we write. */
public final class DocumentJson {
  private DocumentJson() {}

  /** Writes {@code text}, {@code pages} and {@code metadata}. */
  public static void write(ObjectNode node, Document document) {
    node.put("text", document.text());
    ArrayNode pages = node.putArray("pages");
    for (Page page : document.pages()) {
      writeSpan(pages.addObject().put("number", page.number()), page.text())
          .put("width", page.widthPoints())
          .put("height", page.heightPoints());
    }
    Metadata metadata = document.metadata();
    node.putObject("metadata")
        .put("format", metadata.format().id())
        .put("title", metadata.title())
        .put("author", metadata.author())
        .put("created", text(metadata.created()))
        .put("modified", text(metadata.modified()))
        .put("language", metadata.language())
        .put("pageCount", metadata.pageCount());
  }

  public static void writeWarnings(ArrayNode node, List<Warning> warnings) {
    warnings.forEach(warning -> writeWarning(node.addObject(), warning));
  }

  /** Writes {@code start} and {@code end}, the end being the first character after the span. */
  public static ObjectNode writeSpan(ObjectNode node, Span span) {
    return node.put("start", span.start()).put("end", span.end());
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

  private static @Nullable String text(@Nullable Instant instant) {
    return instant == null ? null : instant.toString();
  }
}
