package org.urtext.alignment;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import org.urtext.analysis.Tokens;
import org.urtext.document.Span;

/**
 * The runs of words that two texts have in common, letter for letter but for case, found by walking
 * through the sorted anchors of both. Where a document's words stand in several runs, the longest
 * has them. Time is linear in the texts plus a sort of the anchors in common.
 */
final class VerbatimRuns {
  /** Shorter runs are found only as parts of edited passages. */
  static final int ANCHOR_TOKENS = 8;

  /**
   * Above so many pairs an anchor that repeats in both texts is paired first with first, second
   * with second, and so on, so that a text of one sentence a thousand times costs no million.
   */
  private static final int MAX_PAIRS_OF_ANCHOR = 64;

  private final PreparedText document;
  private final PreparedText source;
  private long[] matches = new long[16];
  private int matchCount;

  private VerbatimRuns(PreparedText document, PreparedText source) {
    this.document = document;
    this.source = source;
  }

  /** The same words, from a token of the document and from a token of the source on. */
  record Run(int documentToken, int sourceToken, int tokens) {
    int documentEnd() {
      return documentToken + tokens;
    }

    int sourceEnd() {
      return sourceToken + tokens;
    }

    /** The part outside of a span of the document; of two such parts the longer. */
    Run outside(Span span, Tokens document) {
      if (tokens == 0
          || document.start(documentToken) >= span.end()
          || document.end(documentEnd() - 1) <= span.start()) {
        return this;
      }
      int from = documentToken;
      int to = documentEnd();
      while (to > from && document.start(to - 1) >= span.end()) {
        to--;
      }
      while (from < to && document.end(from) <= span.start()) {
        from++;
      }
      if (from == to) {
        return this;
      }
      return from - documentToken >= documentEnd() - to
          ? new Run(documentToken, sourceToken, from - documentToken)
          : new Run(to, sourceToken + to - documentToken, documentEnd() - to);
    }
  }

  /** The runs in the document's order, none overlapping another on the document's side. */
  static List<Run> find(PreparedText document, PreparedText source) {
    VerbatimRuns runs = new VerbatimRuns(document, source);
    runs.matchAnchors();
    return runs.matchCount == 0 ? List.of() : runs.longestFirst(runs.maximal());
  }

  private void matchAnchors() {
    long[] mine = document.sortedAnchors();
    long[] theirs = source.sortedAnchors();
    int i = 0;
    int j = 0;
    while (i < mine.length && j < theirs.length) {
      long myHash = PreparedText.anchorHash(mine[i]);
      long theirHash = PreparedText.anchorHash(theirs[j]);
      if (myHash < theirHash) {
        i++;
      } else if (myHash > theirHash) {
        j++;
      } else {
        int myEnd = groupEnd(mine, i, myHash);
        int theirEnd = groupEnd(theirs, j, theirHash);
        pairUp(mine, i, myEnd, theirs, j, theirEnd);
        i = myEnd;
        j = theirEnd;
      }
    }
    Arrays.sort(matches, 0, matchCount);
  }

  private static int groupEnd(long[] anchors, int start, long hash) {
    int end = start + 1;
    while (end < anchors.length && PreparedText.anchorHash(anchors[end]) == hash) {
      end++;
    }
    return end;
  }

  private void pairUp(long[] mine, int i, int myEnd, long[] theirs, int j, int theirEnd) {
    if ((long) (myEnd - i) * (theirEnd - j) > MAX_PAIRS_OF_ANCHOR) {
      for (int k = 0; i + k < myEnd && j + k < theirEnd; k++) {
        addMatch(mine[i + k], theirs[j + k]);
      }
      return;
    }
    for (int a = i; a < myEnd; a++) {
      for (int b = j; b < theirEnd; b++) {
        addMatch(mine[a], theirs[b]);
      }
    }
  }

  private void addMatch(long myAnchor, long theirAnchor) {
    int documentToken = PreparedText.anchorPosition(myAnchor);
    int sourceToken = PreparedText.anchorPosition(theirAnchor);
    for (int k = 0; k < ANCHOR_TOKENS; k++) {
      if (!document.sameForm(documentToken + k, source, sourceToken + k)) {
        return;
      }
    }
    if (matchCount == matches.length) {
      matches = Arrays.copyOf(matches, matchCount * 2);
    }
    long diagonal = documentToken - sourceToken + (1L << 30);
    matches[matchCount++] = (diagonal << 32) | documentToken;
  }

  /** Joins the anchors of a diagonal and lets them grow as far as the words are the same. */
  private List<Run> maximal() {
    List<Run> runs = new ArrayList<>();
    long diagonal = -1;
    int reached = 0;
    for (int m = 0; m < matchCount; m++) {
      int start = (int) matches[m];
      if (matches[m] >>> 32 == diagonal && start < reached) {
        continue;
      }
      diagonal = matches[m] >>> 32;
      int shift = (int) (diagonal - (1L << 30));
      int end = start + ANCHOR_TOKENS;
      while (start > 0
          && start > shift
          && document.sameForm(start - 1, source, start - 1 - shift)) {
        start--;
      }
      while (end < document.tokens().size()
          && end - shift < source.tokens().size()
          && document.sameForm(end, source, end - shift)) {
        end++;
      }
      reached = end;
      runs.add(new Run(start, start - shift, end - start));
    }
    return runs;
  }

  private List<Run> longestFirst(List<Run> runs) {
    runs.sort(Comparator.comparingInt(Run::tokens).reversed());
    BitSet taken = new BitSet(document.tokens().size());
    List<Run> kept = new ArrayList<>();
    for (Run run : runs) {
      int from = taken.nextClearBit(run.documentToken());
      while (from < run.documentEnd()) {
        int next = taken.nextSetBit(from);
        int to = next < 0 ? run.documentEnd() : Math.min(next, run.documentEnd());
        if (to - from >= ANCHOR_TOKENS) {
          kept.add(new Run(from, run.sourceToken() + from - run.documentToken(), to - from));
        }
        from = taken.nextClearBit(to);
      }
      taken.set(run.documentToken(), run.documentEnd());
    }
    kept.sort(Comparator.comparingInt(Run::documentToken));
    return kept;
  }
}
