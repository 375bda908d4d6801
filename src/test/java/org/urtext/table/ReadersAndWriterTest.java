package org.urtext.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.urtext.progress.Progress;

/** Readers look up shingles that move about in their buckets all the time. */
class ReadersAndWriterTest {
  private static final int SHINGLES = 512;
  private static final int ROUNDS = 300;

  @TempDir Path folder;

  @ParameterizedTest
  @EnumSource(TableLayout.class)
  void readersAlwaysSeeWholeSlots(TableLayout layout)
      throws IOException, InterruptedException, ExecutionException {
    TableSettings settings = TableFixture.settings(layout, "lru");
    try (ShingleTable table = ShingleTable.create(folder.resolve("table.bin"), settings);
        ExecutorService readers = Executors.newFixedThreadPool(2)) {
      write(table, 0);
      AtomicBoolean ended = new AtomicBoolean();
      List<Future<Integer>> wrong =
          Stream.generate(() -> readers.submit(() -> countWrong(table, ended))).limit(2).toList();
      try {
        for (int round = 1; round <= ROUNDS; round++) {
          write(table, round);
        }
      } finally {
        ended.set(true);
      }
      for (Future<Integer> count : wrong) {
        assertThat(count.get()).isZero();
      }
    }
  }

  /** LRU moves every slot; each write gives a shingle an earlier document, and its own details. */
  private static void write(ShingleTable table, int round) throws IOException {
    UpdateBatch batch = new UpdateBatch();
    for (int shingle = 0; shingle < SHINGLES; shingle++) {
      int document = (ROUNDS - round) * SHINGLES + shingle;
      batch.add(shingle, document, document, (byte) (document >>> 8), (byte) shingle, 0);
    }
    table.apply(batch, TableFixture.DOCUMENTS, Progress.UNWATCHED);
  }

  private static int countWrong(ShingleTable table, AtomicBoolean ended) throws IOException {
    long[] shingles = new long[SHINGLES];
    for (int i = 0; i < SHINGLES; i++) {
      shingles[i] = i;
    }
    Hits hits = new Hits();
    int wrong = 0;
    while (!ended.get()) {
      table.lookUp(shingles, 0, SHINGLES, hits);
      for (int i = 0; i < SHINGLES; i++) {
        int document = hits.documentId(i);
        boolean right =
            document >= 0
                && document % SHINGLES == i
                && (table.settings().layout() == TableLayout.COMPACT
                    || (hits.offset(i) == (document & 0xff)
                        && hits.previousByte(i) == (byte) (document >>> 8)
                        && hits.nextByte(i) == (byte) i));
        wrong += right ? 0 : 1;
      }
      wrong += hits.damaged();
    }
    return wrong;
  }
}
