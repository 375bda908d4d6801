package org.urtext.sentences;

import java.io.IOException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntPredicate;
import org.jspecify.annotations.Nullable;
import org.urtext.progress.Progress;
import org.urtext.sentences.CandidateDocument.CandidateSentence;

/**
 * Finds the sentences of a document that stand reworded in a collection: qSign (2009, figure 5).
 * Its two steps are two methods. Candidates come from the signatures alone, all sentences of the
 * document in one pass; they also rank documents as possible sources without reading any. Then the
 * word-overlap score on the archived sentences decides.
 *
 * <p>Departures: a bound of the score, taken from the signature, thins out the candidates before
 * anything is read ({@link SentenceQuery}); and since reading is dear, only the most likely
 * documents are read. The paper reads every candidate.
 */
public final class RewordedSentenceSearch {
  private static final Comparator<CandidateDocument> LIKELIEST_FIRST =
      Comparator.comparingDouble(CandidateDocument::evidence)
          .reversed()
          .thenComparingInt(CandidateDocument::documentId);

  private final SignatureFile file;
  private final WordOverlapScore score;
  private final RewordingSettings settings;

  public RewordedSentenceSearch(
      SignatureFile file, WordFrequencies frequencies, RewordingSettings settings) {
    this.file = file;
    this.score = new WordOverlapScore(frequencies);
    this.settings = settings;
  }

  /** Both steps. */
  public List<RewordedSentence> search(
      SentenceWords sentences,
      IntPredicate eligibleDocuments,
      ArchivedSentences archive,
      Progress progress)
      throws IOException {
    return verify(sentences, candidates(sentences, eligibleDocuments, progress), archive, progress);
  }

  /**
   * The documents that may have sentences like these, the most likely first.
   *
   * @param eligibleDocuments false for documents that were removed or are not to be found
   */
  public List<CandidateDocument> candidates(
      SentenceWords sentences, IntPredicate eligibleDocuments, Progress progress)
      throws IOException {
    List<SentenceQuery> queries = queries(sentences);
    List<LikeliestSlots> found = scan(queries, eligibleDocuments, progress);
    Map<Integer, DocumentEvidence> byDocument = new HashMap<>();
    double chance = Math.log(Math.max(1, file.size()));
    for (int query = 0; query < queries.size(); query++) {
      LikeliestSlots slots = found.get(query);
      for (int i = 0; i < slots.size(); i++) {
        int slot = slots.slot(i);
        byDocument
            .computeIfAbsent(file.signatures().documentId(slot), DocumentEvidence::new)
            .add(query, file.signatures().charStart(slot), slots.value(i) - chance);
      }
    }
    return byDocument.values().stream()
        .map(DocumentEvidence::toCandidate)
        .sorted(LIKELIEST_FIRST)
        .limit(settings.mostDocuments())
        .toList();
  }

  /** The candidates whose score reaches the threshold, by their place in the searched text. */
  public List<RewordedSentence> verify(
      SentenceWords sentences,
      List<CandidateDocument> candidates,
      ArchivedSentences archive,
      Progress progress)
      throws IOException {
    List<RewordedSentence> reworded = new ArrayList<>();
    for (CandidateDocument candidate : candidates) {
      progress.throwIfCancelled();
      @Nullable SentenceWords archived = archive.of(candidate.documentId());
      if (archived == null) {
        continue;
      }
      for (CandidateSentence pair : candidate.sentences()) {
        int other = archived.startingAt(pair.charStart());
        if (other < 0) {
          continue;
        }
        int sentence = pair.querySentence();
        double overlap = score.of(sentences, sentence, archived, other);
        if (overlap >= settings.threshold()) {
          reworded.add(
              new RewordedSentence(
                  sentences.span(sentence), candidate.documentId(), archived.span(other), overlap));
        }
      }
    }
    reworded.sort(
        Comparator.comparingInt((RewordedSentence match) -> match.span().start())
            .thenComparing(Comparator.comparingDouble(RewordedSentence::score).reversed())
            .thenComparingInt(RewordedSentence::documentId)
            .thenComparingInt(match -> match.sourceSpan().start()));
    return reworded;
  }

  private List<SentenceQuery> queries(SentenceWords sentences) {
    List<SentenceQuery> queries = new ArrayList<>();
    for (int sentence = 0; sentence < sentences.size(); sentence++) {
      queries.add(
          new SentenceQuery(sentences, sentence, file.settings().scheme(), score, settings));
    }
    return queries;
  }

  private List<LikeliestSlots> scan(
      List<SentenceQuery> queries, IntPredicate eligibleDocuments, Progress progress)
      throws IOException {
    List<LikeliestSlots> found = new ArrayList<>();
    for (int query = 0; query < queries.size(); query++) {
      found.add(new LikeliestSlots(settings.candidatesPerSentence()));
    }
    SignatureScan scan =
        new SignatureScan(
            file,
            (query, slot, signature) -> {
              SentenceQuery sentence = queries.get(query);
              if (sentence.scoreBound(signature) >= settings.threshold()
                  && eligibleDocuments.test(file.signatures().documentId(slot))) {
                found.get(query).offer(slot, sentence.surprise(signature));
              }
            });
    scan.run(queries.stream().map(SentenceQuery::signatureQuery).toList(), progress);
    return found;
  }

  /** What was found in one document; candidates come query by query. */
  private static final class DocumentEvidence {
    private final int documentId;
    private final List<CandidateSentence> sentences = new ArrayList<>();
    private double evidence;
    private int lastQuery = -1;
    private double lastBest;

    DocumentEvidence(int documentId) {
      this.documentId = documentId;
    }

    void add(int query, int charStart, double natsBeyondChance) {
      sentences.add(new CandidateSentence(query, charStart));
      if (query != lastQuery) {
        lastQuery = query;
        lastBest = 0;
      }
      // Softened at 0, so that several weak candidates count for a little.
      double support = Math.log1p(Math.exp(natsBeyondChance));
      evidence += Math.max(0, support - lastBest);
      lastBest = Math.max(lastBest, support);
    }

    CandidateDocument toCandidate() {
      return new CandidateDocument(documentId, evidence, sentences);
    }
  }
}
