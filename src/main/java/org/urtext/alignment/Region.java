package org.urtext.alignment;

/** Some units of the document and some units of the source, first and last included. */
record Region(int documentFirst, int documentLast, int sourceFirst, int sourceLast) {

  Region withDocument(int first, int last) {
    return new Region(first, last, sourceFirst, sourceLast);
  }
}
