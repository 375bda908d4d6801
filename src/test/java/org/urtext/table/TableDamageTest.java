package org.urtext.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.urtext.table.TableFixture.DOCUMENTS;
import static org.urtext.table.TableFixture.documentOf;
import static org.urtext.table.TableFixture.fill;
import static org.urtext.table.TableFixture.settings;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.urtext.progress.Progress;

class TableDamageTest {
  private static final int SHINGLES = 3_000;

  @TempDir Path folder;
  private Path path;

  @BeforeEach
  void choosePath() {
    path = folder.resolve("table.bin");
  }

  private byte[] sealedTable(TableLayout layout) throws IOException {
    Files.deleteIfExists(path);
    try (ShingleTable table = ShingleTable.create(path, settings(layout, "lucky"))) {
      fill(table, SHINGLES);
      table.seal(1);
    }
    return Files.readAllBytes(path);
  }

  @Test
  void refusesAFileThatIsNoTable() throws IOException {
    Files.write(path, new byte[100_000]);
    assertThatThrownBy(() -> ShingleTable.open(path))
        .isInstanceOf(TableDamagedException.class)
        .hasMessage("This file is not a shingle table.");
  }

  @Test
  void refusesAnEmptyFile() throws IOException {
    Files.createFile(path);
    assertThatThrownBy(() -> ShingleTable.open(path))
        .isInstanceOf(TableDamagedException.class)
        .hasMessage("The shingle table is cut short.");
  }

  @Test
  void refusesATableThatWasCutShort() throws IOException {
    byte[] bytes = sealedTable(TableLayout.COMPACT);
    Files.write(path, Arrays.copyOf(bytes, bytes.length - 1));
    assertThatThrownBy(() -> ShingleTable.open(path))
        .isInstanceOf(TableDamagedException.class)
        .hasMessageContaining("instead of");
  }

  @Test
  void refusesATableOfAnotherVersion() throws IOException {
    TableHeader header =
        new TableHeader(
            settings(TableLayout.FULL, "lru"), 0, 0, false, true, TableHeader.Counts.ZERO);
    byte[] copy = header.encode(TableHeader.VERSION + 1).array();
    byte[] bytes = new byte[1 << 16];
    System.arraycopy(copy, 0, bytes, 0, copy.length);
    System.arraycopy(copy, 0, bytes, TableHeader.COPY_BYTES, copy.length);
    Files.write(path, bytes);
    assertThatThrownBy(() -> ShingleTable.open(path))
        .isInstanceOf(TableDamagedException.class)
        .hasMessage("The shingle table is of version 2, and this program reads version 1.");
  }

  @Test
  void refusesATableWithBothHeadersDamaged() throws IOException {
    byte[] bytes = sealedTable(TableLayout.COMPACT);
    bytes[200] ^= 1;
    bytes[TableHeader.COPY_BYTES + 200] ^= 1;
    Files.write(path, bytes);
    assertThatThrownBy(() -> ShingleTable.open(path))
        .isInstanceOf(TableDamagedException.class)
        .hasMessage("The header of the shingle table is damaged.");
  }

  @Test
  void anyFlippedBitOfOneHeaderLeavesTheOther() throws IOException {
    byte[] bytes = sealedTable(TableLayout.COMPACT);
    SplittableRandom random = new SplittableRandom(4);
    for (int trial = 0; trial < 100; trial++) {
      int bit = random.nextInt(TableLayout.FILE_HEADER_BYTES * Byte.SIZE);
      bytes[bit / Byte.SIZE] ^= (byte) (1 << bit % Byte.SIZE);
      Files.write(path, bytes);
      try (ShingleTable table = ShingleTable.open(path)) {
        assertThat(table.settings()).isEqualTo(settings(TableLayout.COMPACT, "lucky"));
        assertThat(table.appliedBatch()).isBetween(0L, 1L);
        assertThat(table.verify(DOCUMENTS, false, Progress.UNWATCHED).damagedHeaders()).isOne();
      }
      bytes[bit / Byte.SIZE] ^= (byte) (1 << bit % Byte.SIZE);
    }
  }

