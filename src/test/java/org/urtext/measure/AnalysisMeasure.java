package org.urtext.measure;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.function.ToLongFunction;
import java.util.stream.Stream;
import org.urtext.analysis.Language;
import org.urtext.analysis.Profile;
import org.urtext.analysis.TextAnalyzer;

/**
 * How fast both profiles analyse text, against a bare pass that only finds letters. The texts are
 * the files of the folder given as the argument, read as UTF-8, or else made up. Rounds of the
 * three take turns, so that a busy machine disturbs all alike; the figures are medians.
 */
public final class AnalysisMeasure {
  private static final int ROUNDS = 11;
  private static final int MOST_BYTES = 32 << 20;

  private AnalysisMeasure() {}

  public static void main(String[] arguments) throws IOException {
    List<String> texts = arguments.length > 0 ? read(Path.of(arguments[0])) : madeUp();
    double megabytes = texts.stream().mapToLong(AnalysisMeasure::utf8Bytes).sum() / 1e6;
    System.out.printf(Locale.ROOT, "%d texts, %.1f MB%n", texts.size(), megabytes);

    TextAnalyzer exact = new TextAnalyzer(Profile.EXACT, Language.ENGLISH);
    TextAnalyzer thesis = new TextAnalyzer(Profile.THESIS, Language.ENGLISH);
    List<String> names = List.of("bare pass", "exact", "thesis");
    List<ToLongFunction<String>> passes =
        List.of(
            AnalysisMeasure::countLetters,
            text -> exact.tokens(text).size(),
            text -> thesis.tokens(text).size());
    double[][] seconds = new double[passes.size()][ROUNDS];
    long[] counts = new long[passes.size()];
    for (int round = -2; round < ROUNDS; round++) {
      for (int pass = 0; pass < passes.size(); pass++) {
        ToLongFunction<String> found = passes.get(pass);
        long begin = System.nanoTime();
        counts[pass] = texts.stream().mapToLong(found).sum();
        if (round >= 0) {
          seconds[pass][round] = (System.nanoTime() - begin) / 1e9;
        }
      }
    }
    double bare = median(seconds[0]);
    for (int pass = 0; pass < passes.size(); pass++) {
      double median = median(seconds[pass]);
      System.out.printf(
          Locale.ROOT,
          "%-10s %8.1f MB/s  %5.2f times the bare pass  (%,d found)%n",
          names.get(pass),
          megabytes / median,
          median / bare,
          counts[pass]);
    }
  }

  private static long countLetters(String text) {
    long count = 0;
    for (int i = 0; i < text.length(); i++) {
      if (Character.isLetterOrDigit(text.charAt(i))) {
        count++;
      }
    }
    return count;
  }

  private static long utf8Bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8).length;
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }

  private static List<String> read(Path folder) throws IOException {
    List<String> texts = new ArrayList<>();
    long bytes = 0;
    try (Stream<Path> files = Files.walk(folder).filter(Files::isRegularFile).sorted()) {
      for (Path file : (Iterable<Path>) files::iterator) {
        texts.add(new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
        bytes += Files.size(file);
        if (bytes > MOST_BYTES) {
          break;
        }
      }
    }
    return texts;
  }

  /** Texts of words whose lengths and frequencies are like those of English. */
  private static List<String> madeUp() {
    Random random = new Random(2009);
    String[] vocabulary = new String[20_000];
    for (int i = 0; i < vocabulary.length; i++) {
      int length =
          1 + (int) Math.min(15, Math.abs(random.nextGaussian()) * 2 + Math.log(i + 1) / 2);
      vocabulary[i] =
          random
              .ints(length, 'a', 'z' + 1)
              .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
              .toString();
    }
    List<String> texts = new ArrayList<>();
    for (int i = 0; i < 500; i++) {
      StringBuilder text = new StringBuilder();
      for (int word = 0; word < 5_000; word++) {
        int rank = (int) Math.pow(vocabulary.length, random.nextDouble()) - 1;
        text.append(vocabulary[rank]).append(random.nextInt(12) == 0 ? ".\n" : " ");
      }
      texts.add(text.toString());
    }
    return texts;
  }
}
