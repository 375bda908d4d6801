package org.urtext.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.urtext.table.TableFixture.DOCUMENTS;
import static org.urtext.table.TableFixture.add;
import static org.urtext.table.TableFixture.fill;
import static org.urtext.table.TableFixture.origin;
import static org.urtext.table.TableFixture.settings;

import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.urtext.progress.Progress;

class ShingleTableTest {
  private static final String LUCKY = "lucky(limit=4,y=7,ties=oldest)";

  @TempDir Path folder;
  private Path path;

  @BeforeEach
  void choosePath() {
    path = folder.resolve("table.bin");
  }

  @Test
  void findsTheDocumentOfAShingle() throws IOException {
    try (ShingleTable table = ShingleTable.create(path, settings(TableLayout.COMPACT, LUCKY))) {
      add(table, DOCUMENTS, 5, 77);
      assertThat(origin(table, 77)).isEqualTo(5);
    }
  }

  @Test
  void findsNothingInAnEmptyTable() throws IOException {
    try (ShingleTable table = ShingleTable.create(path, settings(TableLayout.FULL, LUCKY))) {
      assertThat(origin(table, 77)).isEqualTo(Hits.NONE);
    }
  }

  @Test
  void fullLayoutKeepsOffsetAndNeighbours() throws IOException {
    try (ShingleTable table = ShingleTable.create(path, settings(TableLayout.FULL, LUCKY))) {
      UpdateBatch batch = new UpdateBatch();
      batch.add(77, 5, 256 + 200, (byte) -3, (byte) 4, 0);
      table.apply(batch, DOCUMENTS, Progress.UNWATCHED);
      Hits hits = new Hits();
      table.lookUp(new long[] {1, 77, 2}, 1, 2, hits);
      assertThat(hits.offset(0)).isEqualTo(200);
      assertThat(hits.previousByte(0)).isEqualTo((byte) -3);
      assertThat(hits.nextByte(0)).isEqualTo((byte) 4);
    }
  }

  @ParameterizedTest
  @CsvSource({"0, 1", "1, 0"})
  void originIsTheEarliestByDateWhicheverArrivesFirst(int first, int second) throws IOException {
    DatedDocuments order = new DatedDocuments(2, id -> id == 0 ? 2020 : 1990);
    try (ShingleTable table = ShingleTable.create(path, settings(TableLayout.COMPACT, LUCKY))) {
      add(table, order, first, 77);
      add(table, order, second, 77);
      assertThat(origin(table, 77)).isEqualTo(1);
    }
  }

  @Test
  void originIsTheFirstToArriveAmongEqualDates() throws IOException {
    DatedDocuments order = new DatedDocuments(9, id -> 2000);
    try (ShingleTable table = ShingleTable.create(path, settings(TableLayout.COMPACT, LUCKY))) {
      add(table, order, 4, 77);
      add(table, order, 8, 77);
      add(table, order, 2, 77);
      assertThat(origin(table, 77)).isEqualTo(2);
    }
  }

  @Test
  void originOfARemovedDocumentPassesToTheNextThatHasTheShingle() throws IOException {
    DatedDocuments order = DatedDocuments.inOrderOfArrival(9);
    try (ShingleTable table = ShingleTable.create(path, settings(TableLayout.COMPACT, LUCKY))) {
      add(table, order, 1, 77);
      order.remove(1);
      add(table, order, 2, 77);
      assertThat(origin(table, 77)).isEqualTo(2);
    }
  }

  @ParameterizedTest
  @EnumSource(TableLayout.class)
  void batchLeavesTheSameBytesAsOneByOne(TableLayout layout) throws IOException {
    for (String policy : new String[] {"random", "lru", "copy-count", LUCKY}) {
      Path batched = folder.resolve("batched-" + policy);
      Path single = folder.resolve("single-" + policy);
      UpdateBatch all = TableFixture.shingles(20_000);
      try (ShingleTable table = ShingleTable.create(batched, settings(layout, policy))) {
        table.apply(all, DOCUMENTS, Progress.UNWATCHED);
      }
      try (ShingleTable table = ShingleTable.create(single, settings(layout, policy))) {
        UpdateBatch one = new UpdateBatch();
        for (int i = 0; i < all.size(); i++) {
          one.clear();
          one.add(
              all.fingerprints[i],
              all.documents[i],
              all.offsets[i],
              all.previousBytes[i],
              all.nextBytes[i],
              all.bonuses[i]);
          table.apply(one, DOCUMENTS, Progress.UNWATCHED);
        }
      }
      assertThat(batched).as(policy).hasSameBinaryContentAs(single);
    }
  }

