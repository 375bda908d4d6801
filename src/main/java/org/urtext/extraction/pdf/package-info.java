/** PDF pages in reading order, with the place of every character. */
@NullMarked
package org.urtext.extraction.pdf;

import org.jspecify.annotations.NullMarked;
