package org.urtext.sentences;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.urtext.progress.Progress;

class SignatureScanTest {
  @TempDir Path folder;

  private record Hit(int query, int slot, long signature) {}

  @ParameterizedTest
  @ValueSource(ints = {16, 32, 64})
  void findsWhatComparingAllPairsFinds(int width) throws IOException {
    SignatureScheme scheme = new SignatureScheme(width, width / 16);
    SplittableRandom random = new SplittableRandom(width);
    SentenceWords sentences = randomSentences(random, 5000);
    try (SignatureFile file = fileOf(scheme, sentences)) {
      for (int radius = 0; radius <= 5; radius++) {
        List<SignatureQuery> queries = new ArrayList<>();
        for (int query = 0; query < 20; query++) {
          queries.add(
              new SignatureQuery(scheme.ofSentence(sentences, 240 * query), radius, query % 4));
        }
        assertThat(scan(file, queries))
            .containsExactlyInAnyOrderElementsOf(allPairs(scheme, sentences, queries));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 63, 64, 65, 2047, 2048, 2049})
  void looksAtEverySlot(int size) throws IOException {
    SentenceWords sentences = randomSentences(new SplittableRandom(size), size);
    try (SignatureFile file = fileOf(SignatureScheme.BITS_64, sentences)) {
      assertThat(scan(file, List.of(new SignatureQuery(0, 64, 64))))
          .extracting(Hit::slot)
          .hasSize(size)
          .startsWith(0)
          .endsWith(size - 1);
    }
  }

  @Test
  void canBeCancelled() throws IOException {
    Progress cancelled =
        new Progress() {
          @Override
          public void advance(long done, long total, String current) {}

          @Override
          public boolean isCancelled() {
            return true;
          }
        };
    SentenceWords sentences = randomSentences(new SplittableRandom(1), 10);
    try (SignatureFile file = fileOf(SignatureScheme.BITS_64, sentences)) {
      SignatureScan scan = new SignatureScan(file, (query, slot, signature) -> {});
      Assertions.assertThatThrownBy(
              () -> scan.run(List.of(new SignatureQuery(0, 64, 64)), cancelled))
          .isInstanceOf(CancellationException.class);
    }
  }

  private static List<Hit> scan(SignatureFile file, List<SignatureQuery> queries)
      throws IOException {
    List<Hit> hits = new ArrayList<>();
    new SignatureScan(file, (query, slot, signature) -> hits.add(new Hit(query, slot, signature)))
        .run(queries, Progress.UNWATCHED);
    return hits;
  }

  private static List<Hit> allPairs(
      SignatureScheme scheme, SentenceWords sentences, List<SignatureQuery> queries) {
    List<Hit> hits = new ArrayList<>();
    for (int query = 0; query < queries.size(); query++) {
      long wanted = queries.get(query).signature();
      for (int sentence = 0; sentence < sentences.size(); sentence++) {
        long signature = scheme.ofSentence(sentences, sentence);
        if (Long.bitCount(signature ^ wanted) <= queries.get(query).radius()
            && Long.bitCount(wanted & ~signature) <= queries.get(query).lacking()) {
          hits.add(new Hit(query, sentence, signature));
        }
      }
    }
    return hits;
  }

  private static SentenceWords randomSentences(SplittableRandom random, int count) {
    long[][] sentences = new long[count][];
    for (int i = 0; i < count; i++) {
      sentences[i] =
          i % 3 > 0
              ? SentenceSamples.reworded(random, sentences[i - 1], 1)
              : SentenceSamples.randomSentence(random, 4 + random.nextInt(8));
    }
    return SentenceSamples.ofHashes(sentences);
  }

  private SignatureFile fileOf(SignatureScheme scheme, SentenceWords sentences) throws IOException {
    SignatureFile file =
        SignatureFile.create(
            folder.resolve("sentences.bin"),
            new SignatureSettings(scheme, sentences.size() + 10, "test"));
    file.add(1, sentences);
    return file;
  }
}
