package org.urtext.checking;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.urtext.document.Document;
import org.urtext.document.Document.PlacedBox;
import org.urtext.document.Page;
import org.urtext.document.Span;

/**
 * Finds quotations without marks that are set off by their layout: on a page, a paragraph whose
 * lines all stand in from both margins; in plain text, one whose lines all begin with spaces or
 * with '>'. Listings and tables look alike, so a block counts only where the words before it end
 * with a colon or where it ends with a reference.
 */
final class BlockQuotationFinder {
  private static final int MIN_WORDS = 12;
  private static final int MIN_LINES = 2;
  private static final int MIN_SPACES = 4;
  private static final int REFERENCE_REACH_CHARS = 80;
  private static final float MIN_INDENT_POINTS = 8;
  private static final float MIN_LINE_SHARE_OF_PAGE = .25f;

  private final Document document;
  private final String text;
  private final Map<Integer, Margins> marginsOfPage = new HashMap<>();

  private BlockQuotationFinder(Document document) {
    this.document = document;
    this.text = document.text();
  }

  static List<Quotation> find(Document document) {
    return new BlockQuotationFinder(document).quotations();
  }

  /** Where the lines of a page begin and end. */
  private record Margins(float left, float right) {}

  private List<Quotation> quotations() {
    List<Quotation> found = new ArrayList<>();
    Span before = new Span(0, 0);
    int start = 0;
    while (start < text.length()) {
      int next = text.indexOf("\n\n", start);
      var paragraph = new Span(start, next < 0 ? text.length() : next);
      start = next < 0 ? text.length() : next + 2;
      String words = paragraph.of(text);
      if (words.isBlank()) {
        continue;
      }
      boolean introduced = before.of(text).stripTrailing().endsWith(":");
      String end = words.substring(Math.max(0, words.length() - REFERENCE_REACH_CHARS));
      boolean referenced =
          QuotationFinder.hasReference(end) || QuotationFinder.hasReference(lastOf(before));
      if ((introduced || QuotationFinder.hasReference(end))
          && words.split("\\s+").length >= MIN_WORDS
          && isSetOff(paragraph, words)) {
        found.add(new Quotation(paragraph, referenced));
      }
      before = paragraph;
    }
    return found;
  }

  private String lastOf(Span paragraph) {
    return text.substring(
        Math.max(paragraph.start(), paragraph.end() - REFERENCE_REACH_CHARS), paragraph.end());
  }

  private boolean isSetOff(Span paragraph, String words) {
    return document.glyphs() == null
        ? words.lines().allMatch(BlockQuotationFinder::isIndented)
        : standsInFromBothMargins(paragraph);
  }

  private static boolean isIndented(String line) {
    return line.startsWith(">") || line.startsWith("\t") || line.startsWith(" ".repeat(MIN_SPACES));
  }

  private boolean standsInFromBothMargins(Span paragraph) {
    List<PlacedBox> lines = document.boxesOf(paragraph);
    if (lines.size() < MIN_LINES) {
      return false;
    }
    for (PlacedBox line : lines) {
      Margins margins = marginsOfPage.computeIfAbsent(line.page(), this::margins);
      if (line.box().left() < margins.left() + MIN_INDENT_POINTS
          || line.box().right() > margins.right() - MIN_INDENT_POINTS) {
        return false;
      }
    }
    return true;
  }

  /** The lines of one column only: where there are several, nothing stands in from both. */
  private Margins margins(int pageNumber) {
    float left = Float.MAX_VALUE;
    float right = 0;
    for (Page page : document.pages()) {
      if (page.number() != pageNumber) {
        continue;
      }
      for (PlacedBox line : document.boxesOf(page.text())) {
        if (line.box().width() >= MIN_LINE_SHARE_OF_PAGE * page.widthPoints()) {
          left = Math.min(left, line.box().left());
          right = Math.max(right, line.box().right());
        }
      }
    }
    return new Margins(left, right);
  }
}
