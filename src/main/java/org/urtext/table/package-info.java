/** The fixed-size shingle table in a memory-mapped file, and what it evicts when it is full. */
@NullMarked
package org.urtext.table;

import org.jspecify.annotations.NullMarked;
