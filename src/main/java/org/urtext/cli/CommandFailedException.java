package org.urtext.cli;

/** Ends a command; the message is the sentence for the person. */
final class CommandFailedException extends RuntimeException {
  CommandFailedException(String sentence) {
    super(sentence);
  }
}
