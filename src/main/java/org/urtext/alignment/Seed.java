package org.urtext.alignment;

/** A unit of the document and a unit of the source that look alike. */
record Seed(int documentUnit, int sourceUnit, float cosine) {}
