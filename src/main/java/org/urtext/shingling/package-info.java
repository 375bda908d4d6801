/** Fingerprints of k consecutive tokens, and the ways to select some of them. */
@NullMarked
package org.urtext.shingling;

import org.jspecify.annotations.NullMarked;
