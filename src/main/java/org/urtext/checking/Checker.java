package org.urtext.checking;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.urtext.alignment.PreparedText;
import org.urtext.analysis.Language;
import org.urtext.analysis.Tokens;
import org.urtext.document.Document;
import org.urtext.document.Span;
import org.urtext.library.CatalogueEntry;
import org.urtext.library.Library;
import org.urtext.library.OriginReport;
import org.urtext.progress.Progress;

/**
 * The whole check, from a document and a library to a verdict. The table names candidate sources;
 * their archived texts make it exact. The same document, library and options give the same verdict.
 *
 * <p>Any number of threads may check at once; one check also uses several. What was prepared for
 * one document is kept for the next, so a checker is to be used for as long as its library is open.
 */
public final class Checker {
  private final Library library;
  private final CheckOptions options;
  private final PreparedSources prepared;
  private final PassageFinder passages;

  public Checker(Library library, CheckOptions options) {
    this.library = library;
    this.options = options;
    this.prepared = new PreparedSources(library);
    this.passages = new PassageFinder(options.literalOnly());
  }

  /** Checks a document that is not in the library: all sources count, whatever their dates. */
  public Verdict check(Document document, JudgingRules rules, Progress progress)
      throws IOException {
    return Judge.judge(find(document, CatalogueEntry.NONE, progress), rules);
  }

  /**
   * Finds all that {@link Judge} needs to know of a document.
   *
   * @param selfId the document's id if it is in the library too, else {@link CatalogueEntry#NONE};
   *     a document is not its own source, and only earlier ones are
   */
  public Findings find(Document document, int selfId, Progress progress) throws IOException {
    progress.throwIfCancelled();
    String text = document.text();
    Language language = Language.ofIdOrOther(document.metadata().language());
    PreparedText words = prepared.prepare(text, language);
    List<Span> template = templateIn(words, language);
    OriginReport origins = library.origins(library.tokens(text, language.id()), selfId);
    Sourced sourced =
        library.settings().textsKept()
            ? align(
                words,
                language,
                candidates(origins, selfId, template),
                ContentsFinder.find(text),
                progress)
            : estimate(origins);
    return new Findings(
        document,
        words.tokens(),
        sourced.sources().stream().map(Checker::sourceOf).toList(),
        StockPhrases.marked(sourced.sources(), sourced.passages()),
        Findings.quotationsIn(document),
        ReferenceListFinder.find(text),
        template);
  }

  /**
   * @param sources the earliest first
   * @param passages in the document's order
   */
  private record Sourced(List<CatalogueEntry> sources, List<FoundPassage> passages) {}

  private List<Span> templateIn(PreparedText words, Language language) {
    List<Span> found = new ArrayList<>();
    for (Document template : options.templates()) {
      Tokens given = prepared.prepare(template.text(), language).tokens();
      found.addAll(TemplateFinder.find(words.tokens(), given));
    }
    return found;
  }

  private List<CatalogueEntry> candidates(OriginReport origins, int selfId, List<Span> template)
      throws IOException {
    @Nullable CatalogueEntry self = library.entry(selfId).orElse(null);
    BitSet ignored = new BitSet();
    Tokens tokens = origins.tokens();
    for (Span span : template) {
      for (int i = 0; i < tokens.size(); i++) {
        if (span.contains(tokens.start(i))) {
          ignored.set(i);
        }
      }
    }
    return new CandidateRetrieval(library, options, self).candidates(origins, ignored);
  }

  private Sourced estimate(OriginReport origins) {
    List<CatalogueEntry> sources = EstimatedPassages.sources(origins, options.minSharedShingles());
    return new Sourced(sources, EstimatedPassages.passages(origins, sources));
  }

  /**
   * Compares the document with every candidate; those that share nothing are dropped. Tables of
   * contents resemble each other, so within them nothing counts but the same words.
   */
  private Sourced align(
      PreparedText document,
      Language language,
      List<CatalogueEntry> candidates,
      List<Span> contents,
      Progress progress)
      throws IOException {
    AtomicInteger done = new AtomicInteger();
    List<List<FoundPassage>> byCandidate;
    try {
      byCandidate =
          candidates.parallelStream()
              .map(
                  candidate -> {
                    progress.throwIfCancelled();
                    PreparedText source = prepared.source(candidate.id(), language);
                    List<FoundPassage> found =
                        passages.find(document, source, 0).stream()
                            .filter(passage -> isMoreThanLikeness(passage, contents))
                            .toList();
                    progress.advance(done.incrementAndGet(), candidates.size(), candidate.title());
                    return found;
                  })
              .toList();
    } catch (UncheckedIOException unreadable) {
      throw unreadable.getCause();
    }
    int[] sharing =
        IntStream.range(0, candidates.size()).filter(i -> !byCandidate.get(i).isEmpty()).toArray();
    List<CatalogueEntry> sources = new ArrayList<>();
    List<FoundPassage> all = new ArrayList<>();
    for (int candidate : sharing) {
      int index = sources.size();
      sources.add(candidates.get(candidate));
      byCandidate.get(candidate).forEach(passage -> all.add(passage.ofSource(index)));
    }
    all.sort(
        Comparator.comparingInt((FoundPassage passage) -> passage.inDocument().start())
            .thenComparingInt(FoundPassage::source));
    return new Sourced(sources, all);
  }

  private static boolean isMoreThanLikeness(FoundPassage passage, List<Span> contents) {
    return passage.kind() == FoundPassage.Kind.WORD_FOR_WORD
        || !ContentsFinder.holdMost(contents, passage.inDocument());
  }

  private static Source sourceOf(CatalogueEntry entry) {
    return new Source(entry.id(), entry.title(), entry.source().path(), entry.date());
  }
}
