package org.urtext.sentences;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.urtext.document.Span;
import org.urtext.progress.Progress;

class RewordedSentenceSearchTest {
  private static final String LIGHTHOUSE =
      "The keeper of the old lighthouse counted every passing ship and wrote its name in a leather"
          + " book. Fishermen from the northern villages trusted his careful warnings about hidden"
          + " rocks and sudden storms.";
  private static final String BREAD =
      "Fresh bread needs patience, because slow fermentation develops flavour that hurried bakers"
          + " never taste. A heavy iron pot keeps the steam close to the crust.";

  @TempDir Path folder;

  private record Pair(Span span, int documentId, Span sourceSpan) {}

  @ParameterizedTest
  @ValueSource(
      strings = {
        // inserted
        "The keeper of the old stone lighthouse patiently counted every passing ship and wrote its"
            + " name in a thick leather book.",
        // dropped
        "The keeper of the lighthouse counted every ship and wrote its name in a book.",
        // swapped
        "In a leather book, the old lighthouse keeper wrote the name of every ship passing, and"
            + " counted it.",
        // inflected differently
        "Keepers of old lighthouses were counting every ship that passed, writing the names in"
            + " leather books.",
      })
  void findsASentenceInOtherWords(String reworded) throws IOException {
    List<RewordedSentence> found = search(reworded);
    assertThat(found).hasSize(1);
    assertThat(found.getFirst().documentId()).isEqualTo(1);
    assertThat(found.getFirst().sourceSpan().of(LIGHTHOUSE))
        .startsWith("keeper")
        .endsWith("leather book");
    assertThat(found.getFirst().score()).isBetween(0.7, 1.0);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "The committee postponed its decision on the new tramway until the council publishes the"
            + " budget.",
        "A ship passed the old lighthouse while the tired crew slept below the wooden deck.",
        "The old book."
      })
  void findsNothingForAnUnrelatedOrVeryShortSentence(String sentence) throws IOException {
    assertThat(search(sentence)).isEmpty();
  }

  @Test
  void skipsDocumentsThatAreNotEligible() throws IOException {
    try (SignatureFile file = library(Map.of(1, SentenceSamples.ofEnglish(LIGHTHOUSE)))) {
      RewordedSentenceSearch search =
          new RewordedSentenceSearch(file, WordFrequencies.NONE, RewordingSettings.STANDARD);
      assertThat(
              search.candidates(
                  SentenceSamples.ofEnglish(LIGHTHOUSE), id -> id != 1, Progress.UNWATCHED))
          .isEmpty();
    }
  }

  @Test
  void passesOverADocumentWhoseTextIsGone() throws IOException {
    SentenceWords sentences = SentenceSamples.ofEnglish(LIGHTHOUSE);
    try (SignatureFile file = library(Map.of(1, sentences))) {
      RewordedSentenceSearch search =
          new RewordedSentenceSearch(file, WordFrequencies.NONE, RewordingSettings.STANDARD);
      assertThat(search.search(sentences, id -> true, id -> null, Progress.UNWATCHED)).isEmpty();
    }
  }

  @Test
  void ranksTheDocumentWithMoreRewordedSentencesFirst() throws IOException {
    String half = LIGHTHOUSE.substring(0, LIGHTHOUSE.indexOf("Fishermen"));
    Map<Integer, SentenceWords> documents =
        Map.of(
            1, SentenceSamples.ofEnglish(half),
            2, SentenceSamples.ofEnglish(LIGHTHOUSE),
            3, SentenceSamples.ofEnglish(BREAD));
    try (SignatureFile file = library(documents)) {
      List<CandidateDocument> candidates =
          new RewordedSentenceSearch(file, WordFrequencies.NONE, RewordingSettings.STANDARD)
              .candidates(SentenceSamples.ofEnglish(LIGHTHOUSE), id -> true, Progress.UNWATCHED);
      assertThat(candidates).extracting(CandidateDocument::documentId).containsExactly(2, 1);
      assertThat(candidates.getFirst().evidence()).isGreaterThan(candidates.getLast().evidence());
    }
  }

  @Test
  void readsNoMoreDocumentsThanAllowed() throws IOException {
    SentenceWords sentences = SentenceSamples.ofEnglish(LIGHTHOUSE);
    Map<Integer, SentenceWords> documents = new HashMap<>();
    IntStream.range(0, 20).forEach(id -> documents.put(id, sentences));
    List<Integer> read = new ArrayList<>();
    try (SignatureFile file = library(documents)) {
      new RewordedSentenceSearch(
              file, WordFrequencies.NONE, new RewordingSettings(0.7, 0.9, 100, 6))
          .search(
              sentences,
              id -> true,
              id -> {
                read.add(id);
                return documents.get(id);
              },
              Progress.UNWATCHED);
    }
    assertThat(read).containsExactly(0, 1, 2, 3, 4, 5);
  }

  /** With no limit to the radius the signature's bound alone decides, which loses nothing. */
  @ParameterizedTest
  @ValueSource(ints = {16, 32, 64})
  void findsAllThatTheNaiveScanFindsWithoutALimitToTheRadius(int width) throws IOException {
    Collection collection = new Collection(width);
    assertThat(collection.found(width, 1)).isEqualTo(collection.naive());
  }

  @ParameterizedTest
  @ValueSource(ints = {16, 32, 64})
  void findsMostOfWhatTheNaiveScanFindsWithinTheStandardRadius(int width) throws IOException {
    Collection collection = new Collection(width);
    Set<Pair> naive = collection.naive();
    Set<Pair> found = collection.found(width, RewordingSettings.STANDARD.allowedFalsePositives());
    assertThat(naive).hasSizeGreaterThan(200).containsAll(found);
    assertThat(found.size()).isGreaterThanOrEqualTo((int) (0.95 * naive.size()));
  }

  private List<RewordedSentence> search(String text) throws IOException {
    Map<Integer, SentenceWords> documents =
        Map.of(1, SentenceSamples.ofEnglish(LIGHTHOUSE), 2, SentenceSamples.ofEnglish(BREAD));
    try (SignatureFile file = library(documents)) {
      return new RewordedSentenceSearch(file, WordFrequencies.NONE, RewordingSettings.STANDARD)
          .search(SentenceSamples.ofEnglish(text), id -> true, documents::get, Progress.UNWATCHED);
    }
  }

  private SignatureFile library(Map<Integer, SentenceWords> documents) throws IOException {
    return library(SignatureScheme.BITS_64, documents);
  }

  private SignatureFile library(SignatureScheme scheme, Map<Integer, SentenceWords> documents)
      throws IOException {
    SignatureFile file =
        SignatureFile.create(
            folder.resolve("sentences.bin"), new SignatureSettings(scheme, 100_000, "test"));
    for (Map.Entry<Integer, SentenceWords> document : documents.entrySet()) {
      file.add(document.getKey(), document.getValue());
    }
    return file;
  }

  /** Documents of random sentences, and one document in which many of them stand reworded. */
  private final class Collection {
    private final Map<Integer, SentenceWords> documents = new HashMap<>();
    private final Map<Long, Long> counts = new HashMap<>();
    private final SentenceWords query;
    private final WordFrequencies frequencies;

    Collection(int seed) {
      SplittableRandom random = new SplittableRandom(seed);
      List<long[]> reworded = new ArrayList<>();
      for (int document = 0; document < 40; document++) {
        long[][] sentences = new long[50][];
        for (int i = 0; i < sentences.length; i++) {
          sentences[i] = SentenceSamples.randomSentence(random, 6 + random.nextInt(14));
          LongStream.of(sentences[i]).distinct().forEach(word -> counts.merge(word, 1L, Long::sum));
          if (i % 5 == 0) {
            reworded.add(SentenceSamples.reworded(random, sentences[i], random.nextInt(5)));
          }
        }
        documents.put(document, SentenceSamples.ofHashes(SentenceLimits.STANDARD, sentences));
      }
      this.query =
          SentenceSamples.ofHashes(SentenceLimits.STANDARD, reworded.toArray(long[][]::new));
      this.frequencies =
          new WordFrequencies() {
            @Override
            public long total() {
              return 2000;
            }

            @Override
            public long frequency(long wordHash) {
              return counts.getOrDefault(wordHash, 0L);
            }
          };
    }

    Set<Pair> found(int width, double allowedFalsePositives) throws IOException {
      SignatureScheme scheme = new SignatureScheme(width, Math.min(2, width / 16));
      Set<Pair> pairs = new HashSet<>();
      try (SignatureFile file = library(scheme, documents)) {
        new RewordedSentenceSearch(
                file,
                frequencies,
                new RewordingSettings(0.7, allowedFalsePositives, 10_000, 10_000))
            .search(query, id -> true, documents::get, Progress.UNWATCHED)
            .forEach(
                match -> pairs.add(new Pair(match.span(), match.documentId(), match.sourceSpan())));
      }
      return pairs;
    }

    Set<Pair> naive() {
      WordOverlapScore score = new WordOverlapScore(frequencies);
      Set<Pair> pairs = new HashSet<>();
      documents.forEach(
          (id, sentences) -> {
            for (int q = 0; q < query.size(); q++) {
              for (int r = 0; r < sentences.size(); r++) {
                if (score.of(query, q, sentences, r) >= 0.7) {
                  pairs.add(new Pair(query.span(q), id, sentences.span(r)));
                }
              }
            }
          });
      return pairs;
    }
  }
}
