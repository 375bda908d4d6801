/** Work away from the window's thread. */
@NullMarked
package org.urtext.gui.work;

import org.jspecify.annotations.NullMarked;
