package org.urtext.extraction.flow;

import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.jspecify.annotations.Nullable;

/**
 * XML read forwards, from which nothing can reach out or blow up: document types and entities are
 * passed over, nothing external is resolved, and nesting is bounded. Names are local names: office
 * files come in several dialects of the same vocabulary.
 */
public final class XmlStream implements Closeable {
  private static final int MAX_DEPTH = 2_000;
  private static final XMLInputFactory FACTORY = hardenedFactory();

  private final InputStream in;
  private final XMLStreamReader reader;
  private int depth;

  public XmlStream(InputStream in) throws IOException {
    this.in = in;
    try {
      this.reader = FACTORY.createXMLStreamReader(in);
    } catch (XMLStreamException e) {
      in.close();
      throw unwrapped(e);
    }
  }

  private static XMLInputFactory hardenedFactory() {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    factory.setProperty(XMLInputFactory.IS_SUPPORTING_EXTERNAL_ENTITIES, false);
    factory.setProperty(XMLInputFactory.IS_REPLACING_ENTITY_REFERENCES, false);
    factory.setXMLResolver((publicId, systemId, base, namespace) -> InputStream.nullInputStream());
    return factory;
  }

  /** Moves on to the next start, end or text; false at the end of the document. */
  public boolean next() throws IOException {
    try {
      while (reader.hasNext()) {
        switch (reader.next()) {
          case XMLStreamConstants.START_ELEMENT -> {
            if (++depth > MAX_DEPTH) {
              throw new IOException("XML nested more than " + MAX_DEPTH + " deep");
            }
            return true;
          }
          case XMLStreamConstants.END_ELEMENT -> {
            depth--;
            return true;
          }
          case XMLStreamConstants.CHARACTERS,
              XMLStreamConstants.CDATA,
              XMLStreamConstants.SPACE -> {
            return true;
          }
          default -> {}
        }
      }
      return false;
    } catch (XMLStreamException | RuntimeException e) {
      throw unwrapped(e);
    }
  }

  /** An archive's refusal to unfold further reaches the caller as what it is. */
  private static IOException unwrapped(Exception wrapper) {
    for (Throwable cause = wrapper; cause != null; cause = cause.getCause()) {
      if (cause instanceof OversizedPartException oversized) {
        return oversized;
      }
    }
    return new IOException(wrapper);
  }

  public boolean isStart() {
    return reader.isStartElement();
  }

  public boolean isEnd() {
    return reader.isEndElement();
  }

  public boolean isText() {
    return reader.hasText();
  }

  /** The local name of the element that starts or ends here. */
  public String name() {
    return reader.getLocalName();
  }

  public String text() {
    return reader.getText();
  }

  /** The attribute with a local name, of whatever namespace. */
  public @Nullable String attribute(String localName) {
    for (int i = 0; i < reader.getAttributeCount(); i++) {
      if (reader.getAttributeLocalName(i).equals(localName)) {
        return reader.getAttributeValue(i);
      }
    }
    return null;
  }

  /** True until the element that has just started has ended; moves on to its next child. */
  public boolean nextInside(int elementDepth) throws IOException {
    return next() && depth >= elementDepth;
  }

  /** How many elements are open; inside an element that has just started, it counts. */
  public int depth() {
    return depth;
  }

  /** Passes over everything inside the element that has just started, and its end. */
  public void skip() throws IOException {
    int own = depth;
    while (nextInside(own)) {
      // Nothing inside matters.
    }
  }

  /** All text inside the element that has just started. */
  public String textInside(int maxChars) throws IOException {
    StringBuilder text = new StringBuilder();
    int own = depth;
    while (nextInside(own)) {
      if (isText() && text.length() < maxChars) {
        text.append(text());
      }
    }
    return text.toString();
  }

  @Override
  public void close() throws IOException {
    try {
      reader.close();
    } catch (XMLStreamException e) {
      throw new IOException(e);
    } finally {
      in.close();
    }
  }
}
