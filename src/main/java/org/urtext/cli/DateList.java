package org.urtext.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.urtext.library.AddRequest;

/**
 * Dates and titles that the user knows better than the files: lines of path, date and title, with
 * tabs between them; paths are relative to the list's own folder. Files that are listed are taken
 * in the order of the list, after those that are not.
 */
final class DateList {
  private record Line(int number, Instant date, @Nullable String title) {}

  private final Map<Path, Line> lines = new HashMap<>();
  private final Path file;

  private DateList(Path file) {
    this.file = file.toAbsolutePath().normalize();
  }

  static DateList read(Path file) throws IOException {
    var list = new DateList(file);
    int number = 0;
    for (String line : Files.readAllLines(file)) {
      number++;
      boolean isHeader = number == 1 && line.startsWith("path\t");
      if (!line.isBlank() && !isHeader) {
        list.add(number, line);
      }
    }
    return list;
  }

  List<AddRequest> applyTo(List<AddRequest> requests) {
    List<AddRequest> applied = new ArrayList<>();
    Map<AddRequest, Integer> places = new HashMap<>();
    for (AddRequest request : requests) {
      if (!(request instanceof AddRequest.File(var path, var title, var date))) {
        applied.add(request);
        continue;
      }
      Line line = lines.get(path);
      if (line != null) {
        var dated = new AddRequest.File(path, line.title(), line.date());
        places.put(dated, line.number());
        applied.add(dated);
      } else if (!path.equals(file)) {
        applied.add(request);
      }
    }
    applied.sort(java.util.Comparator.comparing(request -> places.getOrDefault(request, 0)));
    return applied;
  }

  private void add(int number, String line) {
    String[] parts = line.split("\t", 3);
    if (parts.length < 2) {
      throw new CommandFailedException(Messages.text("dates.bad-line", file, number));
    }
    String title = parts.length < 3 || parts[2].isBlank() ? null : parts[2].strip();
    Path path = file.resolveSibling(parts[0].strip()).normalize();
    lines.put(path, new Line(number, instant(parts[1].strip(), number), title));
  }

  private Instant instant(String text, int number) {
    try {
      return parse(text);
    } catch (DateTimeParseException e) {
      throw new CommandFailedException(Messages.text("dates.bad-date", text, file, number));
    }
  }

  /** A day such as 2014-03-01, or a moment such as 2014-03-01T12:00:00Z. */
  static Instant parse(String text) {
    return text.length() <= "2014-03-01".length()
        ? LocalDate.parse(text).atStartOfDay(ZoneOffset.UTC).toInstant()
        : OffsetDateTime.parse(text).toInstant();
  }
}
