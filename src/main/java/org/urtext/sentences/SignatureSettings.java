package org.urtext.sentences;

/**
 * What a file of signatures is made with.
 *
 * @param capacity how many sentences it holds at most
 * @param algorithms how the sentences and their words were found, in the library's words; kept in
 *     the file so that signatures of other words are not taken for ours
 */
public record SignatureSettings(SignatureScheme scheme, int capacity, String algorithms) {
  /** Leaves room for the rest of the header. */
  static final int MOST_ALGORITHM_CHARS = 1000;

  public SignatureSettings {
    if (capacity < 1) {
      throw new IllegalArgumentException("no room for sentences: " + capacity);
    }
    if (algorithms.length() > MOST_ALGORITHM_CHARS) {
      throw new IllegalArgumentException("too long a description: " + algorithms);
    }
  }

  /** As many sentences as a file of this size holds, one at least. */
  public static SignatureSettings ofBytes(long bytes, SignatureScheme scheme, String algorithms) {
    return new SignatureSettings(scheme, SignatureLayout.capacityOf(bytes, scheme), algorithms);
  }
}
