package org.urtext.extraction.flow;

import java.io.IOException;
import org.urtext.extraction.ExtractionLimits;

/** The properties of an office file or a book: Dublin Core with each format's own additions. */
final class OfficeProperties {
  private OfficeProperties() {}

  /** Reads a part if the archive has it; a broken one costs the properties only. */
  static void read(BoundedZip zip, String part, FlowMetadata metadata) throws IOException {
    if (!zip.has(part)) {
      return;
    }
    try (XmlStream xml = new XmlStream(zip.stream(part))) {
      while (xml.next()) {
        if (xml.isStart()) {
          readElement(xml, metadata);
        }
      }
    } catch (OversizedPartException e) {
      throw e;
    } catch (IOException e) {
      // The text does not depend on them.
    }
  }

  private static void readElement(XmlStream xml, FlowMetadata metadata) throws IOException {
    switch (xml.name()) {
      case "title" -> metadata.title(value(xml));
      case "creator", "initial-creator" -> metadata.author(value(xml));
      case "created", "creation-date" -> metadata.created(FlowMetadata.isoDate(value(xml)));
      case "modified", "date" -> metadata.modified(FlowMetadata.isoDate(value(xml)));
      case "Pages" -> metadata.pageCount(value(xml));
      case "document-statistic" -> metadata.pageCount(xml.attribute("page-count"));
      default -> {}
    }
  }

  private static String value(XmlStream xml) throws IOException {
    return xml.textInside(ExtractionLimits.METADATA_CHARS);
  }
}
