package org.urtext.measure;

import com.sun.management.OperatingSystemMXBean;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.urtext.library.AddRequest;
import org.urtext.library.Library;
import org.urtext.library.LibrarySettings;
import org.urtext.library.LibraryStatistics;
import org.urtext.library.PlainTextExtractor;
import org.urtext.progress.Progress;
import org.urtext.table.DocumentOrder;
import org.urtext.table.ShingleTable;
import org.urtext.table.UpdateBatch;

/**
 * How fast plain text becomes a sealed library, against a Lucene index of eight-word shingles over
 * the same text in the same run; then whether the cost of a document stays the same to the end.
 *
 * <p>Arguments: the folder of 20 Newsgroups, a folder to work in, rounds (2), the megabytes of the
 * full table for the second part (0: without), passes over the collection for it (5).
 */
public final class IngestMeasure {
  private static final int TABLE_MEGABYTES = 8;

  private IngestMeasure() {}

  public static void main(String[] arguments) throws Exception {
    List<AddRequest.Text> texts = NewsgroupTexts.read(Path.of(arguments[0]));
    Path work = Path.of(arguments[1]);
    int rounds = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 2;
    int fullMegabytes = arguments.length > 3 ? Integer.parseInt(arguments[3]) : 0;
    int passes = arguments.length > 4 ? Integer.parseInt(arguments[4]) : 5;
    compare(texts, work, rounds);
    if (fullMegabytes > 0) {
      flatness(texts, work, fullMegabytes, passes);
    }
  }

  private static void compare(List<AddRequest.Text> texts, Path work, int rounds) throws Exception {
    int threads = Runtime.getRuntime().availableProcessors();
    double megabytes = NewsgroupTexts.bytesOf(texts) / 1e6;
    System.out.printf("%,d documents, %.1f MB, %d processors%n", texts.size(), megabytes, threads);
    Seconds ours = Seconds.WORST;
    Seconds alone = Seconds.WORST;
    Seconds together = Seconds.WORST;
    for (int round = 1; round <= rounds; round++) {
      Path library = fresh(work.resolve("library"));
      Stopwatch watch = new Stopwatch();
      build(library, texts);
      Seconds libraryTook = watch.seconds();
      Seconds aloneTook = buildIndex(work, texts, 1);
      Seconds togetherTook = buildIndex(work, texts, threads);
      System.out.printf(
          "round %d: library %s, Lucene with one thread %s, with %d threads %s%n",
          round, libraryTook, aloneTook, threads, togetherTook);
      ours = ours.orBetter(libraryTook);
      alone = alone.orBetter(aloneTook);
      together = together.orBetter(togetherTook);
    }
    System.out.printf(
        "best of %d: library %s: %,.0f documents/s, %.1f MB/s%n",
        rounds, ours, texts.size() / ours.wall(), megabytes / ours.wall());
    print("Lucene with one thread", alone, ours);
    print("Lucene with " + threads + " threads", together, ours);
    LibraryStatistics statistics = statistics(work.resolve("library"));
    double indexBytes = bytesOf(work.resolve("index"));
    System.out.printf(
        "disk: table %.1f MB (%,d of %,d slots used, %,d evictions), archive %.1f MB, Lucene index"
            + " %.1f MB: the table is 1/%.1f of it%n",
        statistics.tableBytes() / 1e6,
        statistics.table().usedSlots(),
        statistics.table().slots(),
        statistics.table().evictions(),
        statistics.archiveBytes() / 1e6,
        indexBytes / 1e6,
        indexBytes / statistics.tableBytes());
  }

  private static void print(String name, Seconds theirs, Seconds ours) {
    System.out.printf(
        "%s %s: the library is %.1f times as fast, with 1/%.1f of the processor time%n",
        name, theirs, theirs.wall() / ours.wall(), theirs.processor() / ours.processor());
  }

  private static Seconds buildIndex(Path work, List<AddRequest.Text> texts, int threads)
      throws Exception {
    Path index = fresh(work.resolve("index"));
    Stopwatch watch = new Stopwatch();
    ShingleIndex.build(index, texts, threads);
    return watch.seconds();
  }

