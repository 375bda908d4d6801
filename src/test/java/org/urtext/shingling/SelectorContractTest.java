package org.urtext.shingling;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import org.urtext.analysis.Tokens;

/** What every selector of the catalogue promises, wrapped or not. */
class SelectorContractTest {
  /** Frequencies 0 to 4 by the fingerprint, as good as any. */
  private static final NgramFrequencies FREQUENCIES =
      fingerprint -> (int) (fingerprint & 7) * 4 / 7;

  @Provide
  static Arbitrary<Selection> selections() {
    return Combinators.combine(
            Arbitraries.of(SelectionMethod.values()),
            Arbitraries.integers().between(1, 12),
            Arbitraries.of(true, false))
        .as((method, p, wrapped) -> new Selection(method, method.hasParameter() ? p : 0, wrapped));
  }

  /**
   * From nothing to a hundred tokens, of vocabularies so small that ties abound and of large ones.
   */
  @Provide
  static Arbitrary<Tokens> documents() {
    return Combinators.combine(
            Arbitraries.longs(),
            Arbitraries.integers().between(0, 100),
            Arbitraries.of(1, 2, 3, 6, 20, 1_000_000))
        .as(TokenSamples::random);
  }

  @Property(tries = 3000)
  void selectsWhatThePapersWordsSay(
      @ForAll("selections") Selection selection,
      @ForAll("documents") Tokens tokens,
      @ForAll @IntRange(min = 1, max = 10) int shingleTokens) {
    SelectedShingles selected = selection.selector(shingleTokens, FREQUENCIES).select(tokens);

    List<NaiveSelection.Run> runs =
        IntStream.range(0, selected.size())
            .mapToObj(i -> new NaiveSelection.Run(selected.firstToken(i), selected.endToken(i)))
            .toList();
    assertThat(runs)
        .isEqualTo(new NaiveSelection(tokens, shingleTokens, FREQUENCIES).select(selection));
  }

  @Property
  void givesEachShingleTheFingerprintOfItsTokens(
      @ForAll("selections") Selection selection,
      @ForAll("documents") Tokens tokens,
      @ForAll @IntRange(min = 1, max = 10) int shingleTokens) {
    SelectedShingles selected = selection.selector(shingleTokens, FREQUENCIES).select(tokens);

    for (int i = 0; i < selected.size() && selection.method() != SelectionMethod.DCT; i++) {
      assertThat(selected.fingerprint(i))
          .isEqualTo(Fingerprints.ofSegment(tokens, selected.firstToken(i), selected.endToken(i)));
    }
  }

  @Property
  void selectsTheSameEveryTime(
      @ForAll("selections") Selection selection, @ForAll("documents") Tokens tokens) {
    Tokens copy = TokenSamples.of(tokens.hashes().clone());

    assertThat(selection.selector(8, FREQUENCIES).select(tokens))
        .isEqualTo(selection.selector(8, FREQUENCIES).select(copy));
  }

  @Property(tries = 100)
  void selectsNothingFromAnEmptyDocument(@ForAll("selections") Selection selection) {
    assertThat(selection.selector(8, FREQUENCIES).select(TokenSamples.of()).size()).isZero();
  }

  @Property
  void selectsNoShingleFromADocumentShorterThanOne(
      @ForAll("selections") Selection selection,
      @ForAll @IntRange(min = 0, max = 7) int tokenCount) {
    SelectedShingles selected =
        selection.selector(8, FREQUENCIES).select(TokenSamples.distinct(1, tokenCount));

    if (selection.method().usesShingles()) {
      assertThat(selected.size()).isZero();
    }
  }

  @Property
  void leavesTheCoverageAsItIsWhenCompleteOverlapIsDiscarded(
      @ForAll("selections") Selection selection, @ForAll("documents") Tokens tokens) {
    Selection plain = new Selection(selection.method(), selection.parameter(), false);

    assertThat(
            plain.withoutCompleteOverlap().selector(5, FREQUENCIES).select(tokens).coveredTokens())
        .isEqualTo(plain.selector(5, FREQUENCIES).select(tokens).coveredTokens());
  }

  @Property
  void leavesNoShingleWhoseTokensOthersCoverWhenCompleteOverlapIsDiscarded(
      @ForAll("selections") Selection selection, @ForAll("documents") Tokens tokens) {
    SelectedShingles selected =
        selection.withoutCompleteOverlap().selector(5, FREQUENCIES).select(tokens);

    int[] covers = new int[tokens.size()];
    for (int i = 0; i < selected.size(); i++) {
      for (int t = selected.firstToken(i); t < selected.endToken(i); t++) {
        covers[t]++;
      }
    }
    for (int i = 0; i < selected.size(); i++) {
      assertThat(IntStream.range(selected.firstToken(i), selected.endToken(i)))
          .anyMatch(token -> covers[token] == 1);
    }
  }
}
