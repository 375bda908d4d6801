/**
 * A document as its reader sees it: text, pages, what is known of it, and what could not be read.
 */
@NullMarked
package org.urtext.document;

import org.jspecify.annotations.NullMarked;
