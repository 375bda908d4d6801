package org.urtext.shingling;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.urtext.analysis.Tokens;

/**
 * Every selector once more, word by word from the papers and with no thought of speed. The numbers
 * that the papers call fingerprints are taken from {@link Fingerprints}; nothing else is shared.
 */
record NaiveSelection(Tokens tokens, int k, NgramFrequencies frequencies) {
  /** The tokens of a selected shingle or segment. */
  record Run(int first, int end) {}

  List<Run> select(Selection selection) {
    List<Run> selected =
        switch (selection.method()) {
          case ALL -> shingles();
          case EVERY_LTH ->
              shingles().stream().filter(s -> s.first % selection.parameter() == 0).toList();
          case MODULO ->
              shingles().stream()
                  .filter(s -> isDivisible(value(s), selection.parameter()))
                  .toList();
          case WINNOWING ->
              windows(
                  selection.parameter(), Comparator.comparing(this::value, Long::compareUnsigned));
          case HASH_BREAKING, DCT -> segments(selection.parameter());
          case HAILSTORM -> shingles().stream().filter(this::isHailstone).toList();
          case FBW -> windows(selection.parameter(), byFrequency(0));
          case MFBW -> windows(selection.parameter(), byFrequency(Integer.MAX_VALUE));
        };
    return selection.isWithoutCompleteOverlap() ? withoutCompleteOverlap(selected) : selected;
  }

  private List<Run> shingles() {
    return IntStream.rangeClosed(0, tokens.size() - k).mapToObj(i -> new Run(i, i + k)).toList();
  }

  private long fingerprint(Run run) {
    return Fingerprints.ofSegment(tokens, run.first, run.end);
  }

  private long value(Run shingle) {
    return Fingerprints.selectionValue(fingerprint(shingle));
  }

  private long token(int index) {
    return Fingerprints.ofToken(tokens.hash(index));
  }

  private static boolean isDivisible(long value, int divisor) {
    return Long.remainderUnsigned(value, divisor) == 0;
  }

  private Comparator<Run> byFrequency(int ofTheUnseen) {
    Comparator<Run> byFrequency =
        Comparator.comparing(
            s -> {
              int frequency = frequencies.frequency(fingerprint(s));
              return frequency == 0 ? ofTheUnseen : frequency;
            });
    return byFrequency.thenComparing(this::value, Long::compareUnsigned);
  }

  private List<Run> windows(int w, Comparator<Run> order) {
    List<Run> shingles = shingles();
    TreeSet<Integer> chosen = new TreeSet<>();
    int window = Math.min(w, shingles.size());
    for (int start = 0; start + window <= shingles.size() && window > 0; start++) {
      int smallest = start;
      for (int i = start; i < start + window; i++) {
        if (order.compare(shingles.get(i), shingles.get(smallest)) <= 0) {
          smallest = i;
        }
      }
      chosen.add(smallest);
    }
    return chosen.stream().map(shingles::get).toList();
  }

  private boolean isHailstone(Run shingle) {
    long smallest =
        IntStream.range(shingle.first, shingle.end)
            .mapToObj(this::token)
            .min(Long::compareUnsigned)
            .orElseThrow();
    return token(shingle.first) == smallest || token(shingle.end - 1) == smallest;
  }

  private List<Run> segments(int p) {
    List<Run> segments = new ArrayList<>();
    int first = 0;
    for (int i = 0; i < tokens.size(); i++) {
      if (isDivisible(token(i), p)) {
        segments.add(new Run(first, i + 1));
        first = i + 1;
      }
    }
    segments.add(new Run(first, tokens.size()));
    return segments.stream().filter(s -> s.end - s.first >= p).toList();
  }

  private List<Run> withoutCompleteOverlap(List<Run> selected) {
    List<Run> notDiscarded = new ArrayList<>(selected);
    for (Run candidate : selected) {
      boolean isCovered =
          IntStream.range(candidate.first, candidate.end)
              .allMatch(
                  token ->
                      notDiscarded.stream()
                          .anyMatch(
                              s -> !s.equals(candidate) && s.first <= token && token < s.end));
      if (isCovered) {
        notDiscarded.remove(candidate);
      }
    }
    return notDiscarded;
  }
}
