package org.urtext.measure;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.urtext.analysis.Language;
import org.urtext.analysis.Profile;
import org.urtext.analysis.SentenceSplitter;
import org.urtext.analysis.TextAnalyzer;
import org.urtext.document.Span;
import org.urtext.progress.Progress;
import org.urtext.sentences.CandidateDocument;
import org.urtext.sentences.RewordedSentenceSearch;
import org.urtext.sentences.RewordingSettings;
import org.urtext.sentences.SentenceLimits;
import org.urtext.sentences.SentenceWords;
import org.urtext.sentences.SignatureFile;
import org.urtext.sentences.SignatureRadius;
import org.urtext.sentences.SignatureScheme;
import org.urtext.sentences.SignatureSettings;
import org.urtext.sentences.WordFrequencies;
import org.urtext.sentences.WordOverlapScore;

/**
 * How much of what the naive scan (the score of every pair of sentences) finds at the threshold is
 * within d bits, and is found by the search: the suspicious documents of one kind of obfuscation
 * against all source documents of the PAN 2013 training set.
 */
final class SentenceRecall {
  private static final double THRESHOLD = WordOverlapScore.STANDARD_THRESHOLD;
  private static final int[] DISTANCES = {0, 1, 2, 3, 4, 5, 8, 12, 16};

  /** An archived sentence so much longer than the query holds its words by chance. */
  private static final int COMPARABLE_LENGTHS = 2;

  private record Pair(int document, int sentence, int source, int sourceSentence, double score) {}

  private record Place(int source, int sentence) {}

  private record Match(int document, Span span, int source, Span sourceSpan) {}

  private final String kind;
  private final TextAnalyzer analyzer = new TextAnalyzer(Profile.THESIS, Language.ENGLISH);
  private final SentenceSplitter splitter = new SentenceSplitter(Language.ENGLISH);
  private final List<SentenceWords> documents = new ArrayList<>();
  private final List<SentenceWords> sources = new ArrayList<>();
  private final Map<Long, List<Integer>> places = new HashMap<>();
  private final List<Place> archived = new ArrayList<>();
  private final List<Pair> naive = new ArrayList<>();
  private final WordFrequencies frequencies;

  SentenceRecall(Path corpus, String kind, int documentCount) throws IOException {
    this.kind = kind;
    Set<String> names = new TreeSet<>();
    for (String pair : Files.readAllLines(corpus.resolve(kind).resolve("pairs"))) {
      names.add(pair.substring(0, pair.indexOf(' ')));
    }
    List<String> shuffled = new ArrayList<>(names);
    Collections.shuffle(shuffled, new Random(1));
    for (String name : shuffled.subList(0, Math.min(documentCount, shuffled.size()))) {
      documents.add(words(corpus.resolve("susp").resolve(name)));
    }
    try (var files = Files.list(corpus.resolve("src"))) {
      for (Path file : files.sorted().toList()) {
        sources.add(words(file));
      }
    }
    for (int source = 0; source < sources.size(); source++) {
      SentenceWords words = sources.get(source);
      for (int sentence = 0; sentence < words.size(); sentence++) {
        for (long hash : words.wordHashes(sentence)) {
          places.computeIfAbsent(hash, ignored -> new ArrayList<>()).add(archived.size());
        }
        archived.add(new Place(source, sentence));
      }
    }
    this.frequencies = new SentenceCounts();
  }

  void print() throws IOException {
    scanNaively();
    long queries = documents.stream().mapToLong(SentenceWords::size).sum();
    long comparable = naive.stream().filter(this::isComparable).count();
    System.out.printf(
        Locale.ROOT,
        "%n%s: %,d sentences of %d documents against %,d of %,d; pairs with a score of %.1f or"
            + " more: %,d, of comparable length %,d%n",
        kind,
        queries,
        documents.size(),
        archived.size(),
        sources.size(),
        THRESHOLD,
        naive.size(),
        comparable);
    for (SignatureScheme scheme :
        List.of(SignatureScheme.BITS_16, SignatureScheme.BITS_32, SignatureScheme.BITS_64)) {
      printDistances(scheme);
      printSearch(scheme);
    }
  }

