package org.urtext.checking;

import org.urtext.document.Span;

/**
 * A passage of the document that also stands in a source, before anything is judged.
 *
 * @param source the index of the source among the findings' sources
 * @param inSource the characters of the source; empty where only the table knows it
 * @param confidence from 0 to 1
 * @param common whether it stands in many unrelated sources, as stock phrases do
 */
public record FoundPassage(
    int source, Span inDocument, Span inSource, Kind kind, double confidence, boolean common) {

  FoundPassage ofSource(int index) {
    return new FoundPassage(index, inDocument, inSource, kind, confidence, common);
  }

  FoundPassage asCommon() {
    return new FoundPassage(source, inDocument, inSource, kind, confidence, true);
  }

  /** How the passage was taken over; the id is what is stored and shown to programs. */
  public enum Kind {
    WORD_FOR_WORD("word-for-word", WordVerdict.COPIED),
    /** Small edits: most words are the same, in the same order. */
    EDITED("edited", WordVerdict.COPIED),
    /** The same sentences in other words. */
    REWORDED("reworded", WordVerdict.REWORDED),
    SUMMARY("summary", WordVerdict.REWORDED),
    /** Known from fingerprints alone; there is no text to compare with. */
    ESTIMATED("estimated", WordVerdict.COPIED);

    private final String id;
    private final WordVerdict verdict;

    Kind(String id, WordVerdict verdict) {
      this.id = id;
      this.verdict = verdict;
    }

    public String id() {
      return id;
    }

    /** What the words of such a passage are. */
    public WordVerdict verdict() {
      return verdict;
    }

    public static Kind ofId(String id) {
      for (Kind kind : values()) {
        if (kind.id.equals(id)) {
          return kind;
        }
      }
      throw new IllegalArgumentException("no such kind of passage: " + id);
    }
  }
}
