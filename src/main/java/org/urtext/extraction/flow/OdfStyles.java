package org.urtext.extraction.flow;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The styles of an OpenDocument text, as far as they decide what can be seen. */
final class OdfStyles {
  /** Deeper inheritance than this is a loop. */
  private static final int MAX_ANCESTORS = 32;

  private static final Map<String, Float> POINTS_BY_UNIT =
      Map.of("pt", 1f, "in", 72f, "cm", 28.35f, "mm", 2.835f, "px", 0.75f, "pc", 12f);

  private record Style(@Nullable String parent, TextLook look) {}

  private final Map<String, Style> styles = new HashMap<>();

  /** Reads the {@code style} element that has just started, to its end. */
  void readStyle(XmlStream xml) throws IOException {
    String name = xml.attribute("name");
    String parent = xml.attribute("parent-style-name");
    TextLook look = TextLook.PLAIN;
    int own = xml.depth();
    while (xml.nextInside(own)) {
      if (xml.isStart() && xml.name().endsWith("-properties")) {
        look = properties(xml).within(look);
      }
    }
    if (name != null) {
      styles.put(name, new Style(parent, look));
    }
  }

  private static TextLook properties(XmlStream xml) {
    String display = xml.attribute("display");
    return new TextLook(
        display == null ? null : display.equals("none"),
        TextLook.hexColour(xml.attribute("color")),
        background(xml),
        points(xml.attribute("font-size")));
  }

  private static @Nullable Integer background(XmlStream xml) {
    String fill = xml.attribute("fill");
    if (fill != null && !fill.equals("none")) {
      return TextLook.UNKNOWN_BACKGROUND;
    }
    return TextLook.hexColour(xml.attribute("background-color"));
  }

  private static @Nullable Float points(@Nullable String size) {
    if (size == null || !size.matches("\\d{1,5}(\\.\\d{1,9})?[a-z]{2}")) {
      return null;
    }
    Float unit = POINTS_BY_UNIT.get(size.substring(size.length() - 2));
    return unit == null ? null : unit * Float.parseFloat(size.substring(0, size.length() - 2));
  }

  TextLook look(@Nullable String name) {
    TextLook look = TextLook.PLAIN;
    String next = name;
    for (int i = 0; next != null && i < MAX_ANCESTORS; i++) {
      Style style = styles.get(next);
      if (style == null) {
        break;
      }
      look = look.within(style.look);
      next = style.parent;
    }
    return look;
  }
}
