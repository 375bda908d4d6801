package org.urtext.measure;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.ByteOrder;
import java.nio.LongBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import org.urtext.analysis.Sentences;
import org.urtext.analysis.Tokens;
import org.urtext.progress.Progress;
import org.urtext.sentences.RewordedSentenceSearch;
import org.urtext.sentences.RewordingSettings;
import org.urtext.sentences.SentenceLimits;
import org.urtext.sentences.SentenceWords;
import org.urtext.sentences.SignatureFile;
import org.urtext.sentences.SignatureScheme;
import org.urtext.sentences.SignatureSettings;
import org.urtext.sentences.WordFrequencies;

/**
 * The time to find the candidates of a sentence among many signatures, on one core, alone and with
 * the other sentences of a document, next to the time to read the same signatures once. Processor
 * time of the one thread, so that other work on the machine counts little.
 */
final class SentenceSpeed {
  private static final int DOCUMENT_SENTENCES = 300;
  private static final int ROUNDS = 3;
  private static final int SINGLE_QUERIES = 20;
  private static final int VOCABULARY = 50_000;
  private static final int HEADER_BYTES = 8192;

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private final int signatures;
  private final SplittableRandom random = new SplittableRandom(1);

  SentenceSpeed(int signatures) {
    this.signatures = signatures;
  }

  void print() throws IOException {
    System.out.printf(
        Locale.ROOT,
        "Milliseconds of processor time a sentence, %,d signatures of 5 to 24 words; best of %d rounds%n",
        signatures,
        ROUNDS);
    System.out.println(
        "bits  l  allowed   alone  with 299 others  reading once  candidates a sentence");
    for (SignatureScheme scheme :
        List.of(SignatureScheme.BITS_16, SignatureScheme.BITS_32, SignatureScheme.BITS_64)) {
      print(scheme);
    }
  }

  private void print(SignatureScheme scheme) throws IOException {
    Path path = Files.createTempDirectory("sentences").resolve("sentences.bin");
    try (SignatureFile file =
        SignatureFile.create(path, new SignatureSettings(scheme, signatures, "random words"))) {
      int document = 0;
      while (file.size() < signatures) {
        file.add(document++, randomDocument());
      }
      file.seal(1);
      for (double allowed :
          new double[] {0.3, 0.9, RewordingSettings.STANDARD.allowedFalsePositives()}) {
        print(file, path, allowed);
      }
    } finally {
      Files.deleteIfExists(path);
      Files.deleteIfExists(path.getParent());
    }
  }

  private void print(SignatureFile file, Path path, double allowed) throws IOException {
    RewordingSettings settings = new RewordingSettings(0.7, allowed, 256, Integer.MAX_VALUE);
    RewordedSentenceSearch search =
        new RewordedSentenceSearch(file, WordFrequencies.NONE, settings);
    double alone = Double.MAX_VALUE;
    double together = Double.MAX_VALUE;
    double reading = Double.MAX_VALUE;
    double candidates = 0;
    for (int round = 0; round < ROUNDS; round++) {
      SentenceWords document = randomDocument();
      SentenceWords[] sentences = new SentenceWords[SINGLE_QUERIES];
      for (int i = 0; i < sentences.length; i++) {
        sentences[i] = randomSentences(1);
      }
      long start = THREADS.getCurrentThreadCpuTime();
      for (SentenceWords sentence : sentences) {
        search.candidates(sentence, id -> true, Progress.UNWATCHED);
      }
      alone = Math.min(alone, milliseconds(start) / SINGLE_QUERIES);
      start = THREADS.getCurrentThreadCpuTime();
      candidates =
          search.candidates(document, id -> true, Progress.UNWATCHED).stream()
              .mapToInt(candidate -> candidate.sentences().size())
              .sum();
      together = Math.min(together, milliseconds(start) / document.size());
      reading = Math.min(reading, readOnce(path, file.settings().scheme()));
    }
    System.out.printf(
        Locale.ROOT,
        "%4d %2d %8.4f %7.3f %16.3f %13.3f %22.1f%n",
        file.settings().scheme().widthBits(),
        file.settings().scheme().bitsPerWord(),
        allowed,
        alone,
        together,
        reading,
        candidates / DOCUMENT_SENTENCES);
  }

  private double readOnce(Path path, SignatureScheme scheme) throws IOException {
    try (FileChannel channel = FileChannel.open(path)) {
      LongBuffer column =
          channel
              .map(MapMode.READ_ONLY, HEADER_BYTES, (long) signatures * scheme.widthBits() / 8)
              .order(ByteOrder.LITTLE_ENDIAN)
              .asLongBuffer();
      // The first pass only makes the pages known to the process.
      long sum = sum(column);
      long start = THREADS.getCurrentThreadCpuTime();
      sum ^= sum(column);
      double time = milliseconds(start);
      if (sum != 0) {
        throw new IllegalStateException("the file changed while it was read");
      }
      return time;
    }
  }

  private static long sum(LongBuffer column) {
    long sum = 0;
    for (int i = 0; i < column.limit(); i++) {
      sum += column.get(i);
    }
    return sum;
  }

  private SentenceWords randomDocument() {
    return randomSentences(DOCUMENT_SENTENCES);
  }

  private SentenceWords randomSentences(int count) {
    int[] lengths = random.ints(count, 5, 25).toArray();
    int words = 0;
    int[] sentenceStarts = new int[count];
    int[] sentenceEnds = new int[count];
    for (int i = 0; i < count; i++) {
      sentenceStarts[i] = words;
      words += lengths[i];
      sentenceEnds[i] = words;
    }
    long[] hashes = new long[words];
    int[] starts = new int[words];
    int[] ends = new int[words];
    for (int i = 0; i < words; i++) {
      hashes[i] = new SplittableRandom(random.nextInt(VOCABULARY)).nextLong();
      starts[i] = i;
      ends[i] = i + 1;
    }
    return SentenceWords.of(
        new Tokens(hashes, starts, ends),
        new Sentences(sentenceStarts, sentenceEnds),
        new SentenceLimits(1, 24));
  }

  private static double milliseconds(long startNanos) {
    return (THREADS.getCurrentThreadCpuTime() - startNanos) / 1e6;
  }
}
