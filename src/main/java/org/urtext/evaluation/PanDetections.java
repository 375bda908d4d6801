package org.urtext.evaluation;

import java.io.IOException;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.xml.stream.XMLOutputFactory;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamWriter;
import org.urtext.document.Span;
import org.urtext.evaluation.TextReuse.TextPairName;

/** Writes what was detected in the way that PAN's own scorer reads: one XML file a pair. */
final class PanDetections {
  private PanDetections() {}

  /** The two names joined, such as {@code suspicious-document00001-source-document00294.xml}. */
  static String fileName(TextPairName pair) {
    return withoutExtension(pair.document()) + "-" + withoutExtension(pair.source()) + ".xml";
  }

  private static String withoutExtension(String name) {
    int dot = name.lastIndexOf('.');
    return dot < 0 ? name : name.substring(0, dot);
  }

  /** The detections' spans count code points. */
  static void write(Path folder, TextPairName pair, List<TextReuse> detections) throws IOException {
    try (Writer writer = Files.newBufferedWriter(folder.resolve(fileName(pair)))) {
      XMLStreamWriter xml = XMLOutputFactory.newDefaultFactory().createXMLStreamWriter(writer);
      xml.writeStartDocument("UTF-8", "1.0");
      xml.writeCharacters("\n");
      xml.writeStartElement("document");
      xml.writeAttribute("reference", pair.document());
      for (TextReuse detection : detections) {
        xml.writeCharacters("\n  ");
        xml.writeEmptyElement("feature");
        xml.writeAttribute("name", "detected-plagiarism");
        writeSpan(xml, "this", detection.document());
        xml.writeAttribute("source_reference", pair.source());
        writeSpan(xml, "source", detection.source());
      }
      xml.writeCharacters("\n");
      xml.writeEndElement();
      xml.writeCharacters("\n");
      xml.writeEndDocument();
      xml.close();
    } catch (XMLStreamException e) {
      throw new IOException("cannot write " + fileName(pair), e);
    }
  }

  private static void writeSpan(XMLStreamWriter xml, String side, Span span)
      throws XMLStreamException {
    xml.writeAttribute(side + "_offset", Integer.toString(span.start()));
    xml.writeAttribute(side + "_length", Integer.toString(span.length()));
  }
}
