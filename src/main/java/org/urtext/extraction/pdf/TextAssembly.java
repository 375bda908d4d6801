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

  private final Hyphenation hyphenation;
  private final StringBuilder text;
  private final float[] left;
  private final float[] top;
  private final float[] right;
  private final float[] bottom;
  private boolean lastWasFootnote;

  private TextAssembly(List<PageText> source) {
    hyphenation = new Hyphenation(source);
    int capacity = 0;
    for (PageText page : source) {
      capacity += page.length + 2 * page.lines;
    }
    text = new StringBuilder(capacity);
    left = new float[capacity];
    top = new float[capacity];
    right = new float[capacity];
    bottom = new float[capacity];
  }

  /** The whole text, where its characters stand, and which page holds which. */
  record Assembled(String text, GlyphBoxes boxes, List<Page> pages) {}

  static Assembled assemble(List<PageText> source) {
    TextAssembly assembly = new TextAssembly(source);
    int[] starts = new int[source.size() + 1];
    int begun = 0;
    for (int i = 0; i < source.size(); i++) {
      int start = assembly.addPage(source.get(i));
      if (start >= 0) {
        // Pages without text before this one end where it begins.
        Arrays.fill(starts, begun, i + 1, start);
        begun = i + 1;
      }
    }
    Arrays.fill(starts, begun, starts.length, assembly.text.length());
    List<Page> pages = new ArrayList<>();
    for (int i = 0; i < source.size(); i++) {
      PageView view = source.get(i).view;
      Span span = new Span(starts[i], starts[i + 1]);
      pages.add(new Page(i + 1, span, view.widthPoints(), view.heightPoints()));
    }
    return new Assembled(assembly.text.toString(), assembly.boxes(), pages);
  }

  private GlyphBoxes boxes() {
    int length = text.length();
    return new GlyphBoxes(
        Arrays.copyOf(left, length),
        Arrays.copyOf(top, length),
        Arrays.copyOf(right, length),
        Arrays.copyOf(bottom, length));
  }

  /** Returns where the page's text starts, or -1 where it has none. */
  private int addPage(PageText page) {
    int start = -1;
    for (int line = 0; line < page.lines; line++) {
      if (page.isRemoved(line)) {
        continue;
      }
      if (!text.isEmpty() && !joinsWord(page, line)) {
        text.append(start < 0 || page.opensParagraph(line) ? "\n\n" : "\n");
      }
      if (start < 0) {
        start = text.length();
      }
      addLine(page, line);
      lastWasFootnote = page.isFootnote(line);
    }
    return start;
  }

  /** Whether the line goes on with the word that the text so far ends in; drops its hyphen. */
  private boolean joinsWord(PageText page, int line) {
    int last = text.length() - 1;
    if (!Hyphenation.isHyphen(text.charAt(last)) || page.isFootnote(line) != lastWasFootnote) {
      return false;
    }
    CharSequence before = text.subSequence(Math.max(0, last - MAX_WORD_CHARS), last + 1);
    return switch (hyphenation.decide(before, page.lineText(line))) {
      case NOT -> false;
      case WITH_HYPHEN -> true;
      case WITHOUT_HYPHEN -> {
        text.setLength(last);
        clearBox(last);
        yield true;
      }
    };
  }

  private void clearBox(int at) {
    left[at] = 0;
    top[at] = 0;
    right[at] = 0;
    bottom[at] = 0;
  }

  private void addLine(PageText page, int line) {
    int from = page.lineStart(line);
    int count = page.lineEnd(line) - from;
    int to = text.length();
    text.append(page.chars, from, count);
    System.arraycopy(page.left, from, left, to, count);
    System.arraycopy(page.top, from, top, to, count);
    System.arraycopy(page.right, from, right, to, count);
    System.arraycopy(page.bottom, from, bottom, to, count);
  }
}
