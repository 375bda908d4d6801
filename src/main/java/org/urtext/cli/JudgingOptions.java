package org.urtext.cli;

import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import org.urtext.checking.JudgingRules;
import picocli.CommandLine.Option;

/** What is left out of a judgement, as the user says it. */
final class JudgingOptions {
  private static final String EXCLUDED_BY_THE_USER = "excluded";

  /** What can be set aside as a whole. */
  enum Part {
    QUOTES,
    REFERENCES,
    NOTHING
  }

  @Option(
      names = "--ignore",
      split = ",",
      paramLabel = "PART",
      defaultValue = "quotes,references",
      descriptionKey = "check.ignore")
  List<Part> ignored = List.of();

  @Option(
      names = "--min-words",
      paramLabel = "N",
      defaultValue = "8",
      descriptionKey = "check.min-words")
  int minWords;

  @Option(names = "--exclude", split = ",", paramLabel = "ID", descriptionKey = "check.exclude")
  List<Integer> excluded = List.of();

  JudgingRules rules() {
    return new JudgingRules(
            ignored.contains(Part.QUOTES),
            ignored.contains(Part.REFERENCES),
            true,
            Math.max(0, minWords),
            Map.of())
        .excluding(new TreeSet<>(excluded), EXCLUDED_BY_THE_USER);
  }
}
