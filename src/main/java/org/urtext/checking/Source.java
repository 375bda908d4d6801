package org.urtext.checking;

import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A document that text of the checked one may come from.
 *
 * @param id the library's number for it, or 0 and up for documents given directly
 * @param date when it was written: the earlier of two sources owns what they share
 */
public record Source(int id, String title, @Nullable String path, Instant date) {}
