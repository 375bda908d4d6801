package org.urtext.cli;

import java.util.concurrent.CancellationException;
import org.slf4j.LoggerFactory;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.ParseResult;

/** A sentence for the person, the cause for the log. */
final class PlainWordsExceptionHandler implements IExecutionExceptionHandler {

  @Override
  public int handleExecutionException(
      Exception exception, CommandLine commandLine, ParseResult parseResult) {
    if (exception instanceof CancellationException) {
      commandLine.getErr().println(Messages.text("cancelled"));
      return ExitCode.INTERRUPTED;
    }
    LoggerFactory.getLogger(PlainWordsExceptionHandler.class)
        .error("{} failed", commandLine.getCommandName(), exception);
    String reason = exception.getMessage();
    commandLine
        .getErr()
        .println(Messages.text("failed", reason == null ? exception.toString() : reason));
    return ExitCode.FAILED;
  }
}
