package org.urtext.checking;

/** What a word of the document is; the id is what is stored and shown to programs. */
public enum WordVerdict {
  FRESH("fresh"),
  COPIED("copied"),
  REWORDED("reworded"),
  SET_ASIDE("set-aside");

  private final String id;

  WordVerdict(String id) {
    this.id = id;
  }

  public String id() {
    return id;
  }

  public static WordVerdict ofId(String id) {
    for (WordVerdict verdict : values()) {
      if (verdict.id.equals(id)) {
        return verdict;
      }
    }
    throw new IllegalArgumentException("no such verdict: " + id);
  }
}
