package org.urtext.extraction.flow;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;
import org.urtext.document.Document;
import org.urtext.document.DocumentFormat;
import org.urtext.document.Warning;
import org.urtext.extraction.FailureReason;
import org.urtext.extraction.FormatReader;
import org.urtext.extraction.UnreadableDocumentException;

/** OpenDocument texts, read straight from their parts: the body, then the notes. */
public final class OdtReader implements FormatReader {
  private static final String CONTENT = "content.xml";
  private static final String STYLES = "styles.xml";
  private static final String MANIFEST = "META-INF/manifest.xml";

  @Override
  public Document read(Path file, DocumentFormat format)
      throws IOException, UnreadableDocumentException {
    try (BoundedZip zip = BoundedZip.open(file)) {
      if (!zip.has(CONTENT)) {
        throw new UnreadableDocumentException(
            FailureReason.DAMAGED, "an OpenDocument without its content", null);
      }
      FlowText flow = new FlowText();
      readManifest(zip);
      OdfStyles styles = new OdfStyles();
      if (zip.has(STYLES)) {
        readStyles(zip, styles, flow);
      }
      readContent(zip, styles, flow);
      long embedded =
          zip.names().stream().filter(name -> name.matches("Object [^/]+/content.xml")).count();
      if (embedded > 0) {
        flow.warn(Warning.Kind.EMBEDDED_FILES, Long.toString(embedded));
      }
      FlowMetadata metadata = new FlowMetadata();
      OfficeProperties.read(zip, "meta.xml", metadata);
      return flow.toDocument(metadata.toMetadata(format));
    }
  }

  private static void readManifest(BoundedZip zip) throws IOException, UnreadableDocumentException {
    if (!zip.has(MANIFEST)) {
      return;
    }
    try (XmlStream xml = new XmlStream(zip.stream(MANIFEST))) {
      while (xml.next()) {
        if (xml.isStart() && xml.name().equals("encryption-data")) {
          throw new UnreadableDocumentException(
              FailureReason.ENCRYPTED, "an OpenDocument with a password", null);
        }
      }
    }
  }

  private static void readStyles(BoundedZip zip, OdfStyles styles, FlowText flow)
      throws IOException {
    try (XmlStream xml = new XmlStream(zip.stream(STYLES))) {
      while (xml.next()) {
        if (xml.isStart() && xml.name().equals("style")) {
          styles.readStyle(xml);
        }
      }
    } catch (OversizedPartException e) {
      throw e;
    } catch (IOException e) {
      flow.warn(Warning.Kind.DAMAGED_PART, STYLES);
    }
  }

  /** A broken end costs what stands behind the break, unless nothing was read before it. */
  private static void readContent(BoundedZip zip, OdfStyles styles, FlowText flow)
      throws IOException, UnreadableDocumentException {
    try (XmlStream xml = new XmlStream(zip.stream(CONTENT))) {
      new Content(styles, flow).read(xml);
    } catch (OversizedPartException e) {
      throw e;
    } catch (IOException e) {
      if (flow.isBlank()) {
        throw e;
      }
      flow.warn(Warning.Kind.DAMAGED_PART, CONTENT);
    }
  }

  private static final class Content {
    private static final int MAX_SPACES = 1_000;

    private final OdfStyles styles;
    private final FlowText flow;
    private final Deque<TextLook> looks = new ArrayDeque<>();
    private int paragraphDepth;

    Content(OdfStyles styles, FlowText flow) {
      this.styles = styles;
      this.flow = flow;
      looks.push(TextLook.PLAIN);
    }

    void read(XmlStream xml) throws IOException, UnreadableDocumentException {
      while (xml.next()) {
        if (xml.isStart()) {
          start(xml);
        } else if (xml.isEnd()) {
          end(xml.name());
        } else if (paragraphDepth > 0) {
          text(xml.text());
        }
      }
    }

    private void start(XmlStream xml) throws IOException, UnreadableDocumentException {
      switch (xml.name()) {
        case "style" -> {
          styles.readStyle(xml);
          return;
        }
        case "tracked-changes",
            "annotation",
            "note-citation",
            "forms",
            "script",
            "title",
            "desc",
            "binary-data" -> {
          xml.skip();
          return;
        }
        case "p", "h" -> paragraphDepth++;
        case "s" -> flow.append(" ".repeat(spaces(xml.attribute("c"))), looks.element());
        case "tab" -> flow.append("\t", looks.element());
        case "line-break" -> flow.append("\n", looks.element());
        case "table" -> flow.startTable();
        case "note-body" -> flow.startNote();
        case "text-box" -> flow.startAside();
        default -> {}
      }
      looks.push(look(xml).within(looks.element()));
    }

    private TextLook look(XmlStream xml) {
      TextLook named = styles.look(xml.attribute("style-name"));
      return switch (xml.name()) {
        case "section" ->
            "none".equals(xml.attribute("display")) ? new TextLook(true, null, null, null) : named;
        case "hidden-text" -> new TextLook(true, null, null, null);
        case "text-box" -> TextLook.background(TextLook.UNKNOWN_BACKGROUND);
        default -> named;
      };
    }

    private void end(String name) {
      switch (name) {
        case "p", "h" -> {
          paragraphDepth--;
          flow.endParagraph();
        }
        case "table-cell" -> flow.endCell();
        case "table-row" -> flow.endRow();
        case "table" -> flow.endTable();
        case "note-body", "text-box" -> flow.endAside();
        default -> {}
      }
      if (looks.size() > 1) {
        looks.pop();
      }
    }

    /** White space collapses as the format demands: more than one stands as an element. */
    private void text(String text) throws UnreadableDocumentException {
      String collapsed = text.replaceAll("[ \\t\\r\\n]+", " ");
      flow.append(flow.isAfterSpace() ? collapsed.stripLeading() : collapsed, looks.element());
    }

    private static int spaces(@Nullable String count) {
      return count != null && count.matches("\\d{1,9}")
          ? Math.min(MAX_SPACES, Integer.parseInt(count))
          : 1;
    }
  }
}
