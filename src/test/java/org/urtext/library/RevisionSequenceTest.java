package org.urtext.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.urtext.progress.Progress;

/**
 * Adds, removes, restores and dates documents that share passages, at random, and compares the
 * origin of each passage with the plain answer: the earliest document there that has it.
 */
class RevisionSequenceTest {
  private static final int STEPS = 40;
  private static final int PASSAGES = 4;
  private static final int PASSAGE_WORDS = 60;

  @TempDir Path temporary;

  private record Plain(Set<Integer> passages, Instant date, boolean removed) {}

  private final Map<Integer, Plain> plain = new TreeMap<>();

  static LongStream seeds() {
    return LongStream.rangeClosed(1, 8);
  }

  @ParameterizedTest
  @MethodSource("seeds")
  void theEarliestDocumentThatIsThereOwnsEachPassage(long seed) throws IOException {
    Random random = new Random(seed);
    try (TemporaryLibrary library =
        TemporaryLibrary.create(temporary.resolve("library"), LibrarySettings.withTexts(1))) {
      for (int step = 0; step < STEPS; step++) {
        String done = change(library, random, step);
        for (int passage = 0; passage < PASSAGES; passage++) {
          assertThat(library.originOf(passage(passage)))
              .as("seed %d, step %d: %s, passage %d", seed, step, done, passage)
              .isEqualTo(plainOrigin(passage));
        }
      }
      assertThat(library.library().verify(Progress.UNWATCHED).damages()).isEmpty();
    }
  }

  private String change(TemporaryLibrary library, Random random, int step) throws IOException {
    if (plain.size() < 3 || random.nextInt(4) == 0) {
      return add(library, random, step);
    }
    List<Map.Entry<Integer, Plain>> known = new ArrayList<>(plain.entrySet());
    Map.Entry<Integer, Plain> chosen = known.get(random.nextInt(known.size()));
    int id = chosen.getKey();
    Plain before = chosen.getValue();
    switch (random.nextInt(3)) {
      case 0 -> {
        library.library().remove(List.of(id), Progress.UNWATCHED);
        plain.put(id, new Plain(before.passages, before.date, true));
        return "removed " + id;
      }
      case 1 -> {
        library.library().restore(List.of(id), Progress.UNWATCHED);
        plain.put(id, new Plain(before.passages, before.date, false));
        return "restored " + id;
      }
      default -> {
        Instant date = SampleTexts.day(random.nextInt(20));
        Description description = library.library().entry(id).orElseThrow().description();
        library.library().edit(id, description.withDate(date), Progress.UNWATCHED);
        plain.put(id, new Plain(before.passages, date, before.removed));
        return "dated " + id + " " + date;
      }
    }
  }

  private String add(TemporaryLibrary library, Random random, int step) throws IOException {
    Set<Integer> passages = new TreeSet<>();
    for (int i = 0; i < PASSAGES; i++) {
      if (random.nextBoolean()) {
        passages.add(i);
      }
    }
    String text =
        passages.stream().map(RevisionSequenceTest::passage).collect(Collectors.joining(" "));
    int day = random.nextInt(20);
    int id = library.addText(day, text + " " + SampleTexts.words(1000 + step, 30));
    plain.put(id, new Plain(passages, SampleTexts.day(day), false));
    return "added " + id;
  }

  private static String passage(int number) {
    return SampleTexts.words(500 + number, PASSAGE_WORDS);
  }

  private int plainOrigin(int passage) {
    return plain.entrySet().stream()
        .filter(entry -> !entry.getValue().removed && entry.getValue().passages.contains(passage))
        .min(
            Comparator.comparing((Map.Entry<Integer, Plain> entry) -> entry.getValue().date)
                .thenComparing(Map.Entry::getKey))
        .map(Map.Entry::getKey)
        .orElse(CatalogueEntry.NONE);
  }
}
