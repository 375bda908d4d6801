package org.urtext.shingling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.urtext.analysis.Tokens;

/** The properties that the papers claim for particular selectors. */
class SelectorPropertiesTest {
  private static final int K = 5;

  @Provide
  static Arbitrary<Tokens> documents() {
    return Combinators.combine(
            Arbitraries.longs(),
            Arbitraries.integers().between(0, 80),
            Arbitraries.of(2, 4, 30, 1_000_000))
        .as(TokenSamples::random);
  }

  @Provide
  static Arbitrary<Selection> contextFree() {
    return Arbitraries.of("all", "modulo(2)", "modulo(3)", "modulo(7)", "hailstorm")
        .map(Selection::parse);
  }

  @Provide
  static Arbitrary<Selection> positionIndependent() {
    return Arbitraries.of("all", "modulo(3)", "winnowing(4)", "hailstorm", "fbw(4)", "mfbw(4)")
        .map(Selection::parse);
  }

  @Property
  void contextFreeSelectorsSelectAShingleEverywhereOrNowhere(
      @ForAll("contextFree") Selection selection,
      @ForAll("documents") Tokens one,
      @ForAll("documents") Tokens other) {
    Map<Long, Boolean> isSelected = new HashMap<>();
    for (Tokens tokens : new Tokens[] {one, other, TokenSamples.join(other, one)}) {
      BitSet starts = starts(selection, tokens);
      long[] fingerprints = Fingerprints.ofShingles(tokens, K);
      for (int i = 0; i < fingerprints.length; i++) {
        assertThat(isSelected.merge(fingerprints[i], starts.get(i), (before, now) -> before))
            .isEqualTo(starts.get(i));
      }
    }
  }

  @Property
  void winnowingIsLocal(
      @ForAll("documents") Tokens before,
      @ForAll("documents") Tokens shared,
      @ForAll("documents") Tokens after,
      @ForAll @IntRange(min = 1, max = 8) int w) {
    assertSameChoiceAwayFromTheEdges(
        Selection.of(SelectionMethod.WINNOWING, w), before, shared, after, w - 1);
  }

  @Property
  void aPassageIsSelectedAlikeWhereverItStands(
      @ForAll("positionIndependent") Selection selection,
      @ForAll("documents") Tokens before,
      @ForAll("documents") Tokens shared,
      @ForAll("documents") Tokens after) {
    int reach = Math.max(1, selection.parameter()) - 1;
    assertSameChoiceAwayFromTheEdges(selection, before, shared, after, reach);
  }

  /** A shingle's windows lie within {@code reach} shingles on either side. */
  private static void assertSameChoiceAwayFromTheEdges(
      Selection selection, Tokens before, Tokens shared, Tokens after, int reach) {
    BitSet alone = starts(selection, shared);
    BitSet within = starts(selection, TokenSamples.join(before, shared, after));
    int shingles = shared.size() - K + 1;
    for (int i = reach; i < shingles - reach; i++) {
      assertThat(within.get(before.size() + i)).isEqualTo(alone.get(i));
    }
  }

  @Property
  void winnowingSelectsAtLeastOneInEveryWindow(
      @ForAll("documents") Tokens tokens, @ForAll @IntRange(min = 1, max = 9) int w) {
    for (SelectionMethod method :
        new SelectionMethod[] {SelectionMethod.WINNOWING, SelectionMethod.FBW}) {
      BitSet starts = starts(Selection.of(method, w), tokens);
      for (int first = 0; first + w <= tokens.size() - K + 1; first++) {
        assertThat(starts.get(first, first + w).isEmpty()).isFalse();
      }
    }
  }

  /** Lemma 1. */
  @Property
  void hailstormCoversEveryTokenButTheOutermost(@ForAll("documents") Tokens tokens) {
    BitSet covered =
        Selection.parse("hailstorm")
            .selector(K, NgramFrequencies.NONE)
            .select(tokens)
            .coveredTokens();

    int end = tokens.size() - (K - 1);
    assertThat(covered.nextClearBit(K - 1)).isGreaterThanOrEqualTo(end);
  }

  @Property
  void everyLthCoversEveryTokenUpToItsLastShingleIfLIsAtMostK(
      @ForAll("documents") Tokens tokens, @ForAll @IntRange(min = 1, max = K) int l) {
    BitSet covered =
        Selection.of(SelectionMethod.EVERY_LTH, l)
            .selector(K, NgramFrequencies.NONE)
            .select(tokens)
            .coveredTokens();

    assertThat(covered.nextClearBit(0)).isGreaterThan(tokens.size() < K ? -1 : tokens.size() - l);
  }

  @Test
  void everyLthDependsOnThePosition() {
    Tokens shared = TokenSamples.distinct(1, 40);
    Selection everyFourth = Selection.parse("every(4)");

    BitSet shifted = starts(everyFourth, TokenSamples.join(TokenSamples.of(7), shared));

    assertThat(shifted.get(1, 40)).isNotEqualTo(starts(everyFourth, shared));
  }

  @Test
  void withoutCompleteOverlapAllAndEvery4thBecomeEvery8th() {
    Tokens tokens = TokenSamples.distinct(1, 8 * 20);
    SelectedShingles every8th =
        Selection.parse("every(8)").selector(8, NgramFrequencies.NONE).select(tokens);

    for (String selection : new String[] {"no-overlap(all)", "no-overlap(every(4))"}) {
      assertThat(Selection.parse(selection).selector(8, NgramFrequencies.NONE).select(tokens))
          .isEqualTo(every8th);
    }
  }

  @Test
  void theRightmostOfEqualShinglesIsWinnowed() {
    Tokens tokens = TokenSamples.of(new long[20]);

    assertThat(starts(Selection.parse("winnowing(4)"), tokens).stream())
        .containsExactlyElementsOf(IntStream.rangeClosed(3, 15).boxed().toList());
  }

  @Test
  void fbwPrefersTheRarestAndMfbwTheRarestThatIsKnown() {
    Tokens tokens = TokenSamples.distinct(1, 3);
    long[] unigrams = Fingerprints.ofShingles(tokens, 1);
    NgramFrequencies frequencies =
        fingerprint -> new int[] {2, 0, 1}[indexOf(unigrams, fingerprint)];

    assertThat(Selection.parse("fbw(3)").selector(1, frequencies).select(tokens).fingerprints())
        .containsExactly(unigrams[1]);
    assertThat(Selection.parse("mfbw(3)").selector(1, frequencies).select(tokens).fingerprints())
        .containsExactly(unigrams[2]);
  }

  @Test
  void fbwAndMfbwWinnowWhereNothingIsKnown() {
    Tokens tokens = TokenSamples.distinct(1, 500);
    SelectedShingles winnowed =
        Selection.parse("winnowing(8)").selector(8, NgramFrequencies.NONE).select(tokens);

    for (String selection : new String[] {"fbw(8)", "mfbw(8)"}) {
      assertThat(Selection.parse(selection).selector(8, NgramFrequencies.NONE).select(tokens))
          .isEqualTo(winnowed);
    }
  }

  private static int indexOf(long[] values, long value) {
    return IntStream.range(0, values.length)
        .filter(i -> values[i] == value)
        .findFirst()
        .orElseThrow();
  }

  private static BitSet starts(Selection selection, Tokens tokens) {
    NgramFrequencies frequencies = fingerprint -> (int) (fingerprint & 3);
    SelectedShingles selected = selection.selector(K, frequencies).select(tokens);
    BitSet starts = new BitSet();
    for (int i = 0; i < selected.size(); i++) {
      starts.set(selected.firstToken(i));
    }
    return starts;
  }
}
