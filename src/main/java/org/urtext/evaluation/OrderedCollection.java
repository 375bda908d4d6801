package org.urtext.evaluation;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.urtext.analysis.Language;
import org.urtext.analysis.Profile;
import org.urtext.analysis.TextAnalyzer;
import org.urtext.analysis.Tokens;
import org.urtext.progress.Progress;

/**
 * A collection of plain texts in the order in which they were written, as tokens of the exact
 * profile; a document's number is its place in it. Held in memory, 16 bytes a token.
 *
 * <p>The folder has a file {@code order.tsv} of path, date and title with tabs between them under a
 * heading; its lines stand in the order of the dates, and that order is what counts here. A byte
 * that is no UTF-8 is read as an unknown character.
 */
public record OrderedCollection(List<Member> members) {
  /** The paper omits documents below this: their main content is often not their text. */
  public static final int FEWEST_TOKENS = 45;

  private static final String ORDER = "order.tsv";

  public OrderedCollection {
    members = List.copyOf(members);
  }

  /**
   * One document.
   *
   * @param path relative to the collection's folder, as the order has it
   */
  public record Member(String path, Tokens tokens) {}

  /** Reads the documents that are long enough. */
  public static OrderedCollection read(Path folder, Progress progress) throws IOException {
    List<String> paths = paths(folder);
    TextAnalyzer analyzer = new TextAnalyzer(Profile.EXACT, Language.OTHER);
    List<Member> members = new ArrayList<>();
    for (int i = 0; i < paths.size(); i++) {
      progress.throwIfCancelled();
      progress.advance(i, paths.size(), paths.get(i));
      byte[] bytes = Files.readAllBytes(inside(folder, paths.get(i)));
      Tokens tokens = analyzer.tokens(new String(bytes, StandardCharsets.UTF_8));
      if (tokens.size() >= FEWEST_TOKENS) {
        members.add(new Member(paths.get(i), tokens));
      }
    }
    return new OrderedCollection(members);
  }

  private static List<String> paths(Path folder) throws IOException {
    Path order = folder.resolve(ORDER);
    if (!Files.isReadable(order)) {
      throw new IOException("There is no list of the documents' order: %s".formatted(order));
    }
    List<String> lines = Files.readAllLines(order);
    List<String> paths = new ArrayList<>();
    for (int i = 0; i < lines.size(); i++) {
      String[] columns = lines.get(i).split("\t", 3);
      boolean isHeading = i == 0 && columns[0].equals("path");
      if (lines.get(i).isBlank() || isHeading) {
        continue;
      }
      if (columns.length < 2) {
        throw new IOException(
            "Line %d of %s is not a path, a date and a title with tabs between them."
                .formatted(i + 1, order));
      }
      paths.add(columns[0].strip());
    }
    return paths;
  }

  /** The list is not to lead out of the collection. */
  private static Path inside(Path folder, String path) throws IOException {
    try {
      Path root = folder.toAbsolutePath().normalize();
      Path file = root.resolve(path).normalize();
      if (file.startsWith(root) && Files.isRegularFile(file)) {
        return file;
      }
    } catch (InvalidPathException e) {
      throw new IOException("Not a document of the collection: %s".formatted(path), e);
    }
    throw new IOException("Not a document of the collection: %s".formatted(path));
  }

  public int size() {
    return members.size();
  }

  public Tokens tokens(int document) {
    return members.get(document).tokens();
  }
}
