package org.urtext.sentences;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SignatureFileTest {
  private static final int SENTENCES_PER_DOCUMENT = 50;

  @TempDir Path folder;

  @ParameterizedTest
  @ValueSource(ints = {16, 32, 64})
  void holdsWhatWasSealedAfterReopening(int width) throws IOException {
    SignatureScheme scheme = new SignatureScheme(width, 2);
    Path path = folder.resolve("sentences.bin");
    SentenceWords document = document(9);
    try (SignatureFile file =
        SignatureFile.create(path, new SignatureSettings(scheme, 1000, "profile thesis"))) {
      file.add(9, document);
      file.seal(4);
    }
    try (SignatureFile file = SignatureFile.openReadOnly(path)) {
      assertThat(file.settings()).isEqualTo(new SignatureSettings(scheme, 1000, "profile thesis"));
      assertThat(file.appliedBatch()).isEqualTo(4);
      assertThat(file.isUnsealed()).isFalse();
      assertThat(file.size()).isEqualTo(document.size());
      assertThat(signature(file, 7)).isEqualTo(scheme.ofSentence(document, 7));
      assertThat(file.signatures().documentId(7)).isEqualTo(9);
      assertThat(file.signatures().charStart(7)).isEqualTo(document.charStart(7));
      assertThat(file.verify().isSound()).isTrue();
    }
  }

  @Test
  void ignoresWhatWasAddedAfterTheLastSeal() throws IOException {
    Path crashed = folder.resolve("crashed.bin");
    try (SignatureFile file = create("sentences.bin", 1000)) {
      file.add(1, document(1));
      file.seal(1);
      file.add(2, document(2));
      Files.copy(folder.resolve("sentences.bin"), crashed);
    }
    try (SignatureFile file = SignatureFile.open(crashed)) {
      assertThat(file.isUnsealed()).isTrue();
      assertThat(file.appliedBatch()).isEqualTo(1);
      assertThat(file.size()).isEqualTo(SENTENCES_PER_DOCUMENT);
      assertThat(IntStream.range(0, file.size()).map(file.signatures()::documentId))
          .containsOnly(1);
    }
  }

  /** Full or not, what a crash left behind is overwritten by the same sentences. */
  @ParameterizedTest
  @ValueSource(ints = {60, 120, 5000})
  void addingABatchAgainAfterACrashEndsAsWithoutTheCrash(int capacity) throws IOException {
    Path crashed = folder.resolve("crashed.bin");
    try (SignatureFile file = create("sentences.bin", capacity)) {
      file.add(1, document(1));
      file.add(2, document(2));
      file.seal(1);
      file.add(3, document(3));
      Files.copy(folder.resolve("sentences.bin"), crashed);
      file.add(4, document(4));
      file.seal(2);
      try (SignatureFile recovered = SignatureFile.open(crashed)) {
        recovered.add(3, document(3));
        recovered.add(4, document(4));
        recovered.seal(2);
        assertThat(recovered.verify().isSound()).isTrue();
        assertThat(recovered.added()).isEqualTo(file.added());
      }
    }
    assertThat(columns(crashed)).isEqualTo(columns(folder.resolve("sentences.bin")));
  }

  @Test
  void keepsAFairShareOfEveryDocumentWhenItIsFull() throws IOException {
    int documents = 100;
    int capacity = 1000;
    int[] kept = new int[documents];
    try (SignatureFile file = create("sentences.bin", capacity)) {
      for (int document = 0; document < documents; document++) {
        file.add(document, document(document));
      }
      assertThat(file.size()).isEqualTo(capacity);
      assertThat(file.added()).isEqualTo(documents * SENTENCES_PER_DOCUMENT);
      for (int slot = 0; slot < capacity; slot++) {
        kept[file.signatures().documentId(slot)]++;
      }
    }
    int firstHalf = IntStream.range(0, documents / 2).map(document -> kept[document]).sum();
    assertThat(firstHalf).isBetween(450, 550);
    assertThat(kept).doesNotContain(0);
  }

  @Test
  void neverGrowsBeyondItsSize() throws IOException {
    try (SignatureFile file = create("sentences.bin", 70)) {
      long bytes = Files.size(folder.resolve("sentences.bin"));
      for (int document = 0; document < 10; document++) {
        file.add(document, document(document));
      }
      file.seal(1);
      assertThat(Files.size(folder.resolve("sentences.bin"))).isEqualTo(bytes);
    }
  }

  @Test
  void fillsTheBytesThatItWasGiven() {
    SignatureSettings settings =
        SignatureSettings.ofBytes(1 << 20, SignatureScheme.BITS_64, "test");
    SignatureLayout layout = new SignatureLayout(settings.scheme(), settings.capacity());
    assertThat(layout.fileBytes()).isBetween((1L << 20) - 16384, 1L << 20);
  }

  @Test
  void noticesADamagedEntry() throws IOException {
    Path path = folder.resolve("sentences.bin");
    try (SignatureFile file = create("sentences.bin", 10_000)) {
      for (int document = 0; document < 150; document++) {
        file.add(document, document(document));
      }
      file.seal(1);
    }
    damage(path, new SignatureLayout(SignatureScheme.BITS_64, 10_000).documentId(5000));
    try (SignatureFile file = SignatureFile.open(path)) {
      assertThat(file.verify()).isEqualTo(new SignatureVerification(7500, 1, false));
      assertThat(file.verify().isSound()).isFalse();
    }
  }

  @Test
  void opensWithOneDamagedHeaderCopy() throws IOException {
    Path path = folder.resolve("sentences.bin");
    try (SignatureFile file = create("sentences.bin", 100)) {
      file.add(1, document(1));
      file.seal(1);
      file.seal(2);
    }
    damage(path, 4096 + 30);
    try (SignatureFile file = SignatureFile.open(path)) {
      assertThat(file.size()).isEqualTo(SENTENCES_PER_DOCUMENT);
      assertThat(file.verify().isSound()).isTrue();
    }
  }

  @Test
  void refusesAFileWhoseHeaderCopiesAreBothDamaged() throws IOException {
    Path path = folder.resolve("sentences.bin");
    try (SignatureFile file = create("sentences.bin", 100)) {
      file.seal(1);
    }
    damage(path, 30);
    damage(path, 4096 + 30);
    assertThatThrownBy(() -> SignatureFile.open(path))
        .isInstanceOf(SignatureFileException.class)
        .hasMessageContaining("damaged");
  }

  @Test
  void refusesAFileThatIsSomethingElse() throws IOException {
    Path path = folder.resolve("letter.txt");
    Files.writeString(path, "Dear reader, ".repeat(1000));
    assertThatThrownBy(() -> SignatureFile.open(path))
        .isInstanceOf(SignatureFileException.class)
        .hasMessageContaining("not a file of sentence signatures");
  }

  @Test
  void refusesAFileThatWasCutShort() throws IOException {
    Path path = folder.resolve("sentences.bin");
    create("sentences.bin", 100).close();
    try (FileChannel channel = FileChannel.open(path, StandardOpenOption.WRITE)) {
      channel.truncate(channel.size() - 1);
    }
    assertThatThrownBy(() -> SignatureFile.open(path))
        .isInstanceOf(SignatureFileException.class)
        .hasMessageContaining("instead of");
  }

  @Test
  void addsNothingWhenOpenedForReadingOnly() throws IOException {
    create("sentences.bin", 100).close();
    try (SignatureFile file = SignatureFile.openReadOnly(folder.resolve("sentences.bin"))) {
      assertThatThrownBy(() -> file.add(1, document(1))).isInstanceOf(SignatureFileException.class);
    }
  }

  private SignatureFile create(String name, int capacity) throws IOException {
    return SignatureFile.create(
        folder.resolve(name), new SignatureSettings(SignatureScheme.BITS_64, capacity, "test"));
  }

  private static SentenceWords document(int seed) {
    SplittableRandom random = new SplittableRandom(seed);
    long[][] sentences = new long[SENTENCES_PER_DOCUMENT][];
    for (int i = 0; i < sentences.length; i++) {
      sentences[i] = random.longs(10).toArray();
    }
    return SentenceSamples.ofHashes(sentences);
  }

  private static long signature(SignatureFile file, int slot) {
    long[] signature = new long[1];
    file.signatures().load(slot, signature, 1);
    return signature[0];
  }

  private static byte[] columns(Path path) throws IOException {
    try (FileChannel channel = FileChannel.open(path)) {
      int headers = SignatureLayout.HEADER_COPIES * SignatureLayout.HEADER_COPY_BYTES;
      ByteBuffer bytes = ByteBuffer.allocate((int) channel.size() - headers);
      channel.read(bytes, headers);
      return bytes.array();
    }
  }

  private static void damage(Path path, long position) throws IOException {
    try (FileChannel channel =
        FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE)) {
      ByteBuffer one = ByteBuffer.allocate(1);
      channel.read(one, position);
      one.put(0, (byte) (one.get(0) ^ 0x10));
      channel.write(one.flip(), position);
    }
  }
}
