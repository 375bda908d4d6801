package org.urtext.extraction.flow;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Locale;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.nodes.TextNode;
import org.urtext.extraction.UnreadableDocumentException;

/** The text of a parsed web page, as a browser would lay it out without its style sheets. */
final class HtmlText {
  private static final Set<String> WITHOUT_TEXT =
      Set.of(
          "head",
          "script",
          "style",
          "template",
          "noscript",
          "iframe",
          "object",
          "embed",
          "svg",
          "math",
          "canvas",
          "audio",
          "video",
          "select",
          "textarea",
          "datalist",
          "noembed");
  private static final Set<String> PREFORMATTED = Set.of("pre", "listing", "xmp", "plaintext");
  private static final Set<String> CELLS = Set.of("td", "th");

  /** Blocks that start no paragraph of their own. */
  private static final Set<String> FRAMES =
      Set.of("html", "tr", "td", "th", "tbody", "thead", "tfoot");

  private final FlowText flow;
  private final Deque<TextLook> looks = new ArrayDeque<>();
  private int preformattedDepth;

  HtmlText(FlowText flow) {
    this.flow = flow;
    looks.push(TextLook.PLAIN);
  }

  /** Walks the tree without recursion: pages may be nested without end. */
  void add(Element root) throws UnreadableDocumentException {
    Node node = root;
    while (true) {
      boolean entered = enter(node);
      Node next = entered && node.childNodeSize() > 0 ? node.childNode(0) : null;
      while (next == null) {
        if (entered) {
          leave(node);
        }
        if (node == root) {
          return;
        }
        next = node.nextSibling();
        if (next == null) {
          node = node.parentNode();
          entered = true;
          if (node == null) {
            return;
          }
        }
      }
      node = next;
    }
  }

  /** False for what is passed over with all it holds. */
  private boolean enter(Node node) throws UnreadableDocumentException {
    if (node instanceof TextNode text) {
      append(text.getWholeText());
      return false;
    }
    if (!(node instanceof Element element)) {
      return false;
    }
    String name = element.normalName();
    if (WITHOUT_TEXT.contains(name)) {
      return false;
    }
    if (name.equals("br")) {
      flow.append("\n", true);
      return false;
    }
    if (name.equals("table")) {
      flow.startTable();
    } else if (isParagraph(element)) {
      flow.endParagraph();
    }
    if (PREFORMATTED.contains(name)) {
      preformattedDepth++;
    }
    looks.push(CssLook.of(element).within(looks.element()));
    return true;
  }

  private void leave(Node node) {
    Element element = (Element) node;
    String name = element.normalName();
    looks.pop();
    if (PREFORMATTED.contains(name)) {
      preformattedDepth--;
    }
    if (name.equals("table")) {
      flow.endTable();
    } else if (name.equals("tr")) {
      flow.endRow();
    } else if (CELLS.contains(name)) {
      flow.endCell();
    } else if (isParagraph(element)) {
      flow.endParagraph();
    }
  }

  private static boolean isParagraph(Element element) {
    return element.isBlock() && !FRAMES.contains(element.normalName());
  }

  private void append(String text) throws UnreadableDocumentException {
    boolean visible = looks.element().isVisible();
    if (preformattedDepth > 0) {
      flow.append(PlainTextReader.withPlainBreaks(text), visible);
      return;
    }
    StringBuilder collapsed = new StringBuilder(text.length());
    boolean afterSpace = visible && flow.isAfterSpace();
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean space = c == ' ' || c == '\n' || c == '\r' || c == '\t' || c == '\f';
      if (!space) {
        collapsed.append(c);
      } else if (!afterSpace) {
        collapsed.append(' ');
      }
      afterSpace = space;
    }
    if (!collapsed.isEmpty()) {
      flow.append(collapsed, visible);
    }
  }

  /** What an element's own attributes and inline style say of how it looks. */
  private static final class CssLook {
    private static final float PIXEL_POINTS = 0.75f;

    static TextLook of(Element element) {
      String style = element.attr("style").toLowerCase(Locale.ROOT);
      Boolean hidden = element.hasAttr("hidden") ? Boolean.TRUE : null;
      Integer colour = CssColours.parse(element.attr("color"));
      Integer background = CssColours.parse(element.attr("bgcolor"));
      if (element.hasAttr("background")) {
        background = TextLook.UNKNOWN_BACKGROUND;
      }
      Float size = null;
      for (String declaration : style.split(";")) {
        int colon = declaration.indexOf(':');
        if (colon < 0) {
          continue;
        }
        String value = declaration.substring(colon + 1).replace("!important", "").strip();
        switch (declaration.substring(0, colon).strip()) {
          case "display" -> hidden = value.equals("none") ? Boolean.TRUE : hidden;
          case "visibility" -> hidden = !value.equals("visible");
          case "opacity" -> hidden = value.matches("0*\\.?0*") ? Boolean.TRUE : hidden;
          case "font-size" -> size = points(value);
          case "color" -> {
            colour = CssColours.parse(value);
            hidden = value.equals("transparent") ? Boolean.TRUE : hidden;
          }
          case "background-color" -> background = CssColours.parse(value);
          case "background", "background-image" -> {
            Integer plain = CssColours.parse(value);
            background = plain != null ? plain : Integer.valueOf(TextLook.UNKNOWN_BACKGROUND);
          }
          default -> {}
        }
      }
      return new TextLook(hidden, colour, background, size);
    }

    private static Float points(String value) {
      if (value.matches("0+(\\.0+)?[a-z%]*")) {
        return 0f;
      }
      if (value.matches("[0-9]{0,4}(\\.[0-9]{1,6})?p[tx]") && value.length() > 2) {
        float number = Float.parseFloat(value.substring(0, value.length() - 2));
        return value.endsWith("px") ? number * PIXEL_POINTS : number;
      }
      return 12f;
    }
  }
}
