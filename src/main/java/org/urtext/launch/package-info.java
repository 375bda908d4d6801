/** Where the program starts and its parts are put together. */
@NullMarked
package org.urtext.launch;

import org.jspecify.annotations.NullMarked;
