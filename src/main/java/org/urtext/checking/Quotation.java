package org.urtext.checking;

import org.urtext.document.Span;

/**
 * A stretch of the document in quotation marks, or set off as a block.
 *
 * @param span what is quoted, without the marks
 * @param referenced whether the text around it says where it comes from
 */
public record Quotation(Span span, boolean referenced) {}
