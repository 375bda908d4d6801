package org.urtext.checking;

import java.util.List;
import org.urtext.analysis.DocumentInspector;
import org.urtext.document.Document;
import org.urtext.document.DocumentFormat;
import org.urtext.document.Metadata;
import org.urtext.document.Page;
import org.urtext.document.Span;

/** Paragraphs that a person can read; no two of them share a sentence. */
final class InventedTexts {
  static final String LIGHTHOUSE =
      "The keeper of the northern lighthouse wrote down the weather every evening for forty years,"
          + " and nobody asked him to. His notebooks fill two shelves in the harbour office, where"
          + " the damp has glued the earliest pages together. A retired teacher copied out the rest"
          + " one winter, and found that the storms had moved: what used to come in November now"
          + " came after Christmas, a week later for every decade of the keeper's life.";

  static final String ORCHARD =
      "An orchard on a slope freezes from the bottom up, because cold air flows downhill like water"
          + " and gathers behind every hedge. The monks of Ellerau therefore planted their walnuts"
          + " high and their quinces low, and cut gaps in the hedges for the frost to drain away."
          + " Their plan survives on a parchment that was later used to bind a hymn book, with the"
          + " names of the trees still legible along the spine.";

  static final String BELLS =
      "A cracked bell cannot be welded without losing its voice, so most parishes recast the metal"
          + " and keep only the inscription. In Hollin they did neither. The bell was turned a"
          + " quarter so that the clapper struck sound bronze, and the crack was drilled at its end"
          + " to stop it growing. Visitors are told that the note dropped by less than a semitone;"
          + " the ringers say that on cold mornings it drops by rather more.";

  static final String FERRY =
      "The chain ferry at Osterholm needs no captain, since it can go nowhere but across. Its engine"
          + " pulls on a chain that lies along the river bed, and the current keeps it taut. In dry"
          + " summers the chain shows above the mud on both banks and children balance on it. The"
          + " company has applied three times for a bridge, and each time the town has found the"
          + " ferry too useful an excuse for being late.";

  static final String ARCHIVE =
      "Paper made from rags lasts longer than paper made from wood, and clerks knew it long before"
          + " chemists could say why. The registry of the salt works kept two copies of every"
          + " contract, a cheap one for daily use and a dear one for the vault. Only the cheap copies"
          + " carry notes in the margin, and so the careful archivist now spends her days rescuing"
          + " the very volumes that were never meant to be kept.";

  static final String OWN =
      "For this chapter I spoke with eleven people who still remember the flood, most of them in"
          + " their kitchens and all of them with coffee. I asked the same six questions in the same"
          + " order and wrote the answers down by hand, because a machine on the table makes people"
          + " talk like the radio. Where two accounts differ I give both, and I say which of the two"
          + " the tide gauge supports.";

  private InventedTexts() {}

  static String paragraphs(String... paragraphs) {
    return String.join("\n\n", paragraphs);
  }

  /** A document as if read from a file of plain text. */
  static Document document(String text) {
    Metadata metadata = new Metadata(DocumentFormat.TEXT, null, null, null, null, null, 1);
    Page page = new Page(1, new Span(0, text.length()), 0, 0);
    return new DocumentInspector()
        .inspect(new Document(text, List.of(page), null, metadata, List.of()));
  }
}
