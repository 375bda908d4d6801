package org.urtext.extraction.pdf;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.urtext.document.GlyphBoxes;
import org.urtext.document.Page;
import org.urtext.document.Span;

/**
 * Puts the lines of all pages together: a line break after a line, an empty line between
 * paragraphs, columns and pages, and none of these inside a word broken by a hyphen. A break
 * belongs to the page before it.
 */
final class TextAssembly {
  /** How much of the text before a hyphen is looked at; longer words are none. */
  private static final int MAX_WORD_CHARS = 80;

  private final List<PageText> source;
  private final Hyphenation hyphenation;
  private final StringBuilder text;
  private final List<Stretch> stretches = new ArrayList<>();
  private boolean lastWasFootnote;

  private TextAssembly(List<PageText> source) {
    this.source = source;
    this.hyphenation = new Hyphenation(source);
    this.text = new StringBuilder(source.stream().mapToInt(page -> page.length).sum());
  }

  /** A line's characters: where they are on their page, and where they begin in the whole text. */
  private record Stretch(PageText page, int from, int count, int target) {}

  /** The whole text, where its characters stand, and which page holds which. */
  record Assembled(String text, GlyphBoxes boxes, List<Page> pages) {}

  /** Takes the pages apart: afterwards they hold nothing. */
  static Assembled assemble(List<PageText> source) {
    TextAssembly assembly = new TextAssembly(source);
    int[] starts = assembly.addPages();
    List<Page> pages = new ArrayList<>();
    for (int i = 0; i < source.size(); i++) {
      PageView view = source.get(i).view;
      Span span = new Span(starts[i], starts[i + 1]);
      pages.add(new Page(i + 1, span, view.widthPoints(), view.heightPoints()));
    }
    String text = assembly.text.toString();
    return new Assembled(text, assembly.boxes(text.length()), pages);
  }

  /** Returns where each page's text starts, and where the last one's ends. */
  private int[] addPages() {
    int[] starts = new int[source.size() + 1];
    int begun = 0;
    for (int i = 0; i < source.size(); i++) {
      int start = addPage(source.get(i));
      if (start >= 0) {
        // Pages without text before this one end where it begins.
        Arrays.fill(starts, begun, i + 1, start);
        begun = i + 1;
      }
    }
    Arrays.fill(starts, begun, starts.length, text.length());
    return starts;
  }

  /** One side of all boxes after another, so that a long document is never in memory twice. */
  private GlyphBoxes boxes(int length) {
    float[][] sides = new float[PageText.SIDES][];
    for (int side = 0; side < sides.length; side++) {
      sides[side] = new float[length];
      for (Stretch stretch : stretches) {
        System.arraycopy(
            stretch.page.side(side), stretch.from, sides[side], stretch.target, stretch.count);
      }
      for (PageText page : source) {
        page.dropSide(side);
      }
    }
    return new GlyphBoxes(sides[0], sides[1], sides[2], sides[3]);
  }

  /** Returns where the page's text starts, or -1 where it has none. */
  private int addPage(PageText page) {
    int start = -1;
    for (int line = 0; line < page.lines; line++) {
      if (page.isRemoved(line)) {
        continue;
      }
      if (!text.isEmpty() && !joinsWord(page, line)) {
        text.append(start < 0 || opensParagraph(page, line) ? "\n\n" : "\n");
      }
      if (start < 0) {
        start = text.length();
      }
      addLine(page, line);
      lastWasFootnote = page.isFootnote(line);
    }
    return start;
  }

  private boolean opensParagraph(PageText page, int line) {
    return switch (page.opening(line)) {
      case LINE -> false;
      case PARAGRAPH -> true;
      case COLUMN -> {
        char last = text.charAt(text.length() - 1);
        boolean open = Character.isLetter(last) || last == ',';
        yield !open
            || page.isFootnote(line) != lastWasFootnote
            || !Character.isLowerCase(page.chars[page.lineStart(line)]);
      }
    };
  }

  /** Whether the line goes on with the word that the text so far ends in; drops its hyphen. */
  private boolean joinsWord(PageText page, int line) {
    int last = text.length() - 1;
    if (!Hyphenation.isHyphen(text.charAt(last)) || page.isFootnote(line) != lastWasFootnote) {
      return false;
    }
    // What begins a paragraph or a column is often a heading or a figure, not the word's rest.
    if (page.opening(line) != PageText.Opening.LINE
        && !Character.isLowerCase(page.chars[page.lineStart(line)])) {
      return false;
    }
    CharSequence before = text.subSequence(Math.max(0, last - MAX_WORD_CHARS), last + 1);
    return switch (hyphenation.decide(before, page.lineText(line))) {
      case NOT -> false;
      case WITH_HYPHEN -> true;
      case WITHOUT_HYPHEN -> {
        text.setLength(last);
        Stretch broken = stretches.removeLast();
        stretches.add(new Stretch(broken.page, broken.from, broken.count - 1, broken.target));
        yield true;
      }
    };
  }

  private void addLine(PageText page, int line) {
    int from = page.lineStart(line);
    int count = page.lineEnd(line) - from;
    stretches.add(new Stretch(page, from, count, text.length()));
    text.append(page.chars, from, count);
  }
}
