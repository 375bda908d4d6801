package org.urtext.cli;

import java.io.IOException;
import org.urtext.library.Library;
import org.urtext.library.VerificationReport;
import org.urtext.progress.Progress;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Reads a library from end to end and mends what can be mended. */
@Command(name = "verify")
final class LibraryVerifyCommand extends OpenLibraryCommand {
  private static final JsonMapper MAPPER = new JsonMapper();

  @Option(names = "--json", descriptionKey = "library.info.json")
  boolean json;

  LibraryVerifyCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  int run(Library library, Progress progress) throws IOException {
    VerificationReport report = library.verify(progress);
    if (json) {
      terminal().out().println(json(report));
    } else {
      print(report);
    }
    return report.isSound() ? ExitCode.DONE : ExitCode.PARTLY_FAILED;
  }

  private void print(VerificationReport report) {
    report.damages().forEach(terminal().out()::println);
    report.repairs().forEach(terminal().out()::println);
    terminal()
        .out()
        .println(
            Messages.text(
                report.isSound() ? "library.sound" : "library.was-damaged",
                report.documents(),
                report.shingles()));
  }

  private static String json(VerificationReport report) {
    ObjectNode root =
        MAPPER
            .createObjectNode()
            .put("sound", report.isSound())
            .put("documents", report.documents())
            .put("shingles", report.shingles());
    report.damages().forEach(root.putArray("damages")::add);
    report.repairs().forEach(root.putArray("repairs")::add);
    return MAPPER.writeValueAsString(root);
  }
}
