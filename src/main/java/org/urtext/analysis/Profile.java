package org.urtext.analysis;

/** How text becomes tokens; the id is what is stored and shown to programs. */
public enum Profile {
  /**
   * Every word, as in the paper on origin detection (2009): alphanumeric sequences, lower-cased.
   */
  EXACT("exact"),
  /**
   * Words that carry meaning, as in the paper on fingerprint selection for theses (2020), the row
   * "a + b + c" of its table II: without stop words and words under three letters, then stemmed.
   */
  THESIS("thesis");

  private final String id;

  Profile(String id) {
    this.id = id;
  }

  public String id() {
    return id;
  }

  public static Profile ofId(String id) {
    for (Profile profile : values()) {
      if (profile.id.equals(id)) {
        return profile;
      }
    }
    throw new IllegalArgumentException("no such profile: " + id);
  }
}
