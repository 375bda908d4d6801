package org.urtext.sentences;

/**
 * Which sentences are signed and searched for. Very short ones are stock phrases. Of very long ones
 * (lists, tables, whatever has no full stop) the signatures would be nearly all ones and all alike;
 * they are cut into equal pieces that count as sentences of their own. The paper knows no limits.
 *
 * @param fewestWords distinct words that a sentence needs
 * @param mostWords words that a sentence has at most before it is cut
 */
public record SentenceLimits(int fewestWords, int mostWords) {
  public static final SentenceLimits STANDARD = new SentenceLimits(5, 24);

  public SentenceLimits {
    if (fewestWords < 1 || mostWords < fewestWords) {
      throw new IllegalArgumentException(
          "no sentence has " + fewestWords + " to " + mostWords + " words");
    }
  }
}
