/** The command line: a thin face of the engine. */
@NullMarked
package org.urtext.cli;

import org.jspecify.annotations.NullMarked;
