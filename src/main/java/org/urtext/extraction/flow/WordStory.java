package org.urtext.extraction.flow;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import org.urtext.extraction.UnreadableDocumentException;

/**
 * One story of a Word document (the body, the footnotes or the endnotes) into text. Tracked
 * deletions are left out and insertions kept: the text as it stands now.
 */
final class WordStory {
  private final WordStyles styles;
  private final FlowText flow;

  /** The looks of the tables, cells and boxes around the present paragraph. */
  private final Deque<TextLook> surroundings = new ArrayDeque<>();

  private final Deque<TextLook> paragraphs = new ArrayDeque<>();
  private TextLook run = TextLook.PLAIN;

  WordStory(WordStyles styles, FlowText flow) {
    this.styles = styles;
    this.flow = flow;
    surroundings.push(TextLook.PLAIN);
  }

  void read(XmlStream xml) throws IOException, UnreadableDocumentException {
    while (xml.next()) {
      if (xml.isStart()) {
        start(xml);
      } else if (xml.isEnd()) {
        end(xml.name());
      }
    }
  }

  private void start(XmlStream xml) throws IOException, UnreadableDocumentException {
    switch (xml.name()) {
      case "background" -> paper(xml);
      case "p" -> {
        paragraphs.push(surroundings.element());
        run = surroundings.element();
      }
      case "pPr" -> {
        TextLook own = WordLook.ofParagraph(xml, styles).within(surroundings.element());
        if (!paragraphs.isEmpty()) {
          paragraphs.pop();
          paragraphs.push(own);
        }
        run = own;
      }
      case "r" -> run = paragraph();
      case "rPr" -> run = WordLook.ofRun(xml, styles).within(paragraph());
      case "t" -> flow.append(xml.textInside(Integer.MAX_VALUE), run);
      case "tab", "ptab" -> flow.append("\t", run);
      case "br", "cr" -> flow.append("\n", run);
      case "noBreakHyphen" -> flow.append("-", run);
      case "tbl" -> {
        flow.startTable();
        surroundings.push(surroundings.element());
      }
      case "tblStyle" -> {
        if (styles.isShadedTable(xml.attribute("val"))) {
          surround(TextLook.background(TextLook.UNKNOWN_BACKGROUND));
        }
      }
      case "tc" -> surroundings.push(surroundings.element());
      case "tcPr" -> cellProperties(xml);
      case "txbxContent" -> {
        flow.startAside();
        surroundings.push(TextLook.background(TextLook.UNKNOWN_BACKGROUND));
      }
      case "footnote", "endnote" -> {
        String type = xml.attribute("type");
        if (type != null && !type.equals("normal")) {
          xml.skip();
        }
      }
      case "del",
          "moveFrom",
          "instrText",
          "Fallback",
          "sectPr",
          "tblGrid",
          "trPr",
          "tblPrEx",
          "sdtPr" ->
          xml.skip();
      default -> {}
    }
  }

  private void end(String name) {
    switch (name) {
      case "p" -> {
        paragraphs.poll();
        flow.endParagraph();
      }
      case "tc" -> {
        leaveSurroundings();
        flow.endCell();
      }
      case "tr" -> flow.endRow();
      case "tbl" -> {
        leaveSurroundings();
        flow.endTable();
      }
      case "txbxContent" -> {
        leaveSurroundings();
        flow.endAside();
        run = paragraph();
      }
      default -> {}
    }
  }

  private TextLook paragraph() {
    return paragraphs.isEmpty() ? surroundings.element() : paragraphs.element();
  }

  private void paper(XmlStream xml) {
    Integer colour = TextLook.hexColour(xml.attribute("color"));
    surround(TextLook.background(colour == null ? TextLook.UNKNOWN_BACKGROUND : colour));
  }

  private void cellProperties(XmlStream xml) throws IOException {
    int own = xml.depth();
    while (xml.nextInside(own)) {
      if (xml.isStart() && xml.name().equals("shd")) {
        Integer fill = WordLook.fill(xml);
        if (fill != null) {
          surround(TextLook.background(fill));
        }
      }
    }
  }

  private void surround(TextLook look) {
    surroundings.push(look.within(surroundings.pop()));
  }

  private void leaveSurroundings() {
    if (surroundings.size() > 1) {
      surroundings.pop();
    }
  }
}
