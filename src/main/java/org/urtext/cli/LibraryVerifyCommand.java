package org.urtext.cli;

import java.io.IOException;
import org.urtext.library.Library;
import org.urtext.library.VerificationReport;
import org.urtext.progress.Progress;
import picocli.CommandLine.Command;

/** Reads a library from end to end and mends what can be mended. */
@Command(name = "verify")
final class LibraryVerifyCommand extends OpenLibraryCommand {
  LibraryVerifyCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  int run(Library library, Progress progress) throws IOException {
    VerificationReport report = library.verify(progress);
    report.damages().forEach(terminal().out()::println);
    report.repairs().forEach(terminal().out()::println);
    terminal()
        .out()
        .println(
            Messages.text(
                report.isSound() ? "library.sound" : "library.was-damaged",
                report.documents(),
                report.shingles()));
    return report.isSound() ? ExitCode.DONE : ExitCode.PARTLY_FAILED;
  }
}
