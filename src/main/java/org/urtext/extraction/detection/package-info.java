/** Finds what kind of document a file is from its content. */
@NullMarked
package org.urtext.extraction.detection;

import org.jspecify.annotations.NullMarked;
