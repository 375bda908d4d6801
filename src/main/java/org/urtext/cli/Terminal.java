package org.urtext.cli;

import java.io.Console;
import java.io.PrintStream;

/** Where a command's results go (out) and where it speaks to the person (err). */
record Terminal(PrintStream out, PrintStream err) {

  /** Whether a person watches: then progress may be drawn. */
  boolean isWatched() {
    Console console = System.console();
    return console != null && console.isTerminal();
  }

  void say(String sentence) {
    err.println(sentence);
  }
}
