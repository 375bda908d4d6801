/** Formats whose text flows, without fixed pages: office files, books, web pages, plain text. */
@NullMarked
package org.urtext.extraction.flow;

import org.jspecify.annotations.NullMarked;
