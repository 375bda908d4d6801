package org.urtext.extraction.flow;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.net.URLDecoder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.urtext.document.Document;
import org.urtext.document.DocumentFormat;
import org.urtext.document.Warning;
import org.urtext.extraction.FailureReason;
import org.urtext.extraction.FormatReader;
import org.urtext.extraction.UnreadableDocumentException;

/** Books: their chapters in the order of the spine. */
public final class EpubReader implements FormatReader {
  private static final String CONTAINER = "META-INF/container.xml";
  private static final String ENCRYPTION = "META-INF/encryption.xml";
  private static final String MARKUP_TYPE = "application/xhtml+xml";

  @Override
  public Document read(Path file, DocumentFormat format)
      throws IOException, UnreadableDocumentException {
    try (BoundedZip zip = BoundedZip.open(file)) {
      String packagePart = packagePart(zip);
      if (packagePart == null || !zip.has(packagePart)) {
        throw new UnreadableDocumentException(
            FailureReason.DAMAGED, "a book without its package", null);
      }
      List<String> chapters = chapters(zip, packagePart);
      Set<String> encrypted = encryptedParts(zip);
      if (!chapters.isEmpty() && encrypted.containsAll(chapters)) {
        throw new UnreadableDocumentException(
            FailureReason.ENCRYPTED, "a book with copy protection", null);
      }
      FlowText flow = new FlowText();
      for (String chapter : chapters) {
        if (zip.has(chapter) && !encrypted.contains(chapter)) {
          new HtmlText(flow).add(HtmlReader.parse(zip.bytes(chapter)).body());
          flow.endParagraph();
        } else {
          flow.warn(Warning.Kind.DAMAGED_PART, chapter);
        }
      }
      FlowMetadata metadata = new FlowMetadata();
      OfficeProperties.read(zip, packagePart, metadata);
      return flow.toDocument(metadata.toMetadata(format));
    }
  }

  private static @Nullable String packagePart(BoundedZip zip) throws IOException {
    try (XmlStream xml = new XmlStream(zip.stream(CONTAINER))) {
      while (xml.next()) {
        if (xml.isStart() && xml.name().equals("rootfile")) {
          return xml.attribute("full-path");
        }
      }
    }
    return null;
  }

  private static List<String> chapters(BoundedZip zip, String packagePart) throws IOException {
    Map<String, String> partById = new HashMap<>();
    List<String> chapters = new ArrayList<>();
    try (XmlStream xml = new XmlStream(zip.stream(packagePart))) {
      while (xml.next()) {
        if (!xml.isStart()) {
          continue;
        }
        if (xml.name().equals("item") && MARKUP_TYPE.equals(xml.attribute("media-type"))) {
          String id = xml.attribute("id");
          String reference = xml.attribute("href");
          if (id != null && reference != null) {
            partById.put(id, resolved(packagePart, reference));
          }
        } else if (xml.name().equals("itemref")) {
          String part = partById.get(String.valueOf(xml.attribute("idref")));
          if (part != null && !chapters.contains(part)) {
            chapters.add(part);
          }
        }
      }
    }
    return chapters;
  }

  /** A part's name from a reference relative to the package; it never leaves the archive. */
  private static String resolved(String packagePart, String reference) {
    String plain = reference.replaceFirst("#.*", "");
    try {
      plain = URLDecoder.decode(plain.replace("+", "%2B"), UTF_8);
    } catch (IllegalArgumentException e) {
      // Not encoded, then: the name as it stands.
    }
    List<String> steps = new ArrayList<>();
    String folder = packagePart.substring(0, packagePart.lastIndexOf('/') + 1);
    for (String step : (folder + plain).split("/")) {
      if (step.equals("..")) {
        if (!steps.isEmpty()) {
          steps.removeLast();
        }
      } else if (!step.isEmpty() && !step.equals(".")) {
        steps.add(step);
      }
    }
    return String.join("/", steps);
  }

  private static Set<String> encryptedParts(BoundedZip zip) throws IOException {
    Set<String> parts = new HashSet<>();
    if (zip.has(ENCRYPTION)) {
      try (XmlStream xml = new XmlStream(zip.stream(ENCRYPTION))) {
        while (xml.next()) {
          if (xml.isStart() && xml.name().equals("CipherReference")) {
            parts.add(resolved("", String.valueOf(xml.attribute("URI"))));
          }
        }
      }
    }
    return parts;
  }
}
