package org.urtext.cli;

import java.io.IOException;
import org.urtext.library.Library;
import org.urtext.library.LibrarySettings;
import org.urtext.library.LibraryStatistics;
import org.urtext.progress.Progress;
import org.urtext.table.TableStatistics;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** Tells a library's settings and figures. */
@Command(name = "info")
final class LibraryInfoCommand extends OpenLibraryCommand {
  private static final JsonMapper MAPPER = new JsonMapper();

  @Option(names = "--json", descriptionKey = "library.info.json")
  boolean json;

  LibraryInfoCommand(Terminal terminal) {
    super(terminal);
  }

  @Override
  int run(Library library, Progress progress) throws IOException {
    LibraryStatistics statistics = library.statistics();
    terminal().out().println(json ? json(statistics) : text(statistics));
    return ExitCode.DONE;
  }

  private static String text(LibraryStatistics statistics) {
    LibrarySettings settings = statistics.settings();
    TableStatistics table = statistics.table();
    return Messages.text(
        "library.info.text",
        statistics.documents(),
        statistics.removedDocuments(),
        statistics.tokens(),
        settings.tableMegabytes(),
        table.usedSlots(),
        table.slots(),
        table.evictions(),
        settings.profile().id(),
        settings.shingleTokens(),
        settings.selection(),
        settings.eviction().text(),
        settings.layout().id(),
        settings.textsKept() ? 1 : 0,
        statistics.archiveBytes() / 1e6,
        statistics.tableBytes() / 1e6);
  }

  private static String json(LibraryStatistics statistics) {
    LibrarySettings settings = statistics.settings();
    TableStatistics table = statistics.table();
    ObjectNode root = MAPPER.createObjectNode();
    root.put("documents", statistics.documents())
        .put("removedDocuments", statistics.removedDocuments())
        .put("words", statistics.tokens())
        .put("archiveBytes", statistics.archiveBytes())
        .put("tableBytes", statistics.tableBytes())
        .put("frequenciesBytes", statistics.frequenciesBytes())
        .put("journalBytes", statistics.journalBytes());
    root.putObject("table")
        .put("slots", table.slots())
        .put("usedSlots", table.usedSlots())
        .put("updates", table.updates())
        .put("evictions", table.evictions());
    root.putObject("settings")
        .put("memoryMegabytes", settings.tableMegabytes())
        .put("profile", settings.profile().id())
        .put("shingleWords", settings.shingleTokens())
        .put("selection", settings.selection().toString())
        .put("eviction", settings.eviction().text())
        .put("layout", settings.layout().id())
        .put("textsKept", settings.textsKept());
    return MAPPER.writerWithDefaultPrettyPrinter().writeValueAsString(root);
  }
}
