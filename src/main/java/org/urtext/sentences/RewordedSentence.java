package org.urtext.sentences;

import org.urtext.document.Span;

/**
 * A sentence that says mostly what a sentence of an archived document says, in any order.
 *
 * @param span in the text that was searched for
 * @param sourceSpan in the text of the archived document
 * @param score the word-overlap score, from the threshold to 1
 */
public record RewordedSentence(Span span, int documentId, Span sourceSpan, double score) {}
