package org.urtext.sentences;

import java.io.IOException;

/** A file of signatures cannot be used: it is something else, damaged, or its disk fails. */
public final class SignatureFileException extends IOException {
  SignatureFileException(String sentence) {
    super(sentence);
  }

  SignatureFileException(String sentence, Throwable cause) {
    super(sentence, cause);
  }
}
