package org.urtext.measure;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.slf4j.LoggerFactory;
import org.urtext.document.Document;
import org.urtext.extraction.Extraction;
import org.urtext.extraction.supervised.SupervisedExtractor;
import org.urtext.extraction.supervised.WorkerSettings;

/**
 * Sends every file below a folder through the supervised workers, all in one run and as often as
 * asked, and fails on any that ends neither in text nor in a reason. Memory after each round shows
 * whether anything grows.
 *
 * <pre>mvn -q test-compile exec:exec@measure -Dmeasure=hostile -Dargs="FOLDER [ROUNDS] [-v]"</pre>
 */
public final class HostileMeasure {
  private static final int SLOWEST = 8;

  private record Outcome(Path file, String end, long millis, String note) {}

  private HostileMeasure() {}

  public static void main(String[] arguments) throws Exception {
    ((Logger) LoggerFactory.getLogger(Logger.ROOT_LOGGER_NAME)).setLevel(Level.WARN);
    int rounds = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 1;
    List<Path> files;
    try (Stream<Path> walk = Files.walk(Path.of(arguments[0]))) {
      files = walk.filter(Files::isRegularFile).sorted().toList();
    }
    boolean isSound = true;
    try (SupervisedExtractor extractor = new SupervisedExtractor(WorkerSettings.standard())) {
      for (int round = 1; round <= rounds; round++) {
        long start = System.nanoTime();
        List<Outcome> outcomes = outcomes(extractor, files);
        isSound &= outcomes.size() == files.size();
        if (round == 1) {
          print(outcomes, arguments.length > 2);
        }
        System.gc();
        System.out.printf(
            "round %d: %d of %d files ended in text or a reason, %.1f s; resident memory now (and"
                + " at most): this process %s, workers %s%n",
            round,
            outcomes.size(),
            files.size(),
            (System.nanoTime() - start) / 1e9,
            memory("self"),
            extractor.workerPids().stream().sorted().map(pid -> memory("" + pid)).toList());
      }
    }
    System.exit(isSound ? 0 : 1);
  }

  private static List<Outcome> outcomes(SupervisedExtractor extractor, List<Path> files)
      throws InterruptedException {
    List<Outcome> outcomes = new ArrayList<>();
    try (ExecutorService threads =
        Executors.newFixedThreadPool(WorkerSettings.standard().workers())) {
      List<Future<Outcome>> running = new ArrayList<>();
      for (Path file : files) {
        running.add(threads.submit(() -> outcome(extractor, file)));
      }
      for (Future<Outcome> each : running) {
        try {
          outcomes.add(each.get());
        } catch (ExecutionException e) {
          System.out.println("CRASH " + e.getCause());
        }
      }
    }
    return outcomes;
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

  /** A process's resident memory now and at most, where the system tells. */
  private static String memory(String pid) {
    try (Stream<String> lines = Files.lines(Path.of("/proc", pid, "status"))) {
      List<String> figures =
          lines
              .filter(line -> line.startsWith("VmHWM:") || line.startsWith("VmRSS:"))
              .map(line -> Long.parseLong(line.replaceAll("\\D", "")) / 1024 + " MB")
              .toList();
      return figures.getLast() + " (" + figures.getFirst() + ")";
    } catch (IOException | UncheckedIOException e) {
      return "unknown";
    }
  }
}
