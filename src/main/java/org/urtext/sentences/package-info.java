/**
 * Reworded sentences: signatures of sentences, a search within some bits, the word-overlap score.
 */
@NullMarked
package org.urtext.sentences;

import org.jspecify.annotations.NullMarked;
