package org.urtext.document;

/**
 * One page: its number from 1, the text that stands on it, and its size in points as the reader
 * sees it. Formats without pages have one page of size zero.
 */
public record Page(int number, Span text, float widthPoints, float heightPoints) {}
