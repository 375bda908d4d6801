package org.urtext.origin;

/** Why a shingle is held to have its origin; the id is what is shown to programs. */
public enum Evidence {
  /** Nothing speaks for another document. */
  NONE("none"),
  /** The table holds the shingle. */
  FOUND("found"),
  /** It stands next to a found shingle, here as in the origin. */
  EXPANDED("expanded"),
  /** It stands between two found shingles that have the same distance here as in the origin. */
  BRIDGED("bridged");

  private final String id;

  Evidence(String id) {
    this.id = id;
  }

  public String id() {
    return id;
  }
}
