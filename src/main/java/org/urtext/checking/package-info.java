/** The whole check: from a document and a library to a verdict on every word. */
@NullMarked
package org.urtext.checking;

import org.jspecify.annotations.NullMarked;
