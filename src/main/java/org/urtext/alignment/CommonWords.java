package org.urtext.alignment;

import java.util.Arrays;

/**
 * A common subsequence of the words of two stretches of text. Equal ends are taken first; then the
 * words that stand once in either stretch, as many as are in the same order (B. Cohen's patience
 * diff), cut it into smaller ones; a small stretch without such words gets a longest common
 * subsequence by dynamic programming. The work is near linear: what is large and has no word of its
 * own is left unmatched.
 */
final class CommonWords {
  private static final int MAX_TABLE_CELLS = 1 << 18;
  private static final int MAX_DEPTH = 24;

  private final PreparedText document;
  private final PreparedText source;
  private final int documentOrigin;
  private final int[] partners;

  private CommonWords(PreparedText document, PreparedText source, int documentOrigin, int length) {
    this.document = document;
    this.source = source;
    this.documentOrigin = documentOrigin;
    this.partners = new int[length];
    Arrays.fill(partners, -1);
  }

  /** For each token of the document's stretch its partner, a token of the source, or -1. */
  static int[] of(
      PreparedText document,
      int documentFrom,
      int documentTo,
      PreparedText source,
      int sourceFrom,
      int sourceTo) {
    CommonWords words = new CommonWords(document, source, documentFrom, documentTo - documentFrom);
    words.match(documentFrom, documentTo, sourceFrom, sourceTo, 0);
    return words.partners;
  }

  private void pair(int documentToken, int sourceToken) {
    partners[documentToken - documentOrigin] = sourceToken;
  }

  private void match(int documentFrom, int documentTo, int sourceFrom, int sourceTo, int depth) {
    int from = documentFrom;
    int otherFrom = sourceFrom;
    while (from < documentTo
        && otherFrom < sourceTo
        && document.sameForm(from, source, otherFrom)) {
      pair(from++, otherFrom++);
    }
    int to = documentTo;
    int otherTo = sourceTo;
    while (to > from && otherTo > otherFrom && document.sameForm(to - 1, source, otherTo - 1)) {
      pair(--to, --otherTo);
    }
    if (from == to || otherFrom == otherTo) {
      return;
    }
    int[][] anchors =
        depth < MAX_DEPTH ? inOrder(wordsOfTheirOwn(from, to, otherFrom, otherTo)) : new int[0][];
    if (anchors.length > 0) {
      for (int[] anchor : anchors) {
        match(from, anchor[0], otherFrom, anchor[1], depth + 1);
        pair(anchor[0], anchor[1]);
        from = anchor[0] + 1;
        otherFrom = anchor[1] + 1;
      }
      match(from, to, otherFrom, otherTo, depth + 1);
    } else if ((long) (to - from + 1) * (otherTo - otherFrom + 1) <= MAX_TABLE_CELLS) {
      longestCommonSubsequence(from, to, otherFrom, otherTo);
    }
  }

  /** The pairs of words that stand once on either side, in the document's order. */
  private int[][] wordsOfTheirOwn(int from, int to, int otherFrom, int otherTo) {
    long[] mine = sorted(document, from, to);
    long[] theirs = sorted(source, otherFrom, otherTo);
    int[][] pairs = new int[Math.min(mine.length, theirs.length)][];
    int count = 0;
    for (int i = 0, j = 0; i < mine.length && j < theirs.length; ) {
      long form = mine[i] >> 32;
      long other = theirs[j] >> 32;
      if (form == other && isAlone(mine, i) && isAlone(theirs, j)) {
        pairs[count++] = new int[] {(int) mine[i], (int) theirs[j]};
      }
      i += form <= other ? 1 : 0;
      j += other <= form ? 1 : 0;
    }
    pairs = Arrays.copyOf(pairs, count);
    Arrays.sort(pairs, (one, two) -> Integer.compare(one[0], two[0]));
    return pairs;
  }

  private static long[] sorted(PreparedText text, int from, int to) {
    long[] sorted = new long[to - from];
    for (int i = from; i < to; i++) {
      sorted[i - from] = (long) text.form(i) << 32 | i;
    }
    Arrays.sort(sorted);
    return sorted;
  }

  private static boolean isAlone(long[] sorted, int index) {
    long form = sorted[index] >> 32;
    return (index == 0 || sorted[index - 1] >> 32 != form)
        && (index + 1 == sorted.length || sorted[index + 1] >> 32 != form);
  }

  /** The longest increasing subsequence by the source's side (patience sorting). */
  private static int[][] inOrder(int[][] pairs) {
    int[] tops = new int[pairs.length];
    int[] before = new int[pairs.length];
    int piles = 0;
    for (int i = 0; i < pairs.length; i++) {
      int low = 0;
      int high = piles;
      while (low < high) {
        int middle = (low + high) >>> 1;
        if (pairs[tops[middle]][1] < pairs[i][1]) {
          low = middle + 1;
        } else {
          high = middle;
        }
      }
      before[i] = low == 0 ? -1 : tops[low - 1];
      tops[low] = i;
      piles = Math.max(piles, low + 1);
    }
    int[][] chosen = new int[piles][];
    int at = piles == 0 ? -1 : tops[piles - 1];
    for (int k = piles - 1; k >= 0; k--) {
      chosen[k] = pairs[at];
      at = before[at];
    }
    return chosen;
  }

  private void longestCommonSubsequence(int from, int to, int otherFrom, int otherTo) {
    int width = otherTo - otherFrom + 1;
    int[] lengths = new int[(to - from + 1) * width];
    for (int i = to - 1; i >= from; i--) {
      for (int j = otherTo - 1; j >= otherFrom; j--) {
        int cell = (i - from) * width + j - otherFrom;
        lengths[cell] =
            document.sameForm(i, source, j)
                ? lengths[cell + width + 1] + 1
                : Math.max(lengths[cell + width], lengths[cell + 1]);
      }
    }
    int i = from;
    int j = otherFrom;
    while (i < to && j < otherTo) {
      int cell = (i - from) * width + j - otherFrom;
      if (document.sameForm(i, source, j)) {
        pair(i++, j++);
      } else if (lengths[cell + width] >= lengths[cell + 1]) {
        i++;
      } else {
        j++;
      }
    }
  }
}