  /** The paper's figures 6 and 7: recall and candidates within d bits, predicted and observed. */
  private void printDistances(SignatureScheme scheme) {
    System.out.printf(
        "%d bits, %d a word. Recall within d bits of pairs of comparable length, observed"
            + " (predicted for the lower score)%n",
        scheme.widthBits(), scheme.bitsPerWord());
    System.out.println(
        " d   score 0.7-0.8   score 0.8-0.9   score 0.9-1.0   all   precision of candidates");
    long[][] near = new long[4][scheme.widthBits() + 1];
    for (Pair pair : naive) {
      if (!isComparable(pair)) {
        continue;
      }
      int distance = distance(scheme, pair);
      int bin = (int) Math.clamp((pair.score - 0.7) * 10 + 1e-9, 0, 2);
      near[bin][distance]++;
      near[3][distance]++;
    }
    double[] candidateShares = candidateShares(scheme);
    double matchShare = (double) Arrays.stream(near[3]).sum() / sentencePairs();
    for (int d : DISTANCES) {
      if (d > scheme.widthBits()) {
        break;
      }
      StringBuilder line = new StringBuilder("%2d".formatted(d));
      for (int bin = 0; bin < 3; bin++) {
        line.append(
            String.format(
                Locale.ROOT,
                "   %.3f (%.3f)",
                share(near[bin], d),
                predicted(scheme, 0.7 + bin * 0.1, d)));
      }
      double recall = share(near[3], d);
      line.append(
          String.format(
              Locale.ROOT, "   %.3f   %.2g", recall, recall * matchShare / candidateShares[d]));
      System.out.println(line);
    }
  }

  private void printSearch(SignatureScheme scheme) throws IOException {
    Path path = Files.createTempDirectory("sentences").resolve("sentences.bin");
    try (SignatureFile file =
        SignatureFile.create(path, new SignatureSettings(scheme, archived.size(), "PAN sources"))) {
      for (int source = 0; source < sources.size(); source++) {
        file.add(source, sources.get(source));
      }
      printSearch(file, RewordingSettings.STANDARD);
      if (scheme.equals(SignatureScheme.BITS_64)) {
        for (double allowed : new double[] {0.5, 0.9, 0.99, 0.9999, 1}) {
          printSearch(file, new RewordingSettings(THRESHOLD, allowed, 10_000, Integer.MAX_VALUE));
        }
      }
    } finally {
      Files.deleteIfExists(path);
      Files.deleteIfExists(path.getParent());
    }
  }

  private void printSearch(SignatureFile file, RewordingSettings settings) throws IOException {
    RewordedSentenceSearch search = new RewordedSentenceSearch(file, frequencies, settings);
    Set<Match> found = new HashSet<>();
    long candidates = 0;
    for (int document = 0; document < documents.size(); document++) {
      SentenceWords words = documents.get(document);
      List<CandidateDocument> likely = search.candidates(words, id -> true, Progress.UNWATCHED);
      candidates += likely.stream().mapToLong(one -> one.sentences().size()).sum();
      int number = document;
      search
          .verify(words, likely, sources::get, Progress.UNWATCHED)
          .forEach(
              match ->
                  found.add(
                      new Match(number, match.span(), match.documentId(), match.sourceSpan())));
    }
    long comparable = naive.stream().filter(this::isComparable).count();
    long foundComparable =
        naive.stream().filter(this::isComparable).filter(p -> found.contains(match(p))).count();
    System.out.printf(
        Locale.ROOT,
        "search, allowed %.4f, %s: recall %.3f, of comparable length %.3f; candidates a sentence"
            + " %.2f (per 2,000,000 signatures %.0f), of which right %.3f%n",
        settings.allowedFalsePositives(),
        settings.mostDocuments() == Integer.MAX_VALUE
            ? "all documents read"
            : "up to " + settings.mostDocuments() + " documents read",
        (double) found.size() / naive.size(),
        (double) foundComparable / comparable,
        (double) candidates / queries(),
        candidates / queries() * 2e6 / archived.size(),
        (double) found.size() / candidates);
  }

