package org.urtext.evaluation;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.urtext.alignment.Passage;
import org.urtext.alignment.PassageAligner;
import org.urtext.alignment.PreparedText;
import org.urtext.alignment.PreparedTextCache;
import org.urtext.alignment.TextPreparation;
import org.urtext.analysis.Language;
import org.urtext.evaluation.TextReuse.TextPairName;
import org.urtext.progress.Progress;

/**
 * Aligns every pair of a text alignment corpus and measures what was found, folder by folder and
 * over all.
 */
public final class AlignmentExperiment {
  private static final long CACHED_TOKENS = 8_000_000;

  private final PassageAligner aligner;
  private final TextPreparation preparation;
  private final PreparedTextCache<Path> prepared = new PreparedTextCache<>(CACHED_TOKENS);

  public AlignmentExperiment(PassageAligner aligner, Language language) {
    this.aligner = aligner;
    this.preparation = new TextPreparation(language);
  }

  /**
   * @param corpusFolder the folder that holds {@code susp}, {@code src} and the annotated folders
   * @param outFolder where the detections are written, one XML file a pair; null for nowhere
   */
  public AlignmentResult run(Path corpusFolder, @Nullable Path outFolder, Progress progress)
      throws IOException {
    PanCorpus corpus = new PanCorpus(corpusFolder);
    List<PanFolder> folders = new ArrayList<>();
    long total = 0;
    for (String name : corpus.folders()) {
      folders.add(new PanFolder(name, corpus.pairs(name)));
      total += folders.getLast().pairs().size();
    }
    if (outFolder != null) {
      Files.createDirectories(outFolder);
    }
    List<AlignmentResult.Folder> results = new ArrayList<>();
    long done = 0;
    for (PanFolder folder : folders) {
      FolderTally tally = new FolderTally(folder.name());
      for (TextPairName pair : folder.pairs()) {
        progress.throwIfCancelled();
        progress.advance(done++, total, folder.name());
        List<TextReuse> detections = detect(corpus, pair, tally);
        tally.add(corpus.cases(folder.name(), pair), detections);
        if (outFolder != null) {
          write(corpus, outFolder, pair, detections);
        }
      }
      results.add(tally.result());
    }
    progress.advance(total, total, "");
    return new AlignmentResult(results);
  }

  private record PanFolder(String name, List<TextPairName> pairs) {}

  private List<TextReuse> detect(PanCorpus corpus, TextPairName pair, FolderTally tally) {
    PreparedText document = prepare(corpus.documentPath(pair));
    PreparedText source = prepare(corpus.sourcePath(pair));
    long start = System.nanoTime();
    List<Passage> passages = aligner.align(document, source);
    tally.nanos += System.nanoTime() - start;
    return passages.stream()
        .map(passage -> new TextReuse(pair, passage.document(), passage.source()))
        .toList();
  }

  private PreparedText prepare(Path file) {
    return prepared.get(
        file,
        path -> {
          try {
            return preparation.prepare(PanCorpus.text(path));
          } catch (IOException e) {
            throw new UncheckedIOException(e);
          }
        });
  }

  private static void write(
      PanCorpus corpus, Path outFolder, TextPairName pair, List<TextReuse> detections)
      throws IOException {
    List<TextReuse> inCodePoints =
        detections.isEmpty()
            ? detections
            : new CodePointOffsets(
                    PanCorpus.text(corpus.documentPath(pair)),
                    PanCorpus.text(corpus.sourcePath(pair)))
                .toCodePoints(detections);
    PanDetections.write(outFolder, pair, inCodePoints);
  }

  /** What is counted while a folder is being worked on. */
  private static final class FolderTally {
    private final String name;
    private final List<TextReuse> cases = new ArrayList<>();
    private final List<TextReuse> detections = new ArrayList<>();
    private int pairs;
    private int cleanPairs;
    private int flaggedCleanPairs;
    private long nanos;

    FolderTally(String name) {
      this.name = name;
    }

    void add(List<TextReuse> pairCases, List<TextReuse> pairDetections) {
      pairs++;
      cases.addAll(pairCases);
      detections.addAll(pairDetections);
      if (pairCases.isEmpty()) {
        cleanPairs++;
        flaggedCleanPairs += pairDetections.isEmpty() ? 0 : 1;
      }
    }

    AlignmentResult.Folder result() {
      return new AlignmentResult.Folder(
          name,
          cases,
          detections,
          new AlignmentResult.Pairs(pairs, cleanPairs, flaggedCleanPairs, nanos));
    }
  }
}
