/** The window: a thin face of the engine. */
@NullMarked
package org.urtext.gui;

import org.jspecify.annotations.NullMarked;
