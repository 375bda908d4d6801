package org.urtext.alignment;

import java.util.Arrays;
import org.urtext.analysis.Tokens;
import org.urtext.document.Span;

/**
 * A text made ready to be aligned with any other: its vocabulary, its units and where each word
 * stands, all in plain arrays. Preparing costs a sort of the tokens; afterwards aligning two
 * prepared texts takes time near linear in their lengths. Immutable, to be shared among threads.
 *
 * <p>A <i>term</i> is the rank of a term hash among the text's distinct ones, so the terms two
 * texts share stand in the same order in both. A term's hash is its token's; but where a token
 * touches the next, as letters do in scripts that put no spaces between words, a single letter says
 * little, and the two together make the term. Two such letters also count as one word.
 */
public final class PreparedText {
  private static final int ANCHOR_POSITION_BITS = 28;

  private final String text;
  private final Tokens tokens;
  private final long[] vocabulary;
  private final int[] terms;
  private final int[] forms;
  private final int[] halfWordsBefore;
  private final int[] unitFirstTokens;
  private final UnitTerms unitTerms;
  private final long[] anchors;

  private PreparedText(String text, Tokens tokens, Tokens words) {
    if (tokens.size() >= 1 << ANCHOR_POSITION_BITS) {
      throw new IllegalArgumentException("too long to be aligned: " + tokens.size() + " words");
    }
    this.text = text;
    this.tokens = tokens;
    long[] termHashes = termHashes(tokens);
    this.vocabulary = distinct(termHashes);
    this.terms = ranks(termHashes, vocabulary);
    this.halfWordsBefore = halfWords(tokens);
    this.forms = forms(words);
    this.unitFirstTokens = TextUnits.firstTokens(text, tokens);
    this.unitTerms = UnitTerms.of(terms, vocabulary.length, unitFirstTokens);
    this.anchors = anchors(forms);
  }

  /**
   * @param stems the words of the text by their stems, none dropped: common words get little weight
   *     by themselves
   * @param words the same words as they are written
   */
  public static PreparedText of(String text, Tokens stems, Tokens words) {
    if (stems.size() != words.size()) {
      throw new IllegalArgumentException(stems.size() + " stems of " + words.size() + " words");
    }
    return new PreparedText(text, stems, words);
  }

  public String text() {
    return text;
  }

  public Tokens tokens() {
    return tokens;
  }

  /** The distinct token hashes, sorted. */
  long[] vocabulary() {
    return vocabulary;
  }

  int[] terms() {
    return terms;
  }

  /** A hash of the word as it is written, apart from case. */
  int form(int tokenIndex) {
    return forms[tokenIndex];
  }

  boolean sameForm(int tokenIndex, PreparedText other, int otherIndex) {
    return forms[tokenIndex] == other.forms[otherIndex];
  }

  /** How many words the tokens are, from the first to before the end. */
  double words(int firstToken, int endToken) {
    return (halfWordsBefore[endToken] - halfWordsBefore[firstToken]) / 2.0;
  }

  double unitWords(int firstUnit, int lastUnit) {
    return words(unitFirstTokens[firstUnit], unitFirstTokens[lastUnit + 1]);
  }

  int unitCount() {
    return unitFirstTokens.length - 1;
  }

  UnitTerms unitTerms() {
    return unitTerms;
  }

  int firstToken(int unit) {
    return unitFirstTokens[unit];
  }

  /** The first token that starts at a character or after it. */
  int tokenFrom(int charOffset) {
    int low = 0;
    int high = tokens.size();
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (tokens.start(middle) < charOffset) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }

  /** The unit that holds a token. */
  int unitOf(int tokenIndex) {
    int found = Arrays.binarySearch(unitFirstTokens, tokenIndex);
    return found >= 0 ? found : -found - 2;
  }

  /** The characters of some units, with the punctuation that clings to them. */
  Span unitSpan(int firstUnit, int lastUnit) {
    return tokenSpan(unitFirstTokens[firstUnit], unitFirstTokens[lastUnit + 1] - 1);
  }