  /** By the clock, which the machine's other work disturbs, and by the processor's own count. */
  private record Seconds(double wall, double processor) {
    static final Seconds WORST = new Seconds(Double.MAX_VALUE, Double.MAX_VALUE);

    @Override
    public String toString() {
      return "%.2f s (processor %.2f s)".formatted(wall, processor);
    }

    Seconds orBetter(Seconds other) {
      return new Seconds(Math.min(wall, other.wall), Math.min(processor, other.processor));
    }
  }

  private static final class Stopwatch {
    private static final OperatingSystemMXBean SYSTEM =
        (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

    private final long start = System.nanoTime();
    private final long processorStart = SYSTEM.getProcessCpuTime();

    Seconds seconds() {
      return new Seconds(secondsSince(start), (SYSTEM.getProcessCpuTime() - processorStart) / 1e9);
    }
  }

  private static void build(Path folder, List<AddRequest.Text> texts) throws IOException {
    try (Library library = Library.create(folder, LibrarySettings.withTexts(TABLE_MEGABYTES))) {
      library.add(List.copyOf(texts), new PlainTextExtractor(), result -> {}, Progress.UNWATCHED);
    }
  }

  private static LibraryStatistics statistics(Path folder) throws IOException {
    try (Library library = Library.open(folder, Progress.UNWATCHED)) {
      return library.statistics();
    }
  }

  private static void flatness(List<AddRequest.Text> texts, Path work, int megabytes, int passes)
      throws IOException {
    Path folder = fresh(work.resolve("full"));
    try (Library library = Library.create(folder, LibrarySettings.withTexts(megabytes))) {
      library.add(
          List.of(new AddRequest.Text("the first of all documents", "First", null)),
          new PlainTextExtractor(),
          result -> {},
          Progress.UNWATCHED);
    }
    long start = System.nanoTime();
    fill(folder.resolve("table.bin"));
    System.out.printf(
        "table of %,d MB filled with made-up shingles in %.0f s%n", megabytes, secondsSince(start));
    try (Library library = Library.open(folder, Progress.UNWATCHED)) {
      for (int pass = 0; pass < passes; pass++) {
        List<AddRequest> shifted = new ArrayList<>();
        for (AddRequest.Text text : texts) {
          shifted.add(NewsgroupTexts.shifted(text, pass));
        }
        start = System.nanoTime();
        library.add(shifted, new PlainTextExtractor(), result -> {}, Progress.UNWATCHED);
        double seconds = secondsSince(start);
        System.out.printf(
            "documents %,d to %,d: %.3f s per thousand%n",
            pass * texts.size(), (pass + 1) * texts.size(), 1000 * seconds / texts.size());
      }
      start = System.nanoTime();
      LibraryStatistics statistics = library.statistics();
      System.out.printf(
          "%,d of %,d slots used, %,d evictions%n",
          statistics.table().usedSlots(),
          statistics.table().slots(),
          statistics.table().evictions());
    }
    System.out.printf("closed and sealed in %.1f s%n", secondsSince(start));
  }

  /** Leaves hardly a slot empty; the shingles belong to the first document. */
  private static void fill(Path tableFile) throws IOException {
    Random random = new Random(1);
    try (ShingleTable table = ShingleTable.open(tableFile)) {
      UpdateBatch batch = new UpdateBatch();
      long slots = table.statistics().slots();
      for (long sent = 0; sent < slots + slots / 4; ) {
        batch.clear();
        for (int i = 0; i < 1 << 24; i++, sent++) {
          batch.add(random.nextLong(), 1, i, (byte) 1, (byte) 1, 0);
        }
        table.apply(batch, DocumentOrder.OF_ARRIVAL, Progress.UNWATCHED);
      }
      table.seal(table.appliedBatch());
    }
  }

  private static Path fresh(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
    return folder;
  }

  private static long bytesOf(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      long bytes = 0;
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        bytes += Files.size(file);
      }
      return bytes;
    }
  }

  private static double secondsSince(long start) {
    return (System.nanoTime() - start) / 1e9;
  }
}