  /** All pairs at or above the threshold, by adding up the weights of common words. */
  private void scanNaively() {
    WordOverlapScore score = new WordOverlapScore(frequencies);
    double[] shared = new double[archived.size()];
    for (int document = 0; document < documents.size(); document++) {
      SentenceWords words = documents.get(document);
      for (int sentence = 0; sentence < words.size(); sentence++) {
        Arrays.fill(shared, 0);
        double whole = 0;
        for (long hash : words.wordHashes(sentence)) {
          double weight = score.weight(hash);
          whole += weight;
          for (int place : places.getOrDefault(hash, List.of())) {
            shared[place] += weight;
          }
        }
        for (int i = 0; i < shared.length; i++) {
          if (shared[i] >= (THRESHOLD - 1e-9) * whole) {
            Place place = archived.get(i);
            naive.add(
                new Pair(document, sentence, place.source, place.sentence, shared[i] / whole));
          }
        }
      }
    }
  }

  /** The paper's prediction: as many words replaced as the score allows. */
  private double predicted(SignatureScheme scheme, double score, int d) {
    SignatureRadius radius = new SignatureRadius(scheme);
    return naive.stream()
        .mapToDouble(
            pair -> {
              int words = documents.get(pair.document).wordCount(pair.sentence);
              int replaced = (int) ((1 - score) * words + 1e-9);
              return radius.atMost(words - replaced, 2 * replaced, d);
            })
        .average()
        .orElse(0);
  }

  /** The share of all signatures within d bits of a query, for every d. */
  private double[] candidateShares(SignatureScheme scheme) {
    long[] signatures = new long[archived.size()];
    Arrays.setAll(
        signatures,
        i -> scheme.ofSentence(sources.get(archived.get(i).source), archived.get(i).sentence));
    long[] counts = new long[scheme.widthBits() + 1];
    for (SentenceWords document : documents) {
      for (int sentence = 0; sentence < document.size(); sentence++) {
        long signature = scheme.ofSentence(document, sentence);
        for (long other : signatures) {
          counts[Long.bitCount(signature ^ other)]++;
        }
      }
    }
    double[] shares = new double[counts.length];
    long sum = 0;
    for (int d = 0; d < counts.length; d++) {
      sum += counts[d];
      shares[d] = sum / sentencePairs();
    }
    return shares;
  }

  private int distance(SignatureScheme scheme, Pair pair) {
    return Long.bitCount(
        scheme.ofSentence(documents.get(pair.document), pair.sentence)
            ^ scheme.ofSentence(sources.get(pair.source), pair.sourceSentence));
  }

  private Match match(Pair pair) {
    return new Match(
        pair.document,
        documents.get(pair.document).span(pair.sentence),
        pair.source,
        sources.get(pair.source).span(pair.sourceSentence));
  }

  private boolean isComparable(Pair pair) {
    return sources.get(pair.source).wordCount(pair.sourceSentence)
        <= COMPARABLE_LENGTHS * documents.get(pair.document).wordCount(pair.sentence);
  }

  private double queries() {
    return documents.stream().mapToLong(SentenceWords::size).sum();
  }

  private double sentencePairs() {
    return queries() * archived.size();
  }

  private static double share(long[] counts, int upTo) {
    long sum = Arrays.stream(counts).sum();
    return sum == 0 ? 0 : (double) Arrays.stream(counts, 0, upTo + 1).sum() / sum;
  }

  private SentenceWords words(Path file) throws IOException {
    String text = Files.readString(file);
    return SentenceWords.of(
        analyzer.tokens(text), splitter.sentences(text), SentenceLimits.STANDARD);
  }

  /** In how many source sentences a word stands. */
  private final class SentenceCounts implements WordFrequencies {
    @Override
    public long total() {
      return archived.size();
    }

    @Override
    public long frequency(long wordHash) {
      return places.getOrDefault(wordHash, List.of()).size();
    }
  }
}
