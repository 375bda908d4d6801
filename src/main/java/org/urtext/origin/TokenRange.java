package org.urtext.origin;

/**
 * A run of tokens.
 *
 * @param endToken the token after the last
 */
public record TokenRange(int firstToken, int endToken) {
  public int size() {
    return endToken - firstToken;
  }
}
