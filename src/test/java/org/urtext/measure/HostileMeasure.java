package org.urtext.measure;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.slf4j.LoggerFactory;
import org.urtext.document.Document;
import org.urtext.extraction.Extraction;
import org.urtext.extraction.supervised.SupervisedExtractor;
import org.urtext.extraction.supervised.WorkerSettings;

/**
 * Sends every file below a folder through the supervised workers in one run, and fails on any that
 * ends neither in text nor in a reason.
 *
 * <pre>mvn -q test-compile exec:exec@measure -Dmeasure=hostile -Dargs="FOLDER [SECONDS] [-v]"</pre>
 */
public final class HostileMeasure {
  private static final int SLOWEST = 8;

  private record Outcome(Path file, String end, long millis, String note) {}

  private HostileMeasure() {}

  public static void main(String[] arguments) throws Exception {
    ((Logger) LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME)).setLevel(Level.WARN);
    Path folder = Path.of(arguments[0]);
    Duration limit = Duration.ofSeconds(arguments.length > 1 ? Long.parseLong(arguments[1]) : 60);
    boolean isVerbose = arguments.length > 2;
    List<Path> files;
    try (Stream<Path> walk = Files.walk(folder)) {
      files = walk.filter(Files::isRegularFile).sorted().toList();
    }
    List<Outcome> outcomes = Collections.synchronizedList(new ArrayList<>());
    WorkerSettings settings = WorkerSettings.standard().withTimeLimit(limit);
    AtomicLong workerPeakKilobytes = new AtomicLong();
    long start = System.nanoTime();
    int crashes = 0;
    try (SupervisedExtractor extractor = new SupervisedExtractor(settings);
        ExecutorService threads = Executors.newFixedThreadPool(settings.workers())) {
      List<Future<?>> running = new ArrayList<>();
      for (Path file : files) {
        running.add(
            threads.submit(
                () -> {
                  outcomes.add(outcome(extractor, file));
                  for (long pid : extractor.workerPids()) {
                    workerPeakKilobytes.accumulateAndGet(peakKilobytes("" + pid), Math::max);
                  }
                }));
      }
      for (Future<?> each : running) {
        try {
          each.get();
        } catch (java.util.concurrent.ExecutionException e) {
          crashes++;
          System.out.println("CRASH " + e.getCause());
        }
      }
    }
    print(outcomes, isVerbose);
    System.out.printf(
        "%d files in %.1f s; peak memory: this process %d MB, largest worker %d MB%n",
        files.size(),
        (System.nanoTime() - start) / 1e9,
        peakKilobytes("self") / 1024,
        workerPeakKilobytes.get() / 1024);
    System.exit(crashes == 0 && outcomes.size() == files.size() ? 0 : 1);
  }

  private static Outcome outcome(SupervisedExtractor extractor, Path file) {
    long start = System.nanoTime();
    Extraction extraction = extractor.extract(file);
    long millis = (System.nanoTime() - start) / 1_000_000;
    return switch (extraction) {
      case Extraction.Extracted(Document document) ->
          new Outcome(
              file,
              "text",
              millis,
              document.metadata().format().id()
                  + ", "
                  + document.text().length()
                  + " characters, "
                  + document.warnings().stream().map(w -> w.kind().id()).distinct().toList());
      case Extraction.Failed failed ->
          new Outcome(file, failed.reason().id(), millis, failed.cause());
    };
  }

  private static void print(List<Outcome> outcomes, boolean isVerbose) {
    Map<String, Integer> counts = new TreeMap<>();
    outcomes.forEach(outcome -> counts.merge(outcome.end, 1, Integer::sum));
    counts.forEach((end, count) -> System.out.printf("%-14s %4d%n", end, count));
    System.out.println("slowest:");
    outcomes.stream()
        .sorted(Comparator.comparingLong(Outcome::millis).reversed())
        .limit(SLOWEST)
        .forEach(outcome -> System.out.println("  " + line(outcome)));
    if (isVerbose) {
      outcomes.stream()
          .sorted(Comparator.comparing(Outcome::end).thenComparing(Outcome::file))
          .forEach(outcome -> System.out.println(line(outcome)));
    }
  }

  private static String line(Outcome outcome) {
    String note = outcome.note.replace('\n', ' ');
    return String.format(
        "%6d ms  %-14s %s  %s",
        outcome.millis, outcome.end, outcome.file, note.substring(0, Math.min(160, note.length())));
  }

  /** The most memory a process has ever had, where the system tells; else 0. */
  private static long peakKilobytes(String pid) {
    try (Stream<String> lines = Files.lines(Path.of("/proc", pid, "status"))) {
      return lines
          .filter(line -> line.startsWith("VmHWM:"))
          .mapToLong(line -> Long.parseLong(line.replaceAll("\\D", "")))
          .findFirst()
          .orElse(0);
    } catch (IOException | java.io.UncheckedIOException e) {
      return 0;
    }
  }
}
