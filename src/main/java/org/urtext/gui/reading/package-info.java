/** The screen that shows a document as Urtext reads it. */
@NullMarked
package org.urtext.gui.reading;

import org.jspecify.annotations.NullMarked;
