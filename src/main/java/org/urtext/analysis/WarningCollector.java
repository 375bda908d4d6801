package org.urtext.analysis;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.urtext.document.Document;
import org.urtext.document.Span;
import org.urtext.document.Warning;

/**
 * Gathers the places of one kind of warning. Places close to each other on a page make one warning;
 * there are never more than {@value #MOST_WARNINGS}: the last takes in all that follow.
 */
final class WarningCollector {
  static final int MOST_WARNINGS = 100;

  private static final int SAME_PLACE_CHARS = 80;
  private static final int LONGEST_DETAIL = 200;

  private final Warning.Kind kind;
  private final Document document;
  private final List<Warning> finished = new ArrayList<>();
  private @Nullable Span open;
  private final StringBuilder detail = new StringBuilder();

  WarningCollector(Warning.Kind kind, Document document) {
    this.kind = kind;
    this.document = document;
  }

  /** Adds a word; words come in the order of the text. */
  void add(int start, int end, String word) {
    if (open != null && continues(open, start)) {
      open = new Span(open.start(), end);
    } else {
      finishOpen();
      open = new Span(start, end);
    }
    if (detail.length() < LONGEST_DETAIL) {
      detail.append(detail.isEmpty() ? "" : ", ").append(word);
    } else if (detail.charAt(detail.length() - 1) != '…') {
      detail.append(" …");
    }
  }

  private boolean continues(Span place, int start) {
    boolean near = start - place.end() <= SAME_PLACE_CHARS && page(place.start()) == page(start);
    return near || finished.size() == MOST_WARNINGS - 1;
  }

  private void finishOpen() {
    if (open != null) {
      finished.add(warning(open, detail.toString()));
      open = null;
      detail.setLength(0);
    }
  }

  List<Warning> warnings() {
    finishOpen();
    return List.copyOf(finished);
  }

  Warning warning(Span span, String text) {
    return new Warning(kind, page(span.start()), span, null, text);
  }

  private int page(int charOffset) {
    return document.pages().isEmpty() ? 0 : document.pageAt(charOffset).number();
  }
}
