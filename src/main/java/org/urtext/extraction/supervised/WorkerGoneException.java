package org.urtext.extraction.supervised;

/** The worker was dead before the file was given to it: the file is not to blame. */
final class WorkerGoneException extends Exception {
  WorkerGoneException(Throwable cause) {
    super(cause);
  }
}
