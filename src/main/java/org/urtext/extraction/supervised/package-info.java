/** Worker processes that read documents, and the supervisor that bounds their time and memory. */
@NullMarked
package org.urtext.extraction.supervised;

import org.jspecify.annotations.NullMarked;
