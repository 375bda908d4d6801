/** A collection on disk: catalogue, archive and table, kept sound together. */
@NullMarked
package org.urtext.library;

import org.jspecify.annotations.NullMarked;
