package org.urtext.table;

/** Which of several shingles with the same lowest score leaves a full bucket. */
public enum Ties {
  OLDEST("oldest"),
  NEWEST("newest");

  private final String id;

  Ties(String id) {
    this.id = id;
  }

  public String id() {
    return id;
  }

  static Ties ofId(String id) {
    for (Ties ties : values()) {
      if (ties.id.equals(id)) {
        return ties;
      }
    }
    throw new IllegalArgumentException("no such tie rule: " + id);
  }
}
