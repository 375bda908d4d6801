package org.urtext.measure;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.urtext.analysis.InspectingExtractor;
import org.urtext.checking.CheckOptions;
import org.urtext.checking.Checker;
import org.urtext.checking.Findings;
import org.urtext.checking.Judge;
import org.urtext.checking.JudgingRules;
import org.urtext.checking.Verdict;
import org.urtext.document.Document;
import org.urtext.extraction.Extraction;
import org.urtext.extraction.TextExtractor;
import org.urtext.extraction.supervised.DirectExtractor;
import org.urtext.extraction.supervised.EveryFormatReader;
import org.urtext.library.AddRequest;
import org.urtext.library.CatalogueEntry;
import org.urtext.library.Library;
import org.urtext.library.LibrarySettings;
import org.urtext.progress.Progress;

/**
 * Checks suspicious documents of a PAN corpus against a library of all its sources: how many of the
 * annotated sources are found, for each kind of reuse; then how long a check takes, for documents
 * of any length.
 *
 * <p>Arguments: the corpus' folder, how many suspicious documents of each kind, documents to time.
 */
public final class CheckMeasure {
  private static final int LIBRARY_MEGABYTES = 64;
  private static final int TIMED_CHECKS = 15;

  private CheckMeasure() {}

  public static void main(String[] arguments) throws IOException {
    Path corpus = Path.of(arguments[0]);
    int documentsOfAKind = Integer.parseInt(arguments[1]);
    Path folder = Files.createTempDirectory("urtext-check");
    try (TextExtractor extractor =
            new InspectingExtractor(new DirectExtractor(new EveryFormatReader()));
        Library library =
            Library.create(
                folder.resolve("library"), LibrarySettings.withTexts(LIBRARY_MEGABYTES))) {
      library.add(
          AddRequest.filesAndFolders(List.of(corpus.resolve("src"))),
          extractor,
          result -> {},
          Progress.UNWATCHED);
      Checker checker = new Checker(library, CheckOptions.DEFAULTS);
      try (Stream<Path> folders = Files.list(corpus)) {
        for (Path kind : folders.filter(CheckMeasure::hasPairs).sorted().toList()) {
          measureSources(kind, documentsOfAKind, checker, extractor);
        }
      }
      for (String file : Arrays.copyOfRange(arguments, 2, arguments.length)) {
        measureTime(Path.of(file), library, extractor);
      }
    } finally {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(java.util.Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }

  private static boolean hasPairs(Path folder) {
    return Files.isRegularFile(folder.resolve("pairs"));
  }

  private static void measureSources(Path kind, int most, Checker checker, TextExtractor extractor)
      throws IOException {
    List<String[]> pairs =
        Files.readAllLines(kind.resolve("pairs")).stream().map(line -> line.split(" ")).toList();
    List<String> suspicious = pairs.stream().map(pair -> pair[0]).distinct().limit(most).toList();
    int annotated = 0;
    int found = 0;
    for (String name : suspicious) {
      Document document = read(kind.resolveSibling("susp").resolve(name), extractor);
      Verdict verdict = checker.check(document, JudgingRules.DEFAULTS, Progress.UNWATCHED);
      Set<String> sources = new HashSet<>();
      verdict.sources().forEach(source -> sources.add(source.source().title() + ".txt"));
      for (String[] pair : pairs) {
        if (pair[0].equals(name)) {
          annotated++;
          found += sources.contains(pair[1]) ? 1 : 0;
        }
      }
    }
    System.out.printf(
        "%-28s %4d documents, %4d pairs, the source found in %5.1f %%%n",
        kind.getFileName(), suspicious.size(), annotated, found * 100.0 / annotated);
  }

  private static void measureTime(Path file, Library library, TextExtractor extractor)
      throws IOException {
    Document document = read(file, extractor);
    Checker checker = new Checker(library, CheckOptions.DEFAULTS);
    List<Double> millis = new ArrayList<>();
    double judging = 0;
    Verdict verdict = null;
    for (int i = 0; i < TIMED_CHECKS; i++) {
      long start = System.nanoTime();
      Findings findings = checker.find(document, CatalogueEntry.NONE, Progress.UNWATCHED);
      long found = System.nanoTime();
      verdict = Judge.judge(findings, JudgingRules.DEFAULTS);
      judging = (System.nanoTime() - found) / 1e6;
      millis.add((System.nanoTime() - start) / 1e6);
    }
    double first = millis.getFirst();
    millis.sort(null);
    System.out.printf(
        "%-28s %,7d words, %3d sources: first %.0f ms, median %.0f ms, judging anew %.1f ms%n",
        file.getFileName(),
        verdict == null ? 0 : verdict.words(),
        verdict == null ? 0 : verdict.sources().size(),
        first,
        millis.get(millis.size() / 2),
        judging);
  }

  private static Document read(Path file, TextExtractor extractor) {
    return switch (extractor.extract(file)) {
      case Extraction.Extracted(var document) -> document;
      case Extraction.Failed failed -> throw new IllegalStateException(file + ": " + failed);
    };
  }
}
