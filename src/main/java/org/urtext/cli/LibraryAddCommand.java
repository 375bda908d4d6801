package org.urtext.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.urtext.extraction.Extraction;
import org.urtext.extraction.ExtractionMessages;
import org.urtext.extraction.TextExtractor;
import org.urtext.library.AddRequest;
import org.urtext.library.AddResult;
import org.urtext.library.AddSummary;
import org.urtext.library.Library;
import org.urtext.progress.Progress;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Adds files and folders to a library. */
@Command(name = "add")
final class LibraryAddCommand extends OpenLibraryCommand {
  private static final JsonMapper MAPPER = new JsonMapper();

  private final Supplier<TextExtractor> extractors;
  private final ExtractionMessages messages = new ExtractionMessages(Locale.getDefault());

  @Parameters(index = "1..*", arity = "1..*", paramLabel = "FILE", descriptionKey = "library.files")
  List<Path> files = List.of();

  @Option(names = "--dates", paramLabel = "TSV", descriptionKey = "library.dates")
  @Nullable Path dates;

  @Option(names = "--json", descriptionKey = "library.add.json")
  boolean json;

  LibraryAddCommand(Supplier<TextExtractor> extractors, Terminal terminal) {
    super(terminal);
    this.extractors = extractors;
  }

  @Override
  int run(Library library, Progress progress) throws IOException {
    List<AddRequest> requests = AddRequest.filesAndFolders(files);
    if (dates != null) {
      requests = DateList.read(dates).applyTo(requests);
    }
    AddSummary summary;
    try (var extractor = extractors.get()) {
      summary = library.add(requests, extractor, this::tell, progress);
    }
    terminal()
        .say(
            Messages.text(
                "library.added",
                summary.added(),
                summary.newVersions(),
                summary.alreadyThere(),
                summary.failed()));
    return summary.failed() == 0 ? ExitCode.DONE : ExitCode.PARTLY_FAILED;
  }

  private void tell(AddResult result) {
    if (json) {
      terminal().out().println(line(result));
    } else if (result instanceof AddResult.Failed failed) {
      terminal().say(sentence(failed));
    }
  }

  private String sentence(AddResult.Failed failed) {
    String name =
        failed.request() instanceof AddRequest.File file
            ? file.path().toString()
            : failed.request().name();
    return messages.sentence(new Extraction.Failed(failed.reason(), failed.cause()), name);
  }

  private String line(AddResult result) {
    ObjectNode line = MAPPER.createObjectNode();
    if (result.request() instanceof AddRequest.File file) {
      line.put("path", file.path().toString());
    }
    switch (result) {
      case AddResult.Added added -> line.put("outcome", "added").put("id", added.id());
      case AddResult.NewVersion version ->
          line.put("outcome", "new-version")
              .put("id", version.id())
              .put("predecessor", version.predecessorId());
      case AddResult.AlreadyThere there ->
          line.put("outcome", "already-there").put("id", there.existingId());
      case AddResult.Failed failed ->
          line.put("outcome", failed.reason().id()).put("message", sentence(failed));
    }
    return MAPPER.writeValueAsString(line);
  }
}
