package org.urtext.shingling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIOException;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SketchFileTest {
  private static final long[] NGRAMS = new SplittableRandom(1).longs(300).toArray();

  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void save() throws IOException {
    file = folder.resolve("ngrams.bin");
    CountMinSketch sketch = CountMinSketch.ofBytes(1 << 14);
    sketch.add(NGRAMS);
    SketchFile.save(sketch, file);
  }

  @Test
  void givesBackWhatWasSaved() throws IOException {
    CountMinSketch loaded = SketchFile.load(file);

    assertThat(loaded.sizeBytes()).isEqualTo(1 << 14);
    assertThat(LongStream.of(NGRAMS)).allMatch(ngram -> loaded.frequency(ngram) == 1);
  }

  @Test
  void leavesNothingElseBehind() throws IOException {
    try (var files = Files.list(folder)) {
      assertThat(files).containsExactly(file);
    }
  }

  @Test
  void namesTheHash() throws IOException {
    assertThat(new String(Files.readAllBytes(file), StandardCharsets.ISO_8859_1))
        .startsWith("UTXNGRAM" + Fingerprints.ID);
  }

  @Test
  void growsAfterLoading() throws IOException {
    CountMinSketch loaded = SketchFile.load(file);
    loaded.add(NGRAMS);

    SketchFile.save(loaded, file);

    CountMinSketch again = SketchFile.load(file);
    assertThat(LongStream.of(NGRAMS)).allMatch(ngram -> again.frequency(ngram) >= 2);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 8, 15, 32, 36, 40, 44, 48, 52, 55, 56, 9_000, 16_440, 16_447})
  void refusesAFileWithOneWrongByte(int position) throws IOException {
    byte[] bytes = Files.readAllBytes(file);
    bytes[position] ^= 0x10;
    Files.write(file, bytes);

    assertThatIOException()
        .isThrownBy(() -> SketchFile.load(file))
        .withMessageContaining("n-gram frequencies");
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 7, 55, 56, 64, 16_447})
  void refusesAFileThatWasCutShort(int length) throws IOException {
    Files.write(file, Arrays.copyOf(Files.readAllBytes(file), length));

    assertThatIOException()
        .isThrownBy(() -> SketchFile.load(file))
        .withMessageContaining("n-gram frequencies");
  }
}
