package org.urtext.measure;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.urtext.analysis.Tokens;
import org.urtext.library.AddRequest;
import org.urtext.library.CatalogueEntry;
import org.urtext.library.Library;
import org.urtext.library.LibrarySettings;
import org.urtext.library.LibraryStatistics;
import org.urtext.library.OriginReport;
import org.urtext.library.PlainTextExtractor;
import org.urtext.progress.Progress;

/**
 * Builds, opens and checks against a library of a million documents of 200 words in a heap of 512
 * MB, which it starts a process of its own for. A third of every tenth document is copied.
 *
 * <p>Arguments: a folder that does not exist, documents (1000000), megabytes of the table (2048).
 */
public final class MillionMeasure {
  private static final String HEAP = "-Xmx512m";
  private static final long HEAP_BYTES = 600L << 20;
  private static final int WORDS = 200;
  private static final int VOCABULARY = 200_000;
  private static final int AT_ONCE = 20_000;
  private static final int CHECKS = 1000;

  private MillionMeasure() {}

  public static void main(String[] arguments) throws Exception {
    if (Runtime.getRuntime().maxMemory() > HEAP_BYTES) {
      System.exit(startSmall(arguments));
    }
    Path folder = Path.of(arguments[0]);
    int documents = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 1_000_000;
    int megabytes = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 2048;
    build(folder, documents, megabytes);
    openAndCheck(folder, documents);
  }

  private static int startSmall(String[] arguments) throws IOException, InterruptedException {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                HEAP,
                "--enable-native-access=ALL-UNNAMED",
                "-classpath",
                System.getProperty("java.class.path"),
                MillionMeasure.class.getName()));
    command.addAll(List.of(arguments));
    return new ProcessBuilder(command).inheritIO().start().waitFor();
  }

  private static void build(Path folder, int documents, int megabytes) throws IOException {
    long start = System.nanoTime();
    try (Library library = Library.create(folder, LibrarySettings.withTexts(megabytes))) {
      for (int first = 1; first <= documents; first += AT_ONCE) {
        List<AddRequest> requests = new ArrayList<>(AT_ONCE);
        int end = Math.min(documents + 1, first + AT_ONCE);
        for (int number = first; number < end; number++) {
          requests.add(
              new AddRequest.Text(
                  text(number), "Document " + number, Instant.ofEpochSecond(number * 60L)));
        }
        long added = System.nanoTime();
        library.add(requests, new PlainTextExtractor(), result -> {}, Progress.UNWATCHED);
        double perThousand = secondsSince(added) * 1000 / requests.size();
        if (end - 1 == AT_ONCE || (end - 1) % (documents / 10) < AT_ONCE) {
          System.out.printf(
              "%,d documents: %.3f s per thousand; %s%n", end - 1, perThousand, memory());
        }
      }
    }
    System.out.printf("built and sealed in %.0f s%n", secondsSince(start));
  }

  private static void openAndCheck(Path folder, int documents) throws IOException {
    long start = System.nanoTime();
    try (Library library = Library.open(folder, Progress.UNWATCHED)) {
      System.out.printf("opened in %.2f s; %s%n", secondsSince(start), memory());
      SplittableRandom random = new SplittableRandom(1);
      int found = 0;
      start = System.nanoTime();
      for (int i = 0; i < CHECKS; i++) {
        int number = random.nextInt(1, documents + 1);
        Tokens tokens = library.tokens(ownWords(number, WORDS / 2), null);
        OriginReport report = library.origins(tokens, CatalogueEntry.NONE);
        found +=
            report.sources().stream()
                    .anyMatch(source -> source.entry().title().equals("Document " + number))
                ? 1
                : 0;
      }
      System.out.printf(
          "%,d checks of 100 words: %.2f ms each, %,d found their origin; %s%n",
          CHECKS, secondsSince(start) * 1000 / CHECKS, found, memory());
      LibraryStatistics statistics = library.statistics();
      System.out.printf(
          "%,d documents, %,d words; on disk archive %,d MB, table %,d MB; %,d of %,d slots, %,d"
              + " evictions%n",
          statistics.documents(),
          statistics.tokens(),
          statistics.archiveBytes() / 1_000_000,
          statistics.tableBytes() / 1_000_000,
          statistics.table().usedSlots(),
          statistics.table().slots(),
          statistics.table().evictions());
    }
  }

  private static String text(int number) {
    return number % 10 == 0 && number > 10
        ? ownWords(number / 2, WORDS / 3) + " " + ownWords(number, WORDS - WORDS / 3)
        : ownWords(number, WORDS);
  }

  /** Frequent words are short, as in any language. */
  private static String ownWords(int number, int count) {
    SplittableRandom random = new SplittableRandom(number);
    StringBuilder text = new StringBuilder(count * 6);
    for (int i = 0; i < count; i++) {
      double uniform = random.nextDouble();
      int rank = (int) (Math.pow(VOCABULARY, uniform) - 1);
      text.append(i == 0 ? "" : " ").append((char) ('a' + rank % 26));
      for (int rest = rank / 26; rest > 0; rest /= 26) {
        text.append((char) ('a' + rest % 26));
      }
    }
    return text.toString();
  }

  /** The heap after a collection, and what the process has in memory, mapped pages apart. */
  private static String memory() throws IOException {
    ManagementFactory.getMemoryMXBean().gc();
    long heap = ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed();
    return "heap %,d MB, resident %,d MB of its own and %,d MB of mapped files"
        .formatted(heap / 1_000_000, resident("RssAnon"), resident("RssFile"));
  }

  private static long resident(String kind) throws IOException {
    Path status = Path.of("/proc/self/status");
    if (!Files.exists(status)) {
      return 0;
    }
    return Files.readAllLines(status).stream()
        .filter(line -> line.startsWith(kind + ":"))
        .mapToLong(line -> Long.parseLong(line.replaceAll("[^0-9]", "")) / 1000)
        .findFirst()
        .orElse(0);
  }

  private static double secondsSince(long start) {
    return (System.nanoTime() - start) / 1e9;
  }
}
