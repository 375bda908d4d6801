package org.urtext.evaluation;

import java.io.IOException;
import java.io.Reader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.xml.stream.XMLInputFactory;
import javax.xml.stream.XMLStreamConstants;
import javax.xml.stream.XMLStreamException;
import javax.xml.stream.XMLStreamReader;
import org.urtext.document.Span;
import org.urtext.evaluation.TextReuse.TextPairName;

/**
 * A text alignment corpus as the PAN competitions publish them: texts in {@code susp} and {@code
 * src}; for each kind of reuse a folder with a list of {@code pairs} and one XML file of
 * annotations a pair. Offsets there count code points; here they count chars.
 */
public final class PanCorpus {
  private static final String PAIRS = "pairs";

  private final Path root;

  public PanCorpus(Path root) {
    this.root = root;
  }

  /** The folders with pairs, in the order of their names. */
  public List<String> folders() throws IOException {
    try (Stream<Path> children = Files.list(root)) {
      return children
          .filter(child -> Files.isRegularFile(child.resolve(PAIRS)))
          .map(child -> child.getFileName().toString())
          .sorted()
          .toList();
    }
  }

  public List<TextPairName> pairs(String folder) throws IOException {
    List<TextPairName> pairs = new ArrayList<>();
    for (String line : Files.readAllLines(root.resolve(folder).resolve(PAIRS))) {
      String[] names = line.strip().split("\\s+");
      if (names.length == 2) {
        pairs.add(new TextPairName(fileName(names[0]), fileName(names[1])));
      }
    }
    return pairs;
  }

  /** Names become paths, and must not lead out of the corpus. */
  private static String fileName(String name) throws IOException {
    if (name.indexOf('/') >= 0 || name.indexOf('\\') >= 0) {
      throw new IOException("not the name of a text: " + name);
    }
    return name;
  }

  public Path documentPath(TextPairName pair) {
    return root.resolve("susp").resolve(pair.document());
  }

  public Path sourcePath(TextPairName pair) {
    return root.resolve("src").resolve(pair.source());
  }

  public static String text(Path file) throws IOException {
    return Files.readString(file, StandardCharsets.UTF_8);
  }

  /** What is annotated as reused between the two texts of a pair. */
  public List<TextReuse> cases(String folder, TextPairName pair) throws IOException {
    Path file = root.resolve(folder).resolve(PanDetections.fileName(pair));
    try (Reader reader = Files.newBufferedReader(file)) {
      List<TextReuse> inCodePoints = read(reader, pair);
      return inCodePoints.isEmpty()
          ? inCodePoints
          : new CodePointOffsets(text(documentPath(pair)), text(sourcePath(pair)))
              .toChars(inCodePoints);
    } catch (XMLStreamException | NumberFormatException e) {
      throw new IOException("not a file of annotations: " + file, e);
    }
  }

  private static List<TextReuse> read(Reader reader, TextPairName pair) throws XMLStreamException {
    XMLInputFactory factory = XMLInputFactory.newDefaultFactory();
    factory.setProperty(XMLInputFactory.SUPPORT_DTD, false);
    XMLStreamReader xml = factory.createXMLStreamReader(reader);
    List<TextReuse> found = new ArrayList<>();
    while (xml.hasNext()) {
      if (xml.next() == XMLStreamConstants.START_ELEMENT
          && xml.getAttributeValue(null, "source_offset") != null
          && pair.source().equals(xml.getAttributeValue(null, "source_reference"))) {
        found.add(new TextReuse(pair, span(xml, "this"), span(xml, "source")));
      }
    }
    return found;
  }

  private static Span span(XMLStreamReader xml, String side) {
    int offset = Integer.parseInt(xml.getAttributeValue(null, side + "_offset"));
    int length = Integer.parseInt(xml.getAttributeValue(null, side + "_length"));
    return new Span(offset, offset + length);
  }
}
