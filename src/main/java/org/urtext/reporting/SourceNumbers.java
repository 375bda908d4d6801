package org.urtext.reporting;

import java.util.HashMap;
import java.util.Map;
import org.urtext.checking.Verdict;
import org.urtext.checking.Verdict.JudgedSource;

/**
 * The numbers that sources carry beside the text, from 1 on in the verdict's order. A later copy
 * has no number of its own: it goes by that of the earlier source that it stands beneath.
 */
public final class SourceNumbers {
  private final Map<Integer, Integer> bySourceId = new HashMap<>();

  private SourceNumbers() {}

  public static SourceNumbers of(Verdict verdict) {
    SourceNumbers numbers = new SourceNumbers();
    for (JudgedSource judged : verdict.sources()) {
      if (judged.beneath() < 0) {
        numbers.bySourceId.put(judged.source().id(), numbers.bySourceId.size() + 1);
      }
    }
    int own = numbers.bySourceId.size();
    for (JudgedSource judged : verdict.sources()) {
      if (judged.beneath() >= 0) {
        int number = numbers.bySourceId.getOrDefault(judged.beneath(), own + 1);
        numbers.bySourceId.putIfAbsent(judged.source().id(), number);
      }
    }
    return numbers;
  }

  /** 0 for a source that the verdict does not name. */
  public int of(int sourceId) {
    return bySourceId.getOrDefault(sourceId, 0);
  }

  public SourceColour colourOf(int sourceId) {
    return SourceColour.ofNumber(of(sourceId));
  }
}
