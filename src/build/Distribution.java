import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;

/**
 * Finishes the distribution around the jars that Maven put there: the start scripts, the samples,
 * and a cache of loaded classes that makes the command line start quickly.
 *
 * <p>{@code java Distribution.java FOLDER JAVAFX_MODULES}, from the project's folder.
 */
public final class Distribution {
  private final Path folder;

  private Distribution(Path folder) {
    this.folder = folder;
  }

  public static void main(String[] arguments) throws IOException, InterruptedException {
    var distribution = new Distribution(Path.of(arguments[0]).toAbsolutePath());
    distribution.writeScripts(arguments[1]);
    distribution.rememberJava();
    distribution.copySamples();
    distribution.trainClassCache();
  }

  private void writeScripts(String javafxModules) throws IOException {
    Path bin = Files.createDirectories(folder.resolve("bin"));
    for (String name : List.of("urtext", "urtext.bat")) {
      String script = Files.readString(Path.of("src", "build", "bin", name));
      Path written = bin.resolve(name);
      Files.writeString(written, script.replace("@JAVAFX_MODULES@", javafxModules));
      written.toFile().setExecutable(true, false);
    }
  }

  /** The JDK of the build is a Java that is known to fit. */
  private void rememberJava() throws IOException {
    Files.writeString(folder.resolve("lib/built-with"), System.getProperty("java.home") + "\n");
  }

  private void copySamples() throws IOException {
    Path samples = Path.of("samples");
    try (var files = Files.walk(samples)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path copy = folder.resolve("samples").resolve(samples.relativize(file));
        Files.createDirectories(copy.getParent());
        Files.copy(file, copy, StandardCopyOption.REPLACE_EXISTING);
      }
    }
    Files.copy(Path.of("LICENSE"), folder.resolve("LICENSE"), StandardCopyOption.REPLACE_EXISTING);
  }

  /**
   * Without the cache everything works, only more slowly; but a program that cannot even explain
   * itself is not to be handed out.
   */
  private void trainClassCache() throws IOException, InterruptedException {
    Path cache = folder.resolve("lib/urtext.aot");
    Files.deleteIfExists(cache);
    Process training =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:AOTCacheOutput=" + cache,
                "-XX:+UseSerialGC",
                "--enable-native-access=ALL-UNNAMED",
                "--sun-misc-unsafe-memory-access=allow",
                "-Xlog:aot*=off",
                "-Durtext.home=" + folder,
                "-jar",
                folder.resolve("lib/urtext.jar").toString(),
                "--help")
            .redirectErrorStream(true)
            .start();
    String said = new String(training.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (training.waitFor() != 0) {
      System.err.println("The program that was just built does not start:\n" + said);
      System.exit(1);
    }
    if (!Files.exists(cache)) {
      System.err.println("No class cache was made; the command line will start more slowly.");
    }
  }
}
