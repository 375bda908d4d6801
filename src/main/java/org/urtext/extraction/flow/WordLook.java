package org.urtext.extraction.flow;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Reads Word's property elements, as far as they decide what can be seen. */
final class WordLook {
  private WordLook() {}

  /** Reads {@code rPr}, which has just started, to its end. */
  static TextLook ofRun(XmlStream xml, WordStyles styles) throws IOException {
    TextLook named = TextLook.PLAIN;
    Boolean hidden = null;
    Integer colour = null;
    Integer background = null;
    Float size = null;
    int own = xml.depth();
    while (xml.nextInside(own)) {
      if (!xml.isStart()) {
        continue;
      }
      switch (xml.name()) {
        case "rStyle" -> named = styles.look(xml.attribute("val"));
        case "vanish" -> hidden = isOn(xml.attribute("val"));
        case "color" -> colour = TextLook.hexColour(xml.attribute("val"));
        case "shd" -> background = fill(xml);
        case "highlight" -> background = highlight(xml.attribute("val"));
        case "sz" -> size = halfPoints(xml.attribute("val"));
        case "rPrChange" -> xml.skip();
        default -> {}
      }
    }
    return new TextLook(hidden, colour, background, size).within(named);
  }

  /** Reads {@code pPr}, which has just started, to its end. */
  static TextLook ofParagraph(XmlStream xml, WordStyles styles) throws IOException {
    TextLook named = TextLook.PLAIN;
    Integer background = null;
    int own = xml.depth();
    while (xml.nextInside(own)) {
      if (!xml.isStart()) {
        continue;
      }
      switch (xml.name()) {
        case "pStyle" -> named = styles.look(xml.attribute("val"));
        case "shd" -> background = fill(xml);
        case "rPr", "pPrChange", "sectPr" -> xml.skip();
        default -> {}
      }
    }
    return new TextLook(null, null, background, null).within(named);
  }

  /** The colour of a shading; null where it leaves the paper as it is. */
  static @Nullable Integer fill(XmlStream shading) {
    String pattern = shading.attribute("val");
    Integer fill = TextLook.hexColour(shading.attribute("fill"));
    boolean isPattern = pattern != null && !pattern.equals("clear") && !pattern.equals("nil");
    return fill == null && isPattern ? Integer.valueOf(TextLook.UNKNOWN_BACKGROUND) : fill;
  }

  private static @Nullable Integer highlight(@Nullable String name) {
    if (name == null || name.equals("none")) {
      return null;
    }
    return name.equals("white") ? TextLook.WHITE : TextLook.UNKNOWN_BACKGROUND;
  }

  private static boolean isOn(@Nullable String value) {
    return value == null || !(value.equals("0") || value.equals("false") || value.equals("off"));
  }

  private static @Nullable Float halfPoints(@Nullable String value) {
    return value != null && value.matches("\\d{1,5}") ? Float.valueOf(value) / 2 : null;
  }
}
