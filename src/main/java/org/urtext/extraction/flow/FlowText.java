package org.urtext.extraction.flow;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.urtext.document.Document;
import org.urtext.document.Metadata;
import org.urtext.document.Page;
import org.urtext.document.Span;
import org.urtext.document.Warning;
import org.urtext.extraction.ExtractionLimits;
import org.urtext.extraction.FailureReason;
import org.urtext.extraction.UnreadableDocumentException;

/**
 * Gathers the text of a document without fixed pages. Paragraphs are parted by a blank line, the
 * rows of a table by a line break, its cells by a tab; text boxes follow the paragraph that holds
 * them, notes follow the body. Text that nobody can see is left out and becomes a warning whose
 * empty span marks the place where it stood.
 */
final class FlowText {

  /** What parts two pieces of text, from weak to strong; the strongest between them wins. */
  private enum Gap {
    NONE(""),
    LINE("\n"),
    CELL("\t"),
    ROW("\n"),
    PARAGRAPH("\n\n");

    private final String separator;

    Gap(String separator) {
      this.separator = separator;
    }
  }

  private final Stream body = new Stream(false);
  private final Deque<Stream> open = new ArrayDeque<>();
  private final List<Stream> notes = new ArrayList<>();
  private final List<Warning> warnings = new ArrayList<>();
  private Stream current = body;
  private long gatheredChars;

  /** Adds text to the present paragraph. */
  void append(CharSequence text, boolean visible) throws UnreadableDocumentException {
    gatheredChars += text.length();
    if (gatheredChars > ExtractionLimits.TEXT_CHARS) {
      throw new UnreadableDocumentException(
          FailureReason.TOO_LARGE,
          "more than " + ExtractionLimits.TEXT_CHARS + " characters of text",
          null);
    }
    if (visible) {
      current.append(text);
    } else {
      current.hide(text);
    }
  }

  void append(CharSequence text, TextLook look) throws UnreadableDocumentException {
    append(text, look.isVisible());
  }

  /** Whether the next character starts a line or follows white space. */
  boolean isAfterSpace() {
    StringBuilder text = current.text;
    return current.gap != Gap.NONE
        || text.isEmpty()
        || Character.isWhitespace(text.charAt(text.length() - 1));
  }

  void endParagraph() {
    current.part(current.tableDepth > 0 ? Gap.LINE : Gap.PARAGRAPH);
    if (current.tableDepth == 0) {
      current.placeAsides();
    }
  }

  void startTable() {
    if (current.tableDepth == 0) {
      current.part(Gap.PARAGRAPH);
    }
    current.tableDepth++;
  }

  void endCell() {
    current.part(Gap.CELL);
  }

  void endRow() {
    current.part(Gap.ROW);
  }

  void endTable() {
    current.tableDepth = Math.max(0, current.tableDepth - 1);
    endParagraph();
  }

  /** What follows, up to {@link #endAside}, stands in a box beside the present paragraph. */
  void startAside() {
    start(new Stream(false));
  }

  /** What follows, up to {@link #endAside}, is a note: it is placed after the body. */
  void startNote() {
    start(new Stream(true));
  }

  private void start(Stream stream) {
    open.push(current);
    current = stream;
  }

  void endAside() {
    if (open.isEmpty()) {
      return;
    }
    Stream ended = current;
    current = open.pop();
    if (ended.isNote) {
      notes.add(ended);
    } else {
      current.asides.add(ended);
    }
  }

  void warn(Warning.Kind kind, String detail) {
    warnings.add(new Warning(kind, 0, null, null, detail));
  }

  boolean isBlank() {
    return body.text.isEmpty() && current.text.isEmpty();
  }

  Document toDocument(Metadata metadata) {
    while (!open.isEmpty()) {
      endAside();
    }
    body.placeAsides();
    notes.forEach(body::absorb);
    String text = body.text.toString().stripTrailing();
    for (Hidden hidden : body.hidden) {
      String words = hidden.words.toString().strip();
      if (words.codePoints().anyMatch(Character::isLetterOrDigit)) {
        int place = Math.min(hidden.charOffset, text.length());
        warnings.add(
            new Warning(Warning.Kind.INVISIBLE_TEXT, 1, new Span(place, place), null, words));
      }
    }
    return new Document(
        text, List.of(new Page(1, new Span(0, text.length()), 0, 0)), null, metadata, warnings);
  }

  private record Hidden(int charOffset, StringBuilder words) {}

  /** One line of reading: the body, a text box or a note. */
  private static final class Stream {
    private final boolean isNote;
    private final StringBuilder text = new StringBuilder();
    private final List<Hidden> hidden = new ArrayList<>();
    private final List<Stream> asides = new ArrayList<>();
    private Gap gap = Gap.NONE;
    private int tableDepth;

    Stream(boolean isNote) {
      this.isNote = isNote;
    }

    void part(Gap wanted) {
      if (wanted.compareTo(gap) > 0) {
        gap = wanted;
      }
      if (!hidden.isEmpty() && hidden.getLast().charOffset == text.length()) {
        hidden.getLast().words.append(' ');
      }
    }

    void append(CharSequence piece) {
      if (gap != Gap.NONE || text.isEmpty()) {
        if (isBlank(piece)) {
          return;
        }
        closeGap();
      }
      text.append(piece);
    }

    private void closeGap() {
      if (!text.isEmpty()) {
        int end = text.length();
        while (end > 0 && Character.isWhitespace(text.charAt(end - 1))) {
          end--;
        }
        text.setLength(end);
        text.append(gap.separator);
      }
      gap = Gap.NONE;
    }

    void hide(CharSequence piece) {
      if (hidden.isEmpty() || hidden.getLast().charOffset != text.length()) {
        if (hidden.size() >= ExtractionLimits.WARNINGS) {
          return;
        }
        hidden.add(new Hidden(text.length(), new StringBuilder()));
      }
      StringBuilder words = hidden.getLast().words;
      int room = ExtractionLimits.WARNING_DETAIL_CHARS - words.length();
      words.append(piece, 0, Math.max(0, Math.min(room, piece.length())));
    }

    void placeAsides() {
      List<Stream> placed = List.copyOf(asides);
      asides.clear();
      placed.forEach(this::absorb);
    }

    void absorb(Stream other) {
      other.placeAsides();
      part(Gap.PARAGRAPH);
      int shift = text.length();
      if (!other.text.isEmpty()) {
        closeGap();
        shift = text.length();
        text.append(other.text);
      }
      for (Hidden each : other.hidden) {
        hidden.add(new Hidden(shift + each.charOffset, each.words));
      }
      part(Gap.PARAGRAPH);
    }

    private static boolean isBlank(CharSequence piece) {
      for (int i = 0; i < piece.length(); i++) {
        if (!Character.isWhitespace(piece.charAt(i))) {
          return false;
        }
      }
      return true;
    }
  }
}
