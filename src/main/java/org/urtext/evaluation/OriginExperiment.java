package org.urtext.evaluation;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.urtext.analysis.Tokens;
import org.urtext.progress.Progress;
import org.urtext.shingling.ShingleSelector;

/**
 * How well origins are found at several sizes of the table: the experiment of WWW 2009, section 3,
 * with its measures ssr, DO and TF.
 *
 * <p>The last tenth of a collection are the queries, as far as they have a dominant origin; all
 * documents before them fill the table. As the paper puts the problem, there is "an initial set S
 * of documents and a query document D": queries are looked up and not inserted, unless it is asked
 * for; then each document of the last tenth joins the others after it was asked about, and may be
 * an origin of those that follow. The truth is always that of the same choice.
 *
 * <p>Memory is given in per cent of the distinct shingles of the whole collection that slots of 14
 * bytes could hold. Everything is deterministic.
 */
public final class OriginExperiment {
  private static final int QUERY_PART = 10;

  private final List<OriginMethod> methods;
  private final boolean insertsQueries;

  public OriginExperiment(List<OriginMethod> methods, boolean insertsQueries) {
    this.methods = List.copyOf(methods);
    this.insertsQueries = insertsQueries;
  }

  /** Reads the collection in a folder with {@code order.tsv} and measures on it. */
  public OriginResult run(Path folder, List<Double> memoryPercents, Progress progress)
      throws IOException {
    return run(OrderedCollection.read(folder, progress), memoryPercents, progress);
  }

  OriginResult run(OrderedCollection collection, List<Double> memoryPercents, Progress progress)
      throws IOException {
    EarliestDocuments earliest = EarliestDocuments.of(collection, progress);
    List<OriginAnswer> truths = truths(collection, earliest);
    List<OriginResult.Row> rows = new ArrayList<>();
    Steps steps =
        new Steps(progress, (long) memoryPercents.size() * methods.size() * collection.size());
    for (double percent : memoryPercents) {
      long fullSlots = Math.round(percent / 100 * earliest.distinctShingles());
      for (OriginMethod method : methods) {
        Trial trial = new Trial(collection, truths, method, insertsQueries);
        rows.add(trial.run(percent, fullSlots, steps));
      }
    }
    return new OriginResult(
        new OriginResult.Figures(
            collection.size(),
            EarliestDocuments.countShingles(collection),
            earliest.distinctShingles(),
            insertsQueries),
        trivialScore(truths),
        rows);
  }

  /** Of the documents of the last tenth. */
  private List<OriginAnswer> truths(OrderedCollection collection, EarliestDocuments earliest) {
    int initial = collection.size() - collection.size() / QUERY_PART;
    List<OriginAnswer> truths = new ArrayList<>();
    for (int document = initial; document < collection.size(); document++) {
      int known = insertsQueries ? document : initial;
      truths.add(earliest.truthOf(collection.tokens(document), known));
    }
    return truths;
  }

  /** Of the answer that every document is its own dominant origin and every token fresh. */
  private static OriginScore trivialScore(List<OriginAnswer> truths) {
    OriginScore score = OriginScore.NOTHING_ASKED;
    for (OriginAnswer truth : truths) {
      if (truth.hasDominantOrigin()) {
        score = score.plus(truth, OriginAnswer.allNew(truth.freshness().tokenCount()));
      }
    }
    return score;
  }

  /** One method on one collection. */
  private record Trial(
      OrderedCollection collection,
      List<OriginAnswer> truths,
      OriginMethod method,
      boolean insertsQueries) {

    OriginResult.Row run(double percent, long fullSlots, Steps steps) throws IOException {
      Path folder = Files.createTempDirectory("urtext-lab");
      Path file = folder.resolve("table.bin");
      try (OriginPipeline pipeline =
          method.open(file, method.slotsInPlaceOf(fullSlots), collection)) {
        OriginScore score = ask(pipeline, steps);
        return new OriginResult.Row(percent, method, pipeline.slots(), selectedPercent(), score);
      } finally {
        Files.deleteIfExists(file);
        Files.deleteIfExists(folder);
      }
    }

    private OriginScore ask(OriginPipeline pipeline, Steps steps) throws IOException {
      OriginScore score = OriginScore.NOTHING_ASKED;
      int initial = collection.size() - truths.size();
      for (int document = 0; document < collection.size(); document++) {
        steps.next(method.id());
        Tokens tokens = collection.tokens(document);
        if (document >= initial && truths.get(document - initial).hasDominantOrigin()) {
          score = score.plus(truths.get(document - initial), pipeline.ask(tokens));
        }
        if (document < initial || insertsQueries) {
          pipeline.insert(document, tokens);
        }
      }
      return score;
    }

    /** The paper's ssr: how much of the collection is sent to the table. */
    private double selectedPercent() {
      ShingleSelector selector = OriginShingles.selector(method.selection());
      long selected = 0;
      for (OrderedCollection.Member member : collection.members()) {
        selected += selector.select(member.tokens()).size();
      }
      return OriginScore.percent(selected, EarliestDocuments.countShingles(collection));
    }
  }

  /** Counts the documents of all trials for whoever watches. */
  private static final class Steps {
    private final Progress progress;
    private final long total;
    private long done;

    Steps(Progress progress, long total) {
      this.progress = progress;
      this.total = total;
    }

    void next(String current) {
      progress.throwIfCancelled();
      progress.advance(done++, total, current);
    }
  }
}
