package org.urtext.measure;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.management.ManagementFactory;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.urtext.progress.Progress;
import org.urtext.table.DocumentOrder;
import org.urtext.table.EvictionPolicy;
import org.urtext.table.Hits;
import org.urtext.table.ShingleTable;
import org.urtext.table.TableLayout;
import org.urtext.table.TableSettings;
import org.urtext.table.UpdateBatch;

/**
 * Fills tables, then looks up with one thread, a tenth of the shingles being there, next to bare
 * random reads of one word of the same mapping; medians of several turns.
 *
 * <p>Arguments: sizes in MB (default {@code 64,2048}), folder for the tables (default: temporary),
 * how many shingles to send per slot (default 1.25; less is quicker and leaves the table less than
 * full).
 */
public final class TableMeasure {
  private static final int LOOK_UPS = 1 << 22;
  private static final int PER_CALL = 1024;
  private static final int TURNS = 7;
  private static final int LARGEST_BATCH = 1 << 23;
  private static final double HIT_SHARE = 0.1;

  private TableMeasure() {}

  public static void main(String[] arguments) throws IOException {
    String sizes = arguments.length > 0 ? arguments[0] : "64,2048";
    Path folder =
        arguments.length > 1 ? Path.of(arguments[1]) : Files.createTempDirectory("table-measure");
    double fillShare = arguments.length > 2 ? Double.parseDouble(arguments[2]) : 1.25;
    System.out.printf(
        "%-8s %6s %10s %10s %10s %10s %8s %6s%n",
        "layout", "MB", "fill M/s", "full M/s", "bare M/s", "look M/s", "ratio", "hits");
    for (String megabytes : sizes.split(",", -1)) {
      for (TableLayout layout : TableLayout.values()) {
        measure(folder, layout, Integer.parseInt(megabytes), fillShare);
      }
    }
  }

  private static void measure(Path folder, TableLayout layout, int megabytes, double fillShare)
      throws IOException {
    Path path = folder.resolve("table-" + layout.id() + "-" + megabytes + ".bin");
    TableSettings settings =
        new TableSettings(
            (long) megabytes << 20, layout, EvictionPolicy.parse("lucky"), 11, "measure");
    try (ShingleTable table = ShingleTable.create(path, settings)) {
      long slots = table.statistics().slots();
      long sent = (long) (fillShare * slots);
      double[] fillRates = fill(table, sent, (int) Math.min(LARGEST_BATCH, slots / 8));
      long[] shingles = shingles(sent);
      Hits hits = new Hits();
      double[] bare = new double[TURNS];
      double[] look = new double[TURNS];
      int found = 0;
      try (Arena arena = Arena.ofShared();
          FileChannel file = FileChannel.open(path, StandardOpenOption.READ)) {
        MemorySegment mapping = file.map(MapMode.READ_ONLY, 0, file.size(), arena);
        for (int turn = 0; turn < TURNS; turn++) {
          bare[turn] = bareReads(mapping, shingles);
          long start = cpuNanos();
          found = 0;
          for (int from = 0; from < shingles.length; from += PER_CALL) {
            table.lookUp(shingles, from, from + PER_CALL, hits);
            for (int i = 0; i < PER_CALL; i++) {
              found += hits.documentId(i) == Hits.NONE ? 0 : 1;
            }
          }
          look[turn] = rate(shingles.length, start);
        }
      }
      System.out.printf(
          "%-8s %6d %10.1f %10.1f %10.1f %10.1f %8.2f %5.1f%%%n",
          layout.id(),
          megabytes,
          fillRates[0],
          fillRates[1],
          median(bare),
          median(look),
          median(look) / median(bare),
          100.0 * found / shingles.length);
    } finally {
      Files.deleteIfExists(path);
    }
  }

  /** Shingle i is i: the table spreads them itself. Rates of the first and the last batches. */
  private static double[] fill(ShingleTable table, long shingles, int batchSize)
      throws IOException {
    UpdateBatch batch = new UpdateBatch();
    double[] rates = new double[2];
    long sent = 0;
    for (long batches = 0; sent < shingles; batches++) {
      batch.clear();
      for (int i = 0; i < batchSize; i++, sent++) {
        batch.add(sent, (int) (sent / 500), i, (byte) 0, (byte) 0, i % 7 == 0 ? 1 : 0);
      }
      long start = cpuNanos();
      table.apply(batch, DocumentOrder.OF_ARRIVAL, Progress.UNWATCHED);
      rates[sent < shingles / 2 ? 0 : 1] = rate(batchSize, start);
    }
    table.seal(1);
    return rates;
  }

  private static double bareReads(MemorySegment mapping, long[] shingles) {
    long lines = mapping.byteSize() / 64;
    long sum = 0;
    long start = cpuNanos();
    for (long shingle : shingles) {
      long hash = (shingle + 77) * 0x9e3779b97f4a7c15L;
      hash = (hash ^ (hash >>> 32)) * 0xbf58476d1ce4e5b9L;
      long line = Math.unsignedMultiplyHigh(hash, lines);
      sum += mapping.get(ValueLayout.JAVA_LONG, line * 64);
    }
    double rate = rate(shingles.length, start);
    if (sum == 42) {
      System.out.println("a rare sum");
    }
    return rate;
  }

  /** The latest shingles are mostly still there; those never sent are not. */
  private static long[] shingles(long sent) {
    SplittableRandom random = new SplittableRandom(3);
    long[] shingles = new long[LOOK_UPS];
    for (int i = 0; i < shingles.length; i++) {
      shingles[i] =
          random.nextDouble() < HIT_SHARE
              ? sent - 1 - random.nextLong(sent / 8)
              : random.nextLong(1L << 60, 1L << 61);
    }
    return shingles;
  }

  private static double rate(long count, long startNanos) {
    return count * 1e3 / (cpuNanos() - startNanos);
  }

  /** The time this thread was at work, since other programs may be at work on the machine too. */
  private static long cpuNanos() {
    return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
  }

  private static double median(double[] rates) {
    double[] sorted = rates.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }
}
