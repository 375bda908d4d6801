package org.urtext.alignment;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Seeds from postings are the seeds that comparing all pairs of units gives. */
class UnitSeedsTest {
  private static final AlignmentParameters.Seeds PARAMETERS = AlignmentParameters.DEFAULTS.seeds();

  private record Candidate(int documentUnit, int sourceUnit, double cosine) {}

  @Property(tries = 40)
  void seedsAreThoseOfAllPairs(@ForAll @IntRange(max = 100_000) int seed) {
    Random random = new Random(seed);
    PreparedText document = Texts.english(smallVocabulary(random));
    PreparedText source = Texts.english(smallVocabulary(random));
    TextPair pair = TextPair.of(document, source, BackgroundFrequencies.NONE);

    assertThat(
            UnitSeeds.find(pair, PARAMETERS).stream()
                .map(found -> found.documentUnit() + "-" + found.sourceUnit()))
        .containsExactlyInAnyOrderElementsOf(byAllPairs(document, source));
  }

  /** Few units, so that no word is too frequent to bring up candidates. */
  private static String smallVocabulary(Random random) {
    StringBuilder text = new StringBuilder();
    for (int sentence = 0; sentence < 1 + random.nextInt(25); sentence++) {
      for (int word = 0; word < 4 + random.nextInt(12); word++) {
        int number = random.nextInt(4) == 0 ? random.nextInt(4) : random.nextInt(60);
        text.append(" w").append(number);
      }
      text.append(".");
    }
    return text.toString();
  }

  private static List<String> byAllPairs(PreparedText document, PreparedText source) {
    List<Map<Long, Integer>> mine = units(document);
    List<Map<Long, Integer>> theirs = units(source);
    Map<Long, Integer> frequencies = new HashMap<>();
    List<Map<Long, Integer>> all = new ArrayList<>(mine);
    all.addAll(theirs);
    for (Map<Long, Integer> unit : all) {
      unit.keySet().forEach(word -> frequencies.merge(word, 1, Integer::sum));
    }
    Map<Long, Double> weights = new HashMap<>();
    frequencies.forEach(
        (word, frequency) -> weights.put(word, Math.log((double) all.size() / frequency)));

    List<Candidate> candidates = new ArrayList<>();
    for (int a = 0; a < mine.size(); a++) {
      for (int b = 0; b < theirs.size(); b++) {
        double norms =
            Math.sqrt(dot(mine.get(a), mine.get(a), weights))
                * Math.sqrt(dot(theirs.get(b), theirs.get(b), weights));
        double cosine = norms == 0 ? 0 : dot(mine.get(a), theirs.get(b), weights) / norms;
        Set<Long> shared = new HashSet<>(mine.get(a).keySet());
        shared.retainAll(theirs.get(b).keySet());
        double dice = 2.0 * shared.size() / (mine.get(a).size() + theirs.get(b).size());
        if (cosine >= PARAMETERS.minCosine() && dice >= PARAMETERS.minDice()) {
          candidates.add(new Candidate(a, b, cosine));
        }
      }
    }
    return candidates.stream()
        .filter(
            one ->
                candidates.stream()
                    .filter(
                        other ->
                            other.documentUnit() == one.documentUnit()
                                || other.sourceUnit() == one.sourceUnit())
                    .allMatch(
                        other -> one.cosine() >= PARAMETERS.mutualShare() * other.cosine() - 1e-9))
        .map(one -> one.documentUnit() + "-" + one.sourceUnit())
        .toList();
  }

  private static double dot(
      Map<Long, Integer> one, Map<Long, Integer> other, Map<Long, Double> weights) {
    double sum = 0;
    for (Map.Entry<Long, Integer> entry : one.entrySet()) {
      double weight = weights.getOrDefault(entry.getKey(), 0.0);
      sum += weight * weight * entry.getValue() * other.getOrDefault(entry.getKey(), 0);
    }
    return sum;
  }

  private static List<Map<Long, Integer>> units(PreparedText text) {
    List<Map<Long, Integer>> units = new ArrayList<>();
    for (int unit = 0; unit < text.unitCount(); unit++) {
      Map<Long, Integer> counts = new HashMap<>();
      for (int i = text.firstToken(unit); i < text.firstToken(unit + 1); i++) {
        counts.merge(text.tokens().hash(i), 1, Integer::sum);
      }
      units.add(counts);
    }
    return units;
  }
}
