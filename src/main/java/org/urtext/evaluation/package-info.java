/** The laboratory: corpora, ground truth, measures and tables. */
@NullMarked
package org.urtext.evaluation;

import org.jspecify.annotations.NullMarked;
