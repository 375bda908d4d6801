package org.urtext.checking;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.urtext.document.Document;
import org.urtext.document.Span;

/**
 * What is known of a document in the end. A plain value: the window, the reports and programs show
 * nothing that is not in it.
 *
 * @param words how many words the document has
 * @param sources those that own words or could have, the one with the most words first
 * @param passages of the sources that are not excluded, in the document's order
 * @param segments the whole text, cut where the judgement changes
 */
public record Verdict(
    Document document,
    int words,
    Shares shares,
    DominantSource dominantOrigin,
    List<JudgedSource> sources,
    List<JudgedPassage> passages,
    List<Segment> segments,
    JudgingRules rules) {

  public Verdict {
    sources = List.copyOf(sources);
    passages = List.copyOf(passages);
    segments = List.copyOf(segments);
  }

  /**
   * The one origin that most of the text comes from, by the rule of 10 per cent.
   *
   * @param kind whether there is one, and whether it is the document itself
   * @param sourceId the source, where it is another document; else −1
   * @param share of all words, in per cent
   */
  public record DominantSource(Kind kind, int sourceId, double share) {
    /** The id is what is stored and shown to programs. */
    public enum Kind {
      THE_DOCUMENT_ITSELF("self"),
      ANOTHER_DOCUMENT("source"),
      NONE("none");

      private final String id;

      Kind(String id) {
        this.id = id;
      }

      public String id() {
        return id;
      }

      public static Kind ofId(String id) {
        for (Kind kind : values()) {
          if (kind.id.equals(id)) {
            return kind;
          }
        }
        throw new IllegalArgumentException("no such kind of dominant origin: " + id);
      }
    }
  }

  /**
   * A source and what of the document it owns.
   *
   * @param share of the document's words, in per cent, that count as taken from it
   * @param sharedWords all words that stand in it, also those that an earlier source owns
   * @param longestPassageWords of its passages that count
   * @param beneath the id of the earlier source that owns most of what stands here too; −1 if none
   */
  public record JudgedSource(
      Source source,
      double share,
      int ownedWords,
      int sharedWords,
      int passages,
      int longestPassageWords,
      int beneath,
      boolean excluded) {}

  /**
   * A passage that counts.
   *
   * @param words of the document that it covers
   * @param ownedWords those of them that no earlier source owns
   */
  public record JudgedPassage(
      int sourceId,
      Span inDocument,
      Span inSource,
      FoundPassage.Kind kind,
      double confidence,
      boolean common,
      int words,
      int ownedWords) {}

  /**
   * A stretch of the text whose words are all judged alike. Segments lie side by side from the
   * first character to the last.
   *
   * @param reason why the words are set aside; null if they are not
   * @param passage the index of the passage that owns the words, or −1
   * @param otherwise what the words would be if they were not set aside
   */
  public record Segment(
      Span span,
      int words,
      WordVerdict verdict,
      @Nullable SetAsideReason reason,
      int passage,
      WordVerdict otherwise) {}
}
