package org.urtext.measure;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.urtext.alignment.AlignmentParameters;
import org.urtext.alignment.BackgroundFrequencies;
import org.urtext.alignment.CountedFrequencies;
import org.urtext.alignment.EvidenceAligner;
import org.urtext.alignment.LiteralAligner;
import org.urtext.alignment.PassageAligner;
import org.urtext.alignment.PreparedText;
import org.urtext.alignment.TextPreparation;
import org.urtext.analysis.Language;
import org.urtext.evaluation.AlignmentExperiment;
import org.urtext.evaluation.AlignmentResult;
import org.urtext.evaluation.PanCorpus;
import org.urtext.evaluation.PlagdetScore;
import org.urtext.evaluation.ShortAnswerExperiment;
import org.urtext.evaluation.TextReuse;
import org.urtext.evaluation.TextReuse.TextPairName;
import org.urtext.progress.Progress;

/**
 * Measures passages on annotated corpora. Arguments: the folder of the corpora, then what to
 * measure: {@code pan}, {@code speed}, {@code answers}, {@code long}, {@code folds}; all but the
 * last without.
 */
public final class AlignmentMeasure {
  private static final int FOLDS = 5;
  private static final int LONG_PAGES = 500;
  private static final int CHARS_PER_PAGE = 3000;
  private static final int LONG_CANDIDATES = 20;

  private AlignmentMeasure() {}

  public static void main(String[] arguments) throws IOException {
    Path corpora = Path.of(arguments[0]);
    Path pan = corpora.resolve("pan13-training");
    List<String> wanted =
        arguments.length > 1
            ? List.of(arguments).subList(1, arguments.length)
            : List.of("pan", "speed", "answers", "long");
    for (String part : wanted) {
      switch (part) {
        case "pan" -> measurePan(pan);
        case "speed" -> measureSpeed(pan);
        case "answers" -> measureAnswers(corpora.resolve("clough-stevenson"), pan);
        case "long" -> measureLong(pan);
        case "folds" -> crossValidate(pan);
        default -> throw new IllegalArgumentException("no such part: " + part);
      }
    }
  }

  private static PassageAligner evidence(AlignmentParameters parameters) {
    return new EvidenceAligner(parameters, BackgroundFrequencies.NONE);
  }

  private static AlignmentResult runPan(Path pan, PassageAligner aligner) throws IOException {
    return new AlignmentExperiment(aligner, Language.ENGLISH).run(pan, null, Progress.UNWATCHED);
  }

  private static void measurePan(Path pan) throws IOException {
    System.out.println("By default");
    System.out.println(runPan(pan, evidence(AlignmentParameters.DEFAULTS)));
    System.out.println("Literal only");
    System.out.println(
        runPan(pan, new LiteralAligner(AlignmentParameters.DEFAULTS, BackgroundFrequencies.NONE)));
  }

  /** Every fifth pair, prepared, again and again on one thread. */
  private static void measureSpeed(Path pan) throws IOException {
    PanCorpus corpus = new PanCorpus(pan);
    TextPreparation preparation = new TextPreparation(Language.ENGLISH);
    List<PreparedText> documents = new ArrayList<>();
    List<PreparedText> sources = new ArrayList<>();
    for (String folder : corpus.folders()) {
      List<TextPairName> pairs = corpus.pairs(folder);
      for (int i = 0; i < pairs.size(); i += 5) {
        documents.add(preparation.prepare(PanCorpus.text(corpus.documentPath(pairs.get(i)))));
        sources.add(preparation.prepare(PanCorpus.text(corpus.sourcePath(pairs.get(i)))));
      }
    }
    PassageAligner aligner = evidence(AlignmentParameters.DEFAULTS);
    for (int round = 1; round <= 5; round++) {
      long cpu = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
      int passages = 0;
      for (int i = 0; i < documents.size(); i++) {
        passages += aligner.align(documents.get(i), sources.get(i)).size();
      }
      double seconds = (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - cpu) / 1e9;
      System.out.printf(
          "Round %d: %d prepared pairs, %.0f a second of processor time, %d passages%n",
          round, documents.size(), documents.size() / seconds, passages);
    }
  }

  private static void measureAnswers(Path answers, Path pan) throws IOException {
    List<PreparedText> sample = new ArrayList<>();
    TextPreparation preparation = new TextPreparation(Language.ENGLISH);
    List<Path> sources = files(pan.resolve("src"));
    for (int i = 0; i < sources.size(); i += 10) {
      sample.add(preparation.prepare(Files.readString(sources.get(i))));
    }
    Map<String, BackgroundFrequencies> backgrounds =
        Map.of(
            "without background",
            BackgroundFrequencies.NONE,
            "with the background of " + sample.size() + " news articles",
            CountedFrequencies.of(sample));
    for (Map.Entry<String, BackgroundFrequencies> background : backgrounds.entrySet()) {
      System.out.println("Short answers, by default, " + background.getKey());
      print(answers, new EvidenceAligner(AlignmentParameters.DEFAULTS, background.getValue()));
    }
    System.out.println("Short answers, literal only");
    print(answers, new LiteralAligner(AlignmentParameters.DEFAULTS, BackgroundFrequencies.NONE));
  }

  private static void print(Path answers, PassageAligner aligner) throws IOException {
    for (ShortAnswerExperiment.Category category :
        new ShortAnswerExperiment(aligner).run(answers)) {
      boolean mostFound = category.found() * 2 > category.answers();
      System.out.println(
          "  " + category + (mostFound ? ", not in " + category.unmarkedFiles() : ""));
    }
  }

