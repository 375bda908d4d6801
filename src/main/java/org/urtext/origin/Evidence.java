package org.urtext.origin;

/** Why a shingle is held to have its origin. */
public enum Evidence {
  /** Nothing speaks for another document. */
  NONE,
  /** The table holds the shingle. */
  FOUND,
  /** It stands next to a found shingle, here as in the origin. */
  EXPANDED,
  /** It stands between two found shingles that have the same distance here as in the origin. */
  BRIDGED
}
