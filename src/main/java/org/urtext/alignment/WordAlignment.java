package org.urtext.alignment;

import java.util.ArrayList;
import java.util.List;
import org.urtext.alignment.WordEdit.Kind;
import org.urtext.analysis.Tokens;
import org.urtext.document.Span;

/**
 * Aligns the words inside a passage, in order: which are equal, replaced, inserted or missing. The
 * equal words come from {@link CommonWords}; what lies between them is the change.
 */
public final class WordAlignment {
  private final Tokens document;
  private final Tokens source;
  private final List<WordEdit> edits = new ArrayList<>();

  private WordAlignment(Tokens document, Tokens source) {
    this.document = document;
    this.source = source;
  }

  /** The edits in order; together they cover all words of both sides of the passage. */
  public static List<WordEdit> of(PreparedText document, PreparedText source, Passage passage) {
    int documentFrom = document.tokenFrom(passage.document().start());
    int documentTo = document.tokenFrom(passage.document().end());
    int sourceFrom = source.tokenFrom(passage.source().start());
    int sourceTo = source.tokenFrom(passage.source().end());
    int[] partners =
        CommonWords.of(document, documentFrom, documentTo, source, sourceFrom, sourceTo);
    return new WordAlignment(document.tokens(), source.tokens())
        .edits(documentFrom, sourceFrom, sourceTo, partners);
  }

  private List<WordEdit> edits(int documentFrom, int sourceFrom, int sourceTo, int[] partners) {
    int documentAt = documentFrom;
    int sourceAt = sourceFrom;
    int documentTo = documentFrom + partners.length;
    while (documentAt < documentTo || sourceAt < sourceTo) {
      int equal = documentAt;
      while (equal < documentTo && partners[equal - documentFrom] < 0) {
        equal++;
      }
      int partner = equal < documentTo ? partners[equal - documentFrom] : sourceTo;
      addChange(documentAt, equal, sourceAt, partner);
      documentAt = equal;
      sourceAt = partner;
      while (documentAt < documentTo && partners[documentAt - documentFrom] == sourceAt) {
        documentAt++;
        sourceAt++;
      }
      add(Kind.EQUAL, equal, documentAt, partner, sourceAt);
    }
    return edits;
  }

  private void addChange(int documentFrom, int documentTo, int sourceFrom, int sourceTo) {
    Kind kind =
        documentFrom == documentTo
            ? Kind.MISSING
            : sourceFrom == sourceTo ? Kind.INSERTED : Kind.REPLACED;
    add(kind, documentFrom, documentTo, sourceFrom, sourceTo);
  }

  private void add(Kind kind, int documentFrom, int documentTo, int sourceFrom, int sourceTo) {
    if (documentFrom < documentTo || sourceFrom < sourceTo) {
      edits.add(
          new WordEdit(
              kind, span(document, documentFrom, documentTo), span(source, sourceFrom, sourceTo)));
    }
  }

  private static Span span(Tokens tokens, int from, int to) {
    if (from < to) {
      return new Span(tokens.start(from), tokens.end(to - 1));
    }
    int place = from == 0 ? 0 : tokens.end(from - 1);
    return new Span(place, place);
  }
}
