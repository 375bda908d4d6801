package org.urtext.extraction.pdf;

import java.io.IOException;

/** A document that holds more than any document made for readers; reading it stops. */
final class TooLargeException extends IOException {
  TooLargeException(String message) {
    super(message);
  }
}
