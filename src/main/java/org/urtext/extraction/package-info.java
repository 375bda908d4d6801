/** From a file to a {@link org.urtext.document.Document}, or to the reason why not. */
@NullMarked
package org.urtext.extraction;

import org.jspecify.annotations.NullMarked;
