package org.urtext.extraction.flow;

import java.io.IOException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The styles of a Word document, as far as they decide what can be seen. */
final class WordStyles {
  /** Deeper inheritance than this is a loop. */
  private static final int MAX_ANCESTORS = 32;

  private record Style(@Nullable String basedOn, TextLook look) {}

  private final Map<String, Style> styles = new HashMap<>();
  private final Set<String> shadedTableStyles = new HashSet<>();

  void read(XmlStream xml) throws IOException {
    while (xml.next()) {
      if (xml.isStart() && xml.name().equals("style")) {
        readStyle(xml);
      }
    }
  }

  private void readStyle(XmlStream xml) throws IOException {
    String id = xml.attribute("styleId");
    boolean isTable = "table".equals(xml.attribute("type"));
    String basedOn = null;
    TextLook look = TextLook.PLAIN;
    boolean isShaded = false;
    int own = xml.depth();
    while (xml.nextInside(own)) {
      if (!xml.isStart()) {
        continue;
      }
      switch (xml.name()) {
        case "basedOn" -> basedOn = xml.attribute("val");
        case "shd" -> isShaded |= WordLook.fill(xml) != null;
        case "rPr" -> {
          if (xml.depth() == own + 1) {
            look = WordLook.ofRun(xml, this).within(look);
          }
        }
        case "pPr" -> look = WordLook.ofParagraph(xml, this).within(look);
        default -> {}
      }
    }
    if (id == null) {
      return;
    }
    if (isTable && isShaded) {
      shadedTableStyles.add(id);
    }
    styles.put(id, new Style(basedOn, isTable ? TextLook.PLAIN : look));
  }

  TextLook look(@Nullable String id) {
    TextLook look = TextLook.PLAIN;
    String next = id;
    for (int i = 0; next != null && i < MAX_ANCESTORS; i++) {
      Style style = styles.get(next);
      if (style == null) {
        break;
      }
      look = look.within(style.look);
      next = style.basedOn;
    }
    return look;
  }

  /** Whether a table of that style may have coloured cells, on which white letters are seen. */
  boolean isShadedTable(@Nullable String id) {
    String next = id;
    for (int i = 0; next != null && i < MAX_ANCESTORS; i++) {
      if (shadedTableStyles.contains(next)) {
        return true;
      }
      Style style = styles.get(next);
      next = style == null ? null : style.basedOn;
    }
    return false;
  }
}