  @ParameterizedTest
  @EnumSource(TableLayout.class)
  void reopeningKeepsEverything(TableLayout layout) throws IOException {
    TableStatistics before;
    try (ShingleTable table = ShingleTable.create(path, settings(layout, LUCKY))) {
      fill(table, 3_000);
      table.seal(12);
      before = table.statistics();
    }
    try (ShingleTable table = ShingleTable.open(path)) {
      assertThat(table.settings()).isEqualTo(settings(layout, LUCKY));
      assertThat(table.statistics()).isEqualTo(before);
      assertThat(table.appliedBatch()).isEqualTo(12);
      assertThat(table.isUnsealed()).isFalse();
      assertThat(origin(table, 2_999)).isEqualTo(29);
    }
  }

  @Test
  void tellsAfterOpeningThatWritingWasCutShort() throws IOException {
    try (ShingleTable table = ShingleTable.create(path, settings(TableLayout.COMPACT, LUCKY))) {
      table.seal(3);
      fill(table, 10);
    }
    try (ShingleTable table = ShingleTable.open(path)) {
      assertThat(table.isUnsealed()).isTrue();
      assertThat(table.appliedBatch()).isEqualTo(3);
    }
  }

  @Test
  void applyingABatchAgainAfterACrashKeepsOrigins() throws IOException {
    try (ShingleTable table = ShingleTable.create(path, settings(TableLayout.COMPACT, LUCKY))) {
      fill(table, 2_000);
      fill(table, 2_000);
      for (int shingle = 0; shingle < 2_000; shingle++) {
        assertThat(origin(table, shingle)).isEqualTo(TableFixture.documentOf(shingle));
      }
    }
  }

  @Test
  void reachesBucketsBeyondTwoGigabytesAndTakesNoSpaceBefore() throws IOException {
    TableSettings large = settings(3L << 30, TableLayout.COMPACT, LUCKY);
    try (ShingleTable table = ShingleTable.create(path, large)) {
      MappedBuckets buckets = new MappedBuckets(MemorySegment.NULL, large);
      long atTheEnd = 0;
      while (TableLayout.COMPACT.bucketAddress(buckets.bucketOf(buckets.hash(atTheEnd)))
          < (3L << 30) - (1 << 20)) {
        atTheEnd++;
      }
      add(table, DOCUMENTS, 6, atTheEnd);
      assertThat(origin(table, atTheEnd)).isEqualTo(6);
      assertThat(Files.size(path)).isBetween((3L << 30) - (1 << 13), 3L << 30);
    }
  }

  @Test
  void aTableOpenedForReadingIsNotWritten() throws IOException {
    try (ShingleTable table = ShingleTable.create(path, settings(TableLayout.COMPACT, LUCKY))) {
      add(table, DOCUMENTS, 6, 77);
    }
    try (ShingleTable table = ShingleTable.openReadOnly(path)) {
      assertThat(origin(table, 77)).isEqualTo(6);
      assertThatThrownBy(() -> add(table, DOCUMENTS, 6, 78))
          .isInstanceOf(TableAccessException.class)
          .hasMessage("The shingle table was opened for reading only.");
    }
  }

  @Test
  void creatingDoesNotOverwriteATable() throws IOException {
    TableSettings small = settings(TableLayout.COMPACT, LUCKY);
    try (ShingleTable table = ShingleTable.create(path, small)) {
      assertThatThrownBy(() -> ShingleTable.create(path, small))
          .isInstanceOf(FileAlreadyExistsException.class);
      assertThat(origin(table, 1)).isEqualTo(Hits.NONE);
    }
  }
}