  /** The characters from one token to another, with the punctuation that clings to them. */
  Span tokenSpan(int firstToken, int lastToken) {
    int start = tokens.start(firstToken);
    int before = firstToken == 0 ? 0 : tokens.end(firstToken - 1);
    while (start > before && isOpener(text.charAt(start - 1))) {
      start--;
    }
    int end = tokens.end(lastToken);
    int after = lastToken + 1 == tokens.size() ? text.length() : tokens.start(lastToken + 1);
    while (end < after && isCloser(text.charAt(end))) {
      end++;
    }
    return new Span(start, end);
  }

  private static boolean isOpener(char c) {
    int type = Character.getType(c);
    return c == '"'
        || c == '\''
        || type == Character.START_PUNCTUATION
        || type == Character.INITIAL_QUOTE_PUNCTUATION;
  }

  private static boolean isCloser(char c) {
    int type = Character.getType(c);
    return type == Character.OTHER_PUNCTUATION
        || type == Character.END_PUNCTUATION
        || type == Character.FINAL_QUOTE_PUNCTUATION;
  }

  /**
   * The hash of every {@link VerbatimRuns#ANCHOR_TOKENS} tokens in a row, each with its first token
   * in the low bits, sorted: two texts' runs in common are found by walking through both lists.
   */
  long[] sortedAnchors() {
    return anchors;
  }

  static int anchorPosition(long anchor) {
    return (int) anchor & ((1 << ANCHOR_POSITION_BITS) - 1);
  }

  static long anchorHash(long anchor) {
    return anchor >>> ANCHOR_POSITION_BITS;
  }

  private static long[] anchors(int[] forms) {
    long[] found = new long[Math.max(0, forms.length - VerbatimRuns.ANCHOR_TOKENS + 1)];
    for (int i = 0; i < found.length; i++) {
      long hash = 0;
      for (int k = 0; k < VerbatimRuns.ANCHOR_TOKENS; k++) {
        hash = (hash ^ forms[i + k]) * 0x9E3779B97F4A7C15L;
        hash ^= hash >>> 29;
      }
      found[i] = (hash << ANCHOR_POSITION_BITS) | i;
    }
    Arrays.sort(found);
    return found;
  }

  private static boolean touchesNext(Tokens tokens, int index) {
    return index + 1 < tokens.size() && tokens.end(index) == tokens.start(index + 1);
  }

  private static long[] termHashes(Tokens tokens) {
    long[] hashes = tokens.hashes();
    boolean owned = false;
    for (int i = 0; i < tokens.size(); i++) {
      if (touchesNext(tokens, i)) {
        hashes = owned ? hashes : hashes.clone();
        owned = true;
        hashes[i] = tokens.hash(i) * 0x9E3779B97F4A7C15L + tokens.hash(i + 1);
      }
    }
    return hashes;
  }

  private static int[] halfWords(Tokens tokens) {
    int[] before = new int[tokens.size() + 1];
    for (int i = 0; i < tokens.size(); i++) {
      before[i + 1] = before[i] + (touchesNext(tokens, i) ? 1 : 2);
    }
    return before;
  }

  private static long[] distinct(long[] hashes) {
    long[] sorted = hashes.clone();
    Arrays.sort(sorted);
    int count = 0;
    for (int i = 0; i < sorted.length; i++) {
      if (i == 0 || sorted[i] != sorted[i - 1]) {
        sorted[count++] = sorted[i];
      }
    }
    return Arrays.copyOf(sorted, count);
  }

  private static int[] ranks(long[] hashes, long[] vocabulary) {
    int[] ranks = new int[hashes.length];
    for (int i = 0; i < ranks.length; i++) {
      ranks[i] = Arrays.binarySearch(vocabulary, hashes[i]);
    }
    return ranks;
  }

  private static int[] forms(Tokens words) {
    int[] forms = new int[words.size()];
    for (int i = 0; i < forms.length; i++) {
      forms[i] = Long.hashCode(words.hash(i));
    }
    return forms;
  }
}
