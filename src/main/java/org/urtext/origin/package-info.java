/** From what the table knows to where each shingle, and most of a document, came from. */
@NullMarked
package org.urtext.origin;

import org.jspecify.annotations.NullMarked;
