package org.urtext.cli;

import java.io.BufferedOutputStream;
import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.function.BooleanSupplier;

/**
 * Where a command's results go and where it speaks to the person.
 *
 * @param watched whether a person watches standard error: then progress may be drawn on it
 * @param interrupted whether the person asked to stop
 */
public record Terminal(
    PrintStream out, PrintStream err, boolean watched, BooleanSupplier interrupted) {

  /** Standard output and error in UTF-8, whatever the system's own encoding is. */
  public static Terminal ofThisProcess() {
    return new Terminal(
        utf8(FileDescriptor.out),
        utf8(FileDescriptor.err),
        isWatched(),
        InterruptSignal.watch()::hasCome);
  }

  @SuppressWarnings(
      "SystemConsoleNull") // Without a terminal there may be none, on Java 25 as well.
  private static boolean isWatched() {
    Console console = System.console();
    return console != null && console.isTerminal();
  }

  private static PrintStream utf8(FileDescriptor descriptor) {
    return new PrintStream(
        new BufferedOutputStream(new FileOutputStream(descriptor), 1 << 16),
        descriptor == FileDescriptor.err,
        StandardCharsets.UTF_8);
  }

  void say(String sentence) {
    out.flush();
    err.println(sentence);
    err.flush();
  }
}
