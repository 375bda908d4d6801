/** From text to tokens and sentences, every one with its place in the text. */
@NullMarked
package org.urtext.analysis;

import org.jspecify.annotations.NullMarked;
