package org.urtext.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.urtext.progress.Progress;

/** The mapped table against the one of plain objects, for every layout and policy. */
class ReferenceTableTest {
  private static final int DOCUMENTS = 400;
  private static final int SHINGLES_PER_DOCUMENT = 300;
  private static final int DISTINCT_SHINGLES = 40_000;

  @TempDir Path folder;

  static Stream<Arguments> layoutsAndPolicies() {
    return Stream.of(TableLayout.values())
        .flatMap(
            layout ->
                Stream.of(
                        "random(seed=9)",
                        "lru",
                        "copy-count(ties=oldest)",
                        "copy-count(ties=newest)",
                        "lucky(limit=4,y=7,ties=oldest)",
                        "lucky(limit=11,y=7,ties=newest)")
                    .map(policy -> Arguments.of(layout, policy)));
  }

  @ParameterizedTest
  @MethodSource("layoutsAndPolicies")
  void holdsWhatTheReferenceHolds(TableLayout layout, String policy) throws IOException {
    TableSettings settings =
        new TableSettings(
            TableSettings.SMALLEST_BYTES, layout, EvictionPolicy.parse(policy), 5, "");
    ReferenceTable reference = new ReferenceTable(settings);
    DatedDocuments documents = new DatedDocuments(DOCUMENTS, id -> id * 7919 % 101);
    Random random = new Random(42);
    UpdateBatch batch = new UpdateBatch();
    try (ShingleTable table = ShingleTable.create(folder.resolve("table.bin"), settings)) {
      for (int document = 0; document < DOCUMENTS; document++) {
        for (int i = 0; i < SHINGLES_PER_DOCUMENT; i++) {
          // Few shingles are frequent and most are rare, so that hits and evictions both occur.
          long fingerprint = (long) (DISTINCT_SHINGLES * Math.pow(random.nextDouble(), 4));
          byte previous = (byte) random.nextInt();
          byte next = (byte) random.nextInt();
          int bonus = random.nextInt(8) == 0 ? random.nextInt(300) : 0;
          batch.add(fingerprint, document, i, previous, next, bonus);
          reference.update(
              fingerprint, document, i, previous, next, Math.min(bonus, 255), documents);
        }
        if (document % 7 == 0) {
          table.apply(batch, documents, Progress.UNWATCHED);
          batch.clear();
        }
        if (document % 50 == 49) {
          table.apply(batch, documents, Progress.UNWATCHED);
          batch.clear();
          documents.remove(random.nextInt(document));
        }
      }
      table.apply(batch, documents, Progress.UNWATCHED);
      assertThat(contents(table)).isEqualTo(contents(reference, layout));
      assertThat(table.statistics().usedSlots()).isEqualTo(reference.size());
      assertThat(table.statistics().evictions()).isEqualTo(reference.evictions).isPositive();
    }
  }

  private static List<String> contents(ShingleTable table) throws IOException {
    long[] all = new long[DISTINCT_SHINGLES];
    for (int i = 0; i < all.length; i++) {
      all[i] = i;
    }
    Hits hits = new Hits();
    table.lookUp(all, 0, all.length, hits);
    return Stream.iterate(0, i -> i < all.length, i -> i + 1)
        .map(
            i ->
                hits.documentId(i) == Hits.NONE
                    ? i + " none"
                    : line(
                        i,
                        hits.documentId(i),
                        hits.offset(i),
                        hits.previousByte(i),
                        hits.nextByte(i)))
        .toList();
  }

  private static List<String> contents(ReferenceTable table, TableLayout layout) {
    return Stream.iterate(0, i -> i < DISTINCT_SHINGLES, i -> i + 1)
        .map(
            i -> {
              ReferenceTable.Shingle found = table.find(i);
              if (found == null) {
                return i + " none";
              }
              return layout == TableLayout.COMPACT
                  ? line(i, found.document, 0, (byte) 0, (byte) 0)
                  : line(i, found.document, found.offset, found.previousByte, found.nextByte);
            })
        .toList();
  }

  private static String line(int shingle, int document, int offset, byte previous, byte next) {
    return "%d in %d at %d between %d and %d".formatted(shingle, document, offset, previous, next);
  }
}
