/** Passages that two texts share: word for word, edited, or told in short. */
@NullMarked
package org.urtext.alignment;

import org.jspecify.annotations.NullMarked;
