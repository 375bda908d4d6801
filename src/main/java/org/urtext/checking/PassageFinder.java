package org.urtext.checking;

import java.util.ArrayList;
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

  private final PassageAligner aligner;

  PassageFinder(boolean literalOnly) {
    this.aligner =
        literalOnly
            ? new LiteralAligner(AlignmentParameters.DEFAULTS, BackgroundFrequencies.NONE)
            : new EvidenceAligner(AlignmentParameters.DEFAULTS, BackgroundFrequencies.NONE);
  }

  /**
   * @param source its index among the findings' sources
   */
  List<FoundPassage> find(PreparedText document, PreparedText text, int source) {
    List<FoundPassage> found = new ArrayList<>();
    for (Passage passage : aligner.align(document, text)) {
      found.add(
          new FoundPassage(
              source,
              passage.document(),
              passage.source(),
              kindOf(document, text, passage),
              passage.confidence(),
              false));
    }
    return found;
  }

  private static FoundPassage.Kind kindOf(
      PreparedText document, PreparedText source, Passage passage) {
    return switch (passage.kind()) {
      case WORD_FOR_WORD -> FoundPassage.Kind.WORD_FOR_WORD;
      case EDITED ->
          equalShare(document, source, passage) >= MIN_EQUAL_SHARE
              ? FoundPassage.Kind.EDITED
              : FoundPassage.Kind.REWORDED;
      case SUMMARY -> FoundPassage.Kind.SUMMARY;
    };
  }

  /** By characters, which is near enough and needs no count of words. */
  private static double equalShare(PreparedText document, PreparedText source, Passage passage) {
    int equal = 0;
    int all = 0;
    for (WordEdit edit : WordAlignment.of(document, source, passage)) {
      all += edit.document().length();
      equal += edit.kind() == WordEdit.Kind.EQUAL ? edit.document().length() : 0;
    }
    return all == 0 ? 0 : (double) equal / all;
  }
}
