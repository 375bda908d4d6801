package org.urtext.measure;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import org.urtext.analysis.Language;
import org.urtext.analysis.Profile;
import org.urtext.analysis.TextAnalyzer;
import org.urtext.analysis.Tokens;
import org.urtext.shingling.CountMinSketch;
import org.urtext.shingling.Fingerprints;
import org.urtext.shingling.Selection;
import org.urtext.shingling.ShingleSelector;

/**
 * The selected share of shingles (ssr) of every selector on a folder of dated posts, next to what
 * theory says for unrelated tokens and to table 3 of the WWW 2009 paper. As there, a shingle has
 * eight tokens and posts with fewer than 45 tokens of the exact profile are left out.
 *
 * <p>Argument: the folder, with {@code order.tsv} and the texts that it lists.
 */
public final class SelectionMeasure {
  private static final int SHINGLE_TOKENS = 8;
  private static final int MIN_TOKENS = 45;
  private static final long SKETCH_BYTES = 64L << 20;

  private SelectionMeasure() {}

  private record Row(Selection selection, OptionalDouble theory, OptionalDouble paper) {}

  public static void main(String[] arguments) throws IOException {
    List<Tokens> posts = readPosts(Path.of(arguments[0]));
    CountMinSketch frequencies = CountMinSketch.ofBytes(SKETCH_BYTES);
    long shingles = 0;
    long tokens = 0;
    for (Tokens post : posts) {
      frequencies.add(Fingerprints.ofShingles(post, SHINGLE_TOKENS));
      shingles += post.size() - SHINGLE_TOKENS + 1;
      tokens += post.size();
    }
    System.out.printf(
        Locale.ROOT,
        "%d posts of %d tokens or more, %d tokens, %d shingles, %.0f shingles a post%n",
        posts.size(),
        MIN_TOKENS,
        tokens,
        shingles,
        (double) shingles / posts.size());
    System.out.printf(
        Locale.ROOT,
        "n-gram frequencies: %d MiB, load %.3f%n%n",
        SKETCH_BYTES >> 20,
        frequencies.load());
    System.out.println(
        "selection                     here %  theory %  paper %   covered %   ns/token");
    for (Row row : rows()) {
      ShingleSelector selector = row.selection.selector(SHINGLE_TOKENS, frequencies);
      long selected = 0;
      long covered = 0;
      long started = System.nanoTime();
      for (Tokens post : posts) {
        selected += selector.select(post).size();
      }
      long nanos = System.nanoTime() - started;
      for (Tokens post : posts) {
        covered += selector.select(post).coveredTokens().cardinality();
      }
      System.out.printf(
          Locale.ROOT,
          "%-28s %7.1f %9s %8s %11.1f %10.1f%n",
          row.selection,
          100.0 * selected / shingles,
          percent(row.theory),
          percent(row.paper),
          100.0 * covered / tokens,
          (double) nanos / tokens);
    }
    System.out.print(
        """

        Where the paper differs by more than a point:
        - hash-breaking and DCT: its text ignores segments shorter than p, which leaves (1-1/p)^(p-1)/p;
          its figures are near 1/(2p-1), what remains if such a segment goes on at its break instead.
        - winnowing: its text has windows of w shingles, which leave 2/(w+1); its figures are those of
          windows that also hang over both ends of a document of 197 shingles, its average.
        """);
  }

  /** All of table 3, with the variants it leaves out for selecting too much or for being later. */
  private static List<Row> rows() {
    String table =
        """
        all
        every(4) 25
        every(6) 17
        every(8) 13
        no-overlap(all) 13
        no-overlap(every(4)) 13
        modulo(2)
        no-overlap(modulo(2)) 15
        modulo(3)
        no-overlap(modulo(3)) 15
        modulo(4) 25
        no-overlap(modulo(4)) 14
        modulo(5) 20
        no-overlap(modulo(5)) 14
        modulo(6) 16
        no-overlap(modulo(6)) 12.5
        modulo(7) 14
        no-overlap(modulo(7)) 11
        modulo(8) 12
        no-overlap(modulo(8)) 10
        winnowing(5) 34
        no-overlap(winnowing(5)) 16
        winnowing(6)
        no-overlap(winnowing(6)) 17
        winnowing(7)
        no-overlap(winnowing(7)) 16.5
        winnowing(8) 23.5
        no-overlap(winnowing(8)) 17
        winnowing(9) 21
        no-overlap(winnowing(9)) 16
        hash-breaking(3) 20
        hash-breaking(4) 15
        hash-breaking(5) 12
        hash-breaking(6) 10
        hash-breaking(7)
        hash-breaking(8) 8
        dct(3) 20
        dct(4) 15
        dct(5) 12
        dct(6) 10
        dct(7)
        dct(8) 8
        hailstorm
        no-overlap(hailstorm) 17
        fbw(8)
        no-overlap(fbw(8))
        mfbw(8)
        no-overlap(mfbw(8))
        """;
    return table
        .lines()
        .map(line -> line.split(" ", 2))
        .map(
            words ->
                new Row(
                    Selection.parse(words[0]),
                    theory(Selection.parse(words[0])),
                    words.length == 1
                        ? OptionalDouble.empty()
                        : OptionalDouble.of(Double.parseDouble(words[1]))))
        .toList();
  }

  /** What the definition promises for a long document in which every token is new. */
  private static OptionalDouble theory(Selection selection) {
    if (selection.isWithoutCompleteOverlap()) {
      return OptionalDouble.empty();
    }
    double parameter = selection.parameter();
    double share =
        switch (selection.method()) {
          case ALL -> 1;
          case EVERY_LTH, MODULO -> 1 / parameter;
          case WINNOWING, FBW, MFBW -> 2 / (parameter + 1);
          case HASH_BREAKING, DCT -> Math.pow(1 - 1 / parameter, parameter - 1) / parameter;
          case HAILSTORM -> 2.0 / SHINGLE_TOKENS;
        };
    return OptionalDouble.of(100 * share);
  }

  private static List<Tokens> readPosts(Path folder) throws IOException {
    TextAnalyzer analyzer = new TextAnalyzer(Profile.EXACT, Language.ENGLISH);
    List<Tokens> posts = new ArrayList<>();
    for (String line : Files.readAllLines(folder.resolve("order.tsv")).stream().skip(1).toList()) {
      Path file = folder.resolve(line.substring(0, line.indexOf('\t')));
      Tokens tokens = analyzer.tokens(new String(Files.readAllBytes(file), StandardCharsets.UTF_8));
      if (tokens.size() >= MIN_TOKENS) {
        posts.add(tokens);
      }
    }
    return posts;
  }

  private static String percent(OptionalDouble value) {
    return value.isPresent() ? String.format(Locale.ROOT, "%.1f", value.getAsDouble()) : "";
  }
}
