package org.urtext.checking;

import java.util.List;
import org.urtext.document.Document;

/**
 * How a document is looked for in a library. What is made of the findings afterwards is in {@link
 * JudgingRules}, which can be changed without another check.
 *
 * @param literalOnly whether nothing but long runs of the same words counts as taken over
 * @param minSharedShingles the threshold t of the paper on theses (2020): how many distinct
 *     shingles a document of the library must share to be compared at all
 * @param maxCandidates how many documents that the table names are compared
 * @param maxRelatives how many more, that share text with those, are compared too
 * @param templates texts that were given to the author to be filled in
 */
public record CheckOptions(
    boolean literalOnly,
    int minSharedShingles,
    int maxCandidates,
    int maxRelatives,
    List<Document> templates) {

  public static final CheckOptions DEFAULTS = new CheckOptions(false, 2, 60, 100, List.of());

  public CheckOptions {
    templates = List.copyOf(templates);
    if (minSharedShingles < 1 || maxCandidates < 1 || maxRelatives < 0) {
      throw new IllegalArgumentException(
          "not limits: %d, %d, %d".formatted(minSharedShingles, maxCandidates, maxRelatives));
    }
  }

  public CheckOptions withLiteralOnly(boolean changed) {
    return new CheckOptions(changed, minSharedShingles, maxCandidates, maxRelatives, templates);
  }

  public CheckOptions withMinSharedShingles(int changed) {
    return new CheckOptions(literalOnly, changed, maxCandidates, maxRelatives, templates);
  }

  public CheckOptions withTemplates(List<Document> changed) {
    return new CheckOptions(literalOnly, minSharedShingles, maxCandidates, maxRelatives, changed);
  }
}
