package org.urtext.launch;

import java.util.function.Supplier;
import org.urtext.analysis.InspectingExtractor;
import org.urtext.cli.CommandLineFace;
import org.urtext.cli.Terminal;
import org.urtext.extraction.TextExtractor;
import org.urtext.extraction.supervised.SupervisedExtractor;
import org.urtext.extraction.supervised.WorkerSettings;
import org.urtext.gui.Window;

/**
 * Starts the program: the window without arguments, the command line with them, and where no window
 * can be shown the samples in the terminal.
 */
public final class Main {
  private Main() {}

  public static void main(String[] arguments) {
    JavaLogging.register();
    Supplier<TextExtractor> extractors =
        () -> new InspectingExtractor(new SupervisedExtractor(WorkerSettings.standard()));
    if (arguments.length == 0 && Display.isPresent() && Window.open(extractors)) {
      return;
    }
    var commandLine = new CommandLineFace(extractors, Terminal.ofThisProcess());
    System.exit(
        arguments.length == 0 ? commandLine.runWithoutDisplay() : commandLine.run(arguments));
  }
}
