package org.urtext.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JournalTest {
  @TempDir Path temporary;

  private static List<ShingleUpdate> updates(int number) {
    long[] fingerprints = new long[number];
    Arrays.setAll(fingerprints, i -> 1000L * number + i);
    return List.of(new ShingleUpdate(number, fingerprints, new byte[number]));
  }

  private Path write(int batches) throws IOException {
    Path file = temporary.resolve("journal.bin");
    try (Journal journal = Journal.open(new Disk(), file)) {
      for (int number = 1; number <= batches; number++) {
        journal.append(number, updates(number));
      }
    }
    return file;
  }

  private static List<Long> read(Path file) throws IOException {
    List<Long> numbers = new ArrayList<>();
    try (Journal journal = Journal.open(new Disk(), file)) {
      journal.replay(
          batch -> {
            long[] expected = updates((int) batch.number()).getFirst().fingerprints();
            assertThat(batch.updates().getFirst().fingerprints()).isEqualTo(expected);
            return numbers.add(batch.number());
          });
    }
    return numbers;
  }

  @Test
  void givesBackWhatWasAppended() throws IOException {
    assertThat(read(write(3))).containsExactly(1L, 2L, 3L);
  }

  @Test
  void cutShortAnywhereItGivesTheWholeBatchesBefore() throws IOException {
    Path file = write(3);
    byte[] whole = Files.readAllBytes(file);
    for (int length = 0; length < whole.length; length++) {
      Files.write(file, Arrays.copyOf(whole, length));
      List<Long> numbers = read(file);
      assertThat(numbers).isEqualTo(List.of(1L, 2L, 3L).subList(0, numbers.size()));
      assertThat(numbers).hasSizeLessThan(3);
    }
  }

  @Test
  void aFlippedBitEndsItBeforeTheDamage() throws IOException {
    Path file = write(3);
    byte[] whole = Files.readAllBytes(file);
    for (int at = 8; at < whole.length; at++) {
      byte[] damaged = whole.clone();
      damaged[at] ^= 4;
      Files.write(file, damaged);
      assertThat(read(file)).hasSizeLessThan(3);
    }
  }

  @Test
  void whatFollowsABatchThatIsNotWantedIsForgotten() throws IOException {
    Path file = write(3);
    try (Journal journal = Journal.open(new Disk(), file)) {
      journal.replay(batch -> batch.number() < 2);
    }
    assertThat(read(file)).containsExactly(1L);
  }

  @Test
  void aBatchThatDoesNotFitLeavesNoTrace() throws IOException {
    FullDisk disk = new FullDisk();
    Path file = temporary.resolve("journal.bin");
    try (Journal journal = Journal.open(disk, file)) {
      journal.append(1, updates(1));
      disk.leave(20);
      assertThatThrownBy(() -> journal.append(2, updates(2))).isInstanceOf(IOException.class);
      disk.free();
      journal.append(2, updates(2));
    }
    assertThat(read(file)).containsExactly(1L, 2L);
  }
}
