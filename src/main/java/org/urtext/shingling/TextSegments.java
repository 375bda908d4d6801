package org.urtext.shingling;

import org.urtext.analysis.Tokens;

/**
 * The text segments of revised hash-breaking (Seo and Croft, SIGIR 2008, as told by WWW 2009,
 * section 2.1): the document is broken "at the tokens whose hash value is divisible by" p, and
 * "segments of length less than p are ignored".
 *
 * <p>In a long document of unrelated tokens that leaves (1−1/p)<sup>p−1</sup>/p segments a token,
 * 15 % for p = 3 and 5 % for p = 8. Table 3 of the WWW paper has 20 % and 8 %, about the 1/(2p−1)
 * that remain if a break that comes too early is ignored instead, and its segment goes on. This
 * follows the words, in which the SIGIR paper agrees.
 *
 * <p>The papers leave open on which side of a break its token falls, and what becomes of the tokens
 * after the last break. Here the token ends its segment, and the end of the document is a break.
 */
final class TextSegments {
  private TextSegments() {}

  /** Turns a run of tokens into one number. */
  @FunctionalInterface
  interface SegmentFingerprint {
    long of(Tokens tokens, int firstToken, int endToken);
  }

  static SelectedShingles select(Tokens tokens, int divisor, SegmentFingerprint fingerprint) {
    SelectedShingles.Builder selected = new SelectedShingles.Builder(tokens.size() / divisor / 2);
    int first = 0;
    for (int end = 1; end <= tokens.size(); end++) {
      long last = Fingerprints.ofToken(tokens.hash(end - 1));
      if (end == tokens.size() || Long.remainderUnsigned(last, divisor) == 0) {
        if (end - first >= divisor) {
          selected.add(fingerprint.of(tokens, first, end), first, end);
        }
        first = end;
      }
    }
    return selected.build();
  }
}
