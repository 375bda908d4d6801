package org.urtext.alignment;

/** How a passage was taken over. */
public enum PassageKind {
  /** The same words in the same order, but for small gaps. */
  WORD_FOR_WORD("word-for-word"),
  /** The same content, sentence by sentence, with words changed, moved, left out or put in. */
  EDITED("edited"),
  /** A short text that tells what a long one says. */
  SUMMARY("summary");

  private final String id;

  PassageKind(String id) {
    this.id = id;
  }

  /** The stable name for files and reports. */
  public String id() {
    return id;
  }
}
