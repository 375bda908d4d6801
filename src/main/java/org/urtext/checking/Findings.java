package org.urtext.checking;

import java.util.ArrayList;
import java.util.List;
import org.urtext.analysis.Tokens;
import org.urtext.document.Document;
import org.urtext.document.Span;

/**
 * All that was found out about a document, before any rule is applied: judging it anew under other
 * rules needs nothing else and takes milliseconds.
 *
 * @param words every word of the document
 * @param sources the earliest first
 * @param passages of all sources, in the document's order; they may overlap
 * @param references the lists of references
 * @param template what was given to the author to be filled in
 */
public record Findings(
    Document document,
    Tokens words,
    List<Source> sources,
    List<FoundPassage> passages,
    List<Quotation> quotations,
    List<Span> references,
    List<Span> template) {

  public Findings {
    sources = List.copyOf(sources);
    passages = List.copyOf(passages);
    quotations = List.copyOf(quotations);
    references = List.copyOf(references);
    template = List.copyOf(template);
  }

  /** The quotations of a document, in marks and set off. */
  static List<Quotation> quotationsIn(Document document) {
    List<Quotation> quotations = new ArrayList<>(BlockQuotationFinder.find(document));
    quotations.addAll(QuotationFinder.find(document.text()));
    return quotations;
  }
}
