import com.google.googlejavaformat.java.Formatter;
import com.google.googlejavaformat.java.FormatterException;
import com.google.googlejavaformat.java.ImportOrderer;
import com.google.googlejavaformat.java.JavaFormatterOptions.Style;
import com.google.googlejavaformat.java.RemoveUnusedImports;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Checks or applies google-java-format to every source below a folder.
 *
 * <p>{@code java -cp google-java-format.jar Format.java check|apply FOLDER}
 */
public final class Format {
  private static final Formatter FORMATTER = new Formatter();

  private Format() {}

  public static void main(String[] arguments) throws IOException {
    boolean apply = arguments[0].equals("apply");
    List<Path> unshapely;
    try (var files = Files.walk(Path.of(arguments[1]))) {
      unshapely =
          files.filter(file -> file.toString().endsWith(".java")).sorted().toList().parallelStream()
              .filter(file -> !isShapely(file, apply))
              .toList();
    }
    if (!apply && !unshapely.isEmpty()) {
      unshapely.forEach(file -> System.err.println("not formatted: " + file));
      System.err.println("Run 'mvn initialize exec:exec@format' to format them.");
      System.exit(1);
    }
  }

  private static boolean isShapely(Path file, boolean apply) {
    try {
      String source = Files.readString(file);
      String shaped =
          FORMATTER.formatSource(
              ImportOrderer.reorderImports(
                  RemoveUnusedImports.removeUnusedImports(source), Style.GOOGLE));
      if (shaped.equals(source)) {
        return true;
      }
      if (apply) {
        Files.writeString(file, shaped);
      }
      return false;
    } catch (FormatterException e) {
      System.err.println(file + ": " + e.getMessage());
      return false;
    } catch (IOException e) {
      throw new java.io.UncheckedIOException(e);
    }
  }
}
