package org.urtext.checking;

import java.util.Map;
import java.util.Set;

/**
 * Which words are left out of the judgement. Changing a rule never needs another check.
 *
 * @param minWords passages with fewer words do not count
 * @param excludedSources the ids of the sources that the user excluded, each with the user's reason
 */
public record JudgingRules(
    boolean setQuotationsAside,
    boolean setReferencesAside,
    boolean setTemplateAside,
    int minWords,
    Map<Integer, String> excludedSources) {

  public static final JudgingRules DEFAULTS = new JudgingRules(true, true, true, 8, Map.of());

  public JudgingRules {
    excludedSources = Map.copyOf(excludedSources);
    if (minWords < 0) {
      throw new IllegalArgumentException("a passage cannot have fewer than no words: " + minWords);
    }
  }

  public boolean excludes(Source source) {
    return excludedSources.containsKey(source.id());
  }

  /** The same rules without certain sources. */
  public JudgingRules excluding(Set<Integer> sourceIds, String reason) {
    var excluded = new java.util.TreeMap<>(excludedSources);
    sourceIds.forEach(id -> excluded.put(id, reason));
    return new JudgingRules(
        setQuotationsAside, setReferencesAside, setTemplateAside, minWords, excluded);
  }
}
