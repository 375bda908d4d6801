package org.urtext.extraction.flow;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.urtext.document.Document;
import org.urtext.document.DocumentFormat;
import org.urtext.document.Warning;
import org.urtext.extraction.FailureReason;
import org.urtext.extraction.FormatReader;
import org.urtext.extraction.UnreadableDocumentException;

/**
 * Word documents since 2007, read straight from their parts: body, then footnotes, then endnotes.
 * Headers, footers and comments are no part of the text.
 */
public final class DocxReader implements FormatReader {
  private static final List<String> NOTE_TYPES =
      List.of("wordprocessingml.footnotes+xml", "wordprocessingml.endnotes+xml");

  @Override
  public Document read(Path file, DocumentFormat format)
      throws IOException, UnreadableDocumentException {
    try (BoundedZip zip = BoundedZip.open(file)) {
      OpcParts parts = OpcParts.of(zip);
      String body = parts.wordBody();
      if (body == null || !zip.has(body)) {
        throw new UnreadableDocumentException(
            FailureReason.DAMAGED, "a Word document without its main part", null);
      }
      FlowText flow = new FlowText();
      WordStyles styles = new WordStyles();
      String stylesPart = parts.ofType("wordprocessingml.styles+xml");
      if (stylesPart != null) {
        readPart(zip, stylesPart, flow, styles::read);
      }
      boolean isWhole = readPart(zip, body, flow, xml -> new WordStory(styles, flow).read(xml));
      if (!isWhole && flow.isBlank()) {
        throw new UnreadableDocumentException(
            FailureReason.DAMAGED, "the main part of a Word document is broken", null);
      }
      for (String type : NOTE_TYPES) {
        String notes = parts.ofType(type);
        if (notes != null) {
          flow.endParagraph();
          readPart(zip, notes, flow, xml -> new WordStory(styles, flow).read(xml));
        }
      }
      long embedded = zip.names().stream().filter(DocxReader::isEmbeddedFile).count();
      if (embedded > 0) {
        flow.warn(Warning.Kind.EMBEDDED_FILES, Long.toString(embedded));
      }
      FlowMetadata metadata = new FlowMetadata();
      OfficeProperties.read(zip, "docProps/core.xml", metadata);
      OfficeProperties.read(zip, "docProps/app.xml", metadata);
      return flow.toDocument(metadata.toMetadata(format));
    }
  }

  private static boolean isEmbeddedFile(String name) {
    return name.contains("/embeddings/") && !name.endsWith("/") && !name.contains("/_rels/");
  }

  /** False if the part is broken: that costs what stands behind the break only. */
  private static boolean readPart(BoundedZip zip, String part, FlowText flow, PartReading reading)
      throws IOException, UnreadableDocumentException {
    if (!zip.has(part)) {
      return false;
    }
    try (XmlStream xml = new XmlStream(zip.stream(part))) {
      reading.read(xml);
      return true;
    } catch (OversizedPartException e) {
      throw e;
    } catch (IOException e) {
      flow.warn(Warning.Kind.DAMAGED_PART, part);
      return false;
    }
  }

  /** What is done with one part. */
  private interface PartReading {
    void read(XmlStream xml) throws IOException, UnreadableDocumentException;
  }
}
