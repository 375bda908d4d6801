package org.urtext.extraction.flow;

import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The parts of an Office Open XML package by their content types. */
public final class OpcParts {
  private static final String CONTENT_TYPES = "[Content_Types].xml";
  private static final String CONVENTIONAL_BODY = "word/document.xml";

  private final Map<String, String> typeByPart = new LinkedHashMap<>();
  private final boolean hasConventionalBody;

  private OpcParts(boolean hasConventionalBody) {
    this.hasConventionalBody = hasConventionalBody;
  }

  public static boolean isPackage(BoundedZip zip) {
    return zip.has(CONTENT_TYPES);
  }

  public static OpcParts of(BoundedZip zip) throws IOException {
    OpcParts parts = new OpcParts(zip.has(CONVENTIONAL_BODY));
    try (XmlStream xml = new XmlStream(zip.stream(CONTENT_TYPES))) {
      while (xml.next()) {
        if (xml.isStart() && xml.name().equals("Override")) {
          String part = xml.attribute("PartName");
          String type = xml.attribute("ContentType");
          if (part != null && type != null) {
            parts.typeByPart.put(part.startsWith("/") ? part.substring(1) : part, type);
          }
        }
      }
    }
    return parts;
  }

  /** The main part of a Word document or template; null for other packages. */
  public @Nullable String wordBody() {
    for (Map.Entry<String, String> entry : typeByPart.entrySet()) {
      String type = entry.getValue();
      boolean isWord = type.contains("wordprocessingml") || type.contains("ms-word");
      if (isWord && type.endsWith(".main+xml")) {
        return entry.getKey();
      }
    }
    return hasConventionalBody ? CONVENTIONAL_BODY : null;
  }

  @Nullable String ofType(String typeEnding) {
    for (Map.Entry<String, String> entry : typeByPart.entrySet()) {
      if (entry.getValue().endsWith(typeEnding)) {
        return entry.getKey();
      }
    }
    return null;
  }
}
