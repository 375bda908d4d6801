package org.urtext.cli;

/** What the program tells a script at its end. */
final class ExitCode {
  static final int DONE = 0;

  /** The command ran, but some of what it was given could not be done; messages say what. */
  static final int PARTLY_FAILED = 1;

  static final int WRONG_USAGE = 2;

  /** Nothing could be done; a message says why. */
  static final int FAILED = 3;

  /** Stopped by Ctrl-C, as shells count it. */
  static final int INTERRUPTED = 130;

  private ExitCode() {}
}
