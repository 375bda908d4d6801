package org.urtext.document;

/**
 * A stretch of text: the characters from {@code start} (inclusive) to {@code end} (exclusive), as
 * UTF-16 offsets.
 */
public record Span(int start, int end) {
  public Span {
    if (start < 0 || end < start) {
      throw new IllegalArgumentException("not a span: " + start + " to " + end);
    }
  }

  public int length() {
    return end - start;
  }

  public boolean isEmpty() {
    return start == end;
  }

  public boolean contains(int charOffset) {
    return start <= charOffset && charOffset < end;
  }

  public boolean overlaps(Span other) {
    return start < other.end && other.start < end;
  }

  public String of(String text) {
    return text.substring(start, end);
  }
}
