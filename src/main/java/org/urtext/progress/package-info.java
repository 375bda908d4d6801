/** What long work tells whoever watches it, and how it is stopped. */
@NullMarked
package org.urtext.progress;

import org.jspecify.annotations.NullMarked;
