package org.urtext.checking;

/**
 * Why words are left out of the judgement; the id is what is stored and shown to programs. Where
 * several hold for a word, the first in this order is given.
 */
public enum SetAsideReason {
  /** Text that was given to the author to be filled in. */
  TEMPLATE("template"),
  /** The list of references at the end. */
  REFERENCES("references"),
  /** A quotation in marks, or indented, that says where it comes from. */
  QUOTATION("quotation"),
  /** A quotation that does not say where it comes from. */
  QUOTATION_WITHOUT_REFERENCE("quotation-without-reference"),
  /** A passage shorter than the shortest that counts. */
  TOO_SHORT("too-short"),
  /** Copied from sources that the user excluded, and from no other. */
  EXCLUDED_SOURCE("excluded-source");

  private final String id;

  SetAsideReason(String id) {
    this.id = id;
  }

  public String id() {
    return id;
  }

  public static SetAsideReason ofId(String id) {
    for (SetAsideReason reason : values()) {
      if (reason.id.equals(id)) {
        return reason;
      }
    }
    throw new IllegalArgumentException("no such reason to set words aside: " + id);
  }
}
