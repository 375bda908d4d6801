package org.urtext.evaluation;

import java.util.List;
import org.urtext.document.Span;

/** Translates the spans of a pair of texts between code points, as PAN counts, and chars. */
record CodePointOffsets(String document, String source) {

  List<TextReuse> toChars(List<TextReuse> inCodePoints) {
    return inCodePoints.stream()
        .map(
            one ->
                new TextReuse(
                    one.pair(), toChars(document, one.document()), toChars(source, one.source())))
        .toList();
  }

  List<TextReuse> toCodePoints(List<TextReuse> inChars) {
    return inChars.stream()
        .map(
            one ->
                new TextReuse(
                    one.pair(),
                    toCodePoints(document, one.document()),
                    toCodePoints(source, one.source())))
        .toList();
  }

  private static Span toChars(String text, Span span) {
    int codePoints = text.codePointCount(0, text.length());
    int start = text.offsetByCodePoints(0, Math.min(span.start(), codePoints));
    int end = text.offsetByCodePoints(0, Math.min(span.end(), codePoints));
    return new Span(start, end);
  }

  private static Span toCodePoints(String text, Span span) {
    int start = text.codePointCount(0, span.start());
    return new Span(start, start + text.codePointCount(span.start(), span.end()));
  }
}