  /** A document of so many pages against several of the same length, texts joined at random. */
  private static void measureLong(Path pan) throws IOException {
    Random random = new Random(20131);
    TextPreparation preparation = new TextPreparation(Language.ENGLISH);
    List<Path> sources = files(pan.resolve("src"));
    PreparedText document = preparation.prepare(joined(files(pan.resolve("susp")), random));
    long start = System.nanoTime();
    List<PreparedText> candidates = new ArrayList<>();
    for (int i = 0; i < LONG_CANDIDATES; i++) {
      candidates.add(preparation.prepare(joined(sources, random)));
    }
    System.out.printf(
        "%d pages are %d words; preparing such a text takes %.3f s%n",
        LONG_PAGES, document.tokens().size(), (System.nanoTime() - start) / 1e9 / LONG_CANDIDATES);
    PassageAligner aligner = evidence(AlignmentParameters.DEFAULTS);
    for (int round = 1; round <= 3; round++) {
      long cpu = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
      start = System.nanoTime();
      int passages = 0;
      for (PreparedText candidate : candidates) {
        passages += aligner.align(document, candidate).size();
      }
      System.out.printf(
          "Round %d: against %d candidates %.3f s (%.3f s of processor time), %d passages%n",
          round,
          LONG_CANDIDATES,
          (System.nanoTime() - start) / 1e9,
          (ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - cpu) / 1e9,
          passages);
    }
  }

  private static String joined(List<Path> files, Random random) throws IOException {
    StringBuilder text = new StringBuilder();
    while (text.length() < LONG_PAGES * CHARS_PER_PAGE) {
      text.append(Files.readString(files.get(random.nextInt(files.size())))).append("\n\n");
    }
    return text.toString();
  }

  private static List<Path> files(Path folder) throws IOException {
    try (Stream<Path> children = Files.list(folder)) {
      return children.sorted().toList();
    }
  }

  /**
   * Chooses figures of evidence and summary on all but one fold of suspicious documents, and
   * measures them on that one: what is reported was never tuned on.
   */
  private static void crossValidate(Path pan) throws IOException {
    List<AlignmentResult> results = new ArrayList<>();
    List<AlignmentParameters> grid = grid();
    for (AlignmentParameters parameters : grid) {
      results.add(runPan(pan, evidence(parameters)));
    }
    Map<String, List<TextReuse>> cases = new HashMap<>();
    Map<String, List<TextReuse>> detections = new HashMap<>();
    for (int fold = 0; fold < FOLDS; fold++) {
      int best = 0;
      for (int i = 1; i < grid.size(); i++) {
        if (scoreWithout(results.get(i), fold) > scoreWithout(results.get(best), fold)) {
          best = i;
        }
      }
      System.out.printf(
          "Fold %d chose %s, %s, %s%n",
          fold,
          grid.get(best).evidence(),
          grid.get(best).summary().spread(),
          grid.get(best).summary().rest());
      List<AlignmentResult.Folder> measured = new ArrayList<>(results.get(best).folders());
      measured.add(results.get(best).overall());
      for (AlignmentResult.Folder folder : measured) {
        cases
            .computeIfAbsent(folder.name(), name -> new ArrayList<>())
            .addAll(only(folder.cases(), fold, true));
        detections
            .computeIfAbsent(folder.name(), name -> new ArrayList<>())
            .addAll(only(folder.detections(), fold, true));
      }
    }
    cases.keySet().stream()
        .sorted()
        .forEach(
            name -> {
              PlagdetScore score =
                  PlagdetScore.of(
                      cases.getOrDefault(name, List.of()),
                      detections.getOrDefault(name, List.of()));
              System.out.printf("  %-28s plagdet %.4f (%s)%n", name, score.plagdet(), score);
            });
  }

  private static double scoreWithout(AlignmentResult result, int fold) {
    AlignmentResult.Folder all = result.overall();
    return PlagdetScore.of(only(all.cases(), fold, false), only(all.detections(), fold, false))
        .plagdet();
  }

  private static List<TextReuse> only(List<TextReuse> all, int fold, boolean inside) {
    return all.stream().filter(one -> (foldOf(one.pair()) == fold) == inside).toList();
  }

  private static int foldOf(TextPairName pair) {
    return Math.floorMod(pair.document().hashCode(), FOLDS);
  }

  private static List<AlignmentParameters> grid() {
    List<AlignmentParameters> grid = new ArrayList<>();
    for (double rareWords : new double[] {12, 13}) {
      for (double window : new double[] {.74, .77, .80}) {
        for (double restDensity : new double[] {.54, .58, .62}) {
          for (double clearWindow : new double[] {.80, .86}) {
            grid.add(variant(rareWords, window, restDensity, clearWindow));
          }
        }
      }
    }
    return grid;
  }

  private static AlignmentParameters variant(
      double rareWords, double window, double restDensity, double clearWindow) {
    AlignmentParameters base = AlignmentParameters.DEFAULTS;
    AlignmentParameters.Summary summary = base.summary();
    AlignmentParameters.Evidence evidence = base.evidence();
    return new AlignmentParameters(
        base.seeds(),
        base.boundaries(),
        new AlignmentParameters.Evidence(rareWords, evidence.minDensity(), evidence.minWords()),
        base.verbatim(),
        new AlignmentParameters.Summary(
            summary.price(),
            summary.minRareWords(),
            summary.minContrast(),
            summary.shape(),
            new AlignmentParameters.SummarySpread(
                summary.spread().rareShare(), summary.spread().windowRatio(), window),
            new AlignmentParameters.SummaryRest(
                summary.rest().minShare(),
                restDensity,
                summary.rest().clearDensity(),
                clearWindow)));
  }
}
