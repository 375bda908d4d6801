package org.urtext.extraction.flow;

import java.io.IOException;

/** A part of a file unfolds into more than any honest document holds. */
public final class OversizedPartException extends IOException {
  OversizedPartException(String message) {
    super(message);
  }
}