  @ParameterizedTest
  @EnumSource(TableLayout.class)
  void flippedBitsNeverMakeAWrongOrigin(TableLayout layout) throws IOException {
    byte[] bytes = sealedTable(layout);
    SplittableRandom random = new SplittableRandom(6);
    long[] shingles = new long[SHINGLES];
    for (int i = 0; i < SHINGLES; i++) {
      shingles[i] = i;
    }
    Hits hits = new Hits();
    int[] intact = intactOrigins(shingles, hits);
    for (int trial = 0; trial < 60; trial++) {
      byte[] rotten = bytes.clone();
      for (int flip = 0; flip < 200; flip++) {
        int bit =
            random.nextInt(TableLayout.FILE_HEADER_BYTES * Byte.SIZE, bytes.length * Byte.SIZE);
        rotten[bit / Byte.SIZE] ^= (byte) (1 << bit % Byte.SIZE);
      }
      Files.write(path, rotten);
      try (ShingleTable table = ShingleTable.openReadOnly(path)) {
        table.lookUp(shingles, 0, SHINGLES, hits);
        int wrong = 0;
        for (int i = 0; i < SHINGLES; i++) {
          if (hits.documentId(i) != Hits.NONE && hits.documentId(i) != intact[i]) {
            wrong++;
          }
        }
        // A flipped tag may by chance be that of another shingle of the bucket; in the compact
        // layout tags meet by chance anyway, and every hit is verified by aligning.
        assertThat(wrong).isLessThanOrEqualTo(layout == TableLayout.COMPACT ? 1 : 0);
      }
    }
  }

  private int[] intactOrigins(long[] shingles, Hits hits) throws IOException {
    try (ShingleTable table = ShingleTable.openReadOnly(path)) {
      table.lookUp(shingles, 0, shingles.length, hits);
      return Arrays.copyOf(hits.documents, shingles.length);
    }
  }

  @ParameterizedTest
  @EnumSource(TableLayout.class)
  void verifyFindsEveryFlippedBitOfABucket(TableLayout layout) throws IOException {
    byte[] bytes = sealedTable(layout);
    SplittableRandom random = new SplittableRandom(7);
    for (int trial = 0; trial < 60; trial++) {
      int bit =
          (int) (TableLayout.FILE_HEADER_BYTES + layout.bucketAddress(random.nextInt(60)))
                  * Byte.SIZE
              + random.nextInt(layout.bucketBytes() * Byte.SIZE);
      bytes[bit / Byte.SIZE] ^= (byte) (1 << bit % Byte.SIZE);
      Files.write(path, bytes);
      try (ShingleTable table = ShingleTable.open(path)) {
        TableVerification found = table.verify(DOCUMENTS, false, Progress.UNWATCHED);
        assertThat(found.damagedBuckets()).as("bit %d", bit).isOne();
      }
      bytes[bit / Byte.SIZE] ^= (byte) (1 << bit % Byte.SIZE);
    }
  }

  @ParameterizedTest
  @EnumSource(TableLayout.class)
  void verifyFindsNothingInASoundTable(TableLayout layout) throws IOException {
    sealedTable(layout);
    try (ShingleTable table = ShingleTable.open(path)) {
      TableVerification found = table.verify(DOCUMENTS, false, Progress.UNWATCHED);
      assertThat(found.isSound()).isTrue();
      assertThat(found.usedSlots()).isEqualTo(table.statistics().usedSlots());
    }
  }

  @ParameterizedTest
  @EnumSource(TableLayout.class)
  void repairLeavesASoundTable(TableLayout layout) throws IOException {
    byte[] bytes = sealedTable(layout);
    int bucket = TableLayout.FILE_HEADER_BYTES + (int) layout.bucketAddress(11);
    bytes[bucket + TableLayout.documentAt(2)] ^= 8;
    bytes[30] ^= 8;
    Files.write(path, bytes);
    DatedDocuments withoutOne = DatedDocuments.inOrderOfArrival(1_000);
    withoutOne.remove(documentOf(1_500));
    try (ShingleTable table = ShingleTable.open(path)) {
      TableVerification found = table.verify(withoutOne, true, Progress.UNWATCHED);
      assertThat(found.damagedBuckets()).isOne();
      assertThat(found.orphanSlots()).isPositive();
      assertThat(found.damagedHeaders()).isOne();
      assertThat(table.verify(withoutOne, false, Progress.UNWATCHED).isSound()).isTrue();
      assertThat(table.statistics().usedSlots()).isEqualTo(found.usedSlots());
    }
  }

  @Test
  void theWriterEmptiesADamagedBucketAndGoesOn() throws IOException {
    byte[] bytes = sealedTable(TableLayout.COMPACT);
    for (long bucket = 0; bucket < 20; bucket++) {
      bytes[TableLayout.FILE_HEADER_BYTES + (int) TableLayout.COMPACT.bucketAddress(bucket)] ^= 1;
    }
    Files.write(path, bytes);
    try (ShingleTable table = ShingleTable.open(path)) {
      fill(table, SHINGLES);
      assertThat(table.statistics().healedBuckets()).isEqualTo(20);
      assertThat(table.verify(DOCUMENTS, false, Progress.UNWATCHED).damagedBuckets()).isZero();
    }
  }
}
