/**
 * What a verdict looks like to people: colours, numbers, sentences, and the reports they can keep.
 */
@NullMarked
package org.urtext.reporting;

import org.jspecify.annotations.NullMarked;
