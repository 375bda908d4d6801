package org.urtext.checking;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.urtext.alignment.AlignmentParameters;
import org.urtext.alignment.BackgroundFrequencies;
import org.urtext.alignment.EvidenceAligner;
import org.urtext.alignment.LiteralAligner;
import org.urtext.alignment.Passage;
import org.urtext.alignment.PassageAligner;
import org.urtext.alignment.PreparedText;
import org.urtext.alignment.WordAlignment;
import org.urtext.alignment.WordEdit;

/**
 * Compares a document with the text of a source. The two texts alone decide, without what a library
 * knows of words in general, so that no unrelated document changes the verdict.
 */
final class PassageFinder {
  /** Where less than this share of a passage's words are the source's, in order, it is reworded. */
  private static final double MIN_EQUAL_SHARE = .5;

  private final PassageAligner literal =
      new LiteralAligner(AlignmentParameters.DEFAULTS, BackgroundFrequencies.NONE);
  private final PassageAligner aligner;

  PassageFinder(boolean literalOnly) {
    this.aligner =
        literalOnly
            ? literal
            : new EvidenceAligner(AlignmentParameters.DEFAULTS, BackgroundFrequencies.NONE);
  }

  /**
   * The passages in the document's order. What is word for word in a reworded one is a passage of
   * its own within it.
   *
   * @param source its index among the findings' sources
   */
  List<FoundPassage> find(PreparedText document, PreparedText text, int source) {
    List<FoundPassage> found = new ArrayList<>();
    boolean reworded = false;
    for (Passage passage : aligner.align(document, text)) {
      FoundPassage.Kind kind = kindOf(document, text, passage);
      reworded |= kind.verdict() == WordVerdict.REWORDED;
      found.add(found(source, passage, kind));
    }
    if (reworded) {
      addLiteral(found, literal.align(document, text), source);
      found.sort(Comparator.comparingInt(passage -> passage.inDocument().start()));
    }
    return found;
  }

  private static FoundPassage found(int source, Passage passage, FoundPassage.Kind kind) {
    return new FoundPassage(
        source, passage.document(), passage.source(), kind, passage.confidence(), false);
  }

  private static void addLiteral(List<FoundPassage> found, List<Passage> literal, int source) {
    List<FoundPassage> copied =
        found.stream().filter(passage -> passage.kind().verdict() == WordVerdict.COPIED).toList();
    for (Passage passage : literal) {
      if (copied.stream().noneMatch(other -> other.inDocument().overlaps(passage.document()))) {
        found.add(found(source, passage, FoundPassage.Kind.WORD_FOR_WORD));
      }
    }
  }

  private static FoundPassage.Kind kindOf(
      PreparedText document, PreparedText source, Passage passage) {
    return switch (passage.kind()) {
      case WORD_FOR_WORD -> FoundPassage.Kind.WORD_FOR_WORD;
      case EDITED -> kindOf(WordAlignment.of(document, source, passage));
      case SUMMARY -> FoundPassage.Kind.SUMMARY;
    };
  }

  /** The aligner says how it found a passage; how many words are the same says what it is. */
  private static FoundPassage.Kind kindOf(List<WordEdit> edits) {
    if (edits.stream().allMatch(edit -> edit.kind() == WordEdit.Kind.EQUAL)) {
      return FoundPassage.Kind.WORD_FOR_WORD;
    }
    return equalShare(edits) >= MIN_EQUAL_SHARE
        ? FoundPassage.Kind.EDITED
        : FoundPassage.Kind.REWORDED;
  }

  /** By characters, which is near enough and needs no count of words. */
  private static double equalShare(List<WordEdit> edits) {
    int equal = 0;
    int all = 0;
    for (WordEdit edit : edits) {
      all += edit.document().length();
      equal += edit.kind() == WordEdit.Kind.EQUAL ? edit.document().length() : 0;
    }
    return all == 0 ? 0 : (double) equal / all;
  }
}
