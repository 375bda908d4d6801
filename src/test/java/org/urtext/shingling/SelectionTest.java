package org.urtext.shingling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SelectionTest {
  @Provide
  static Arbitrary<Selection> selections() {
    return Combinators.combine(
            Arbitraries.of(SelectionMethod.values()),
            Arbitraries.integers().between(1, 99_999),
            Arbitraries.of(true, false))
        .as((method, p, wrapped) -> new Selection(method, method.hasParameter() ? p : 0, wrapped));
  }

  @Property
  void isReadAsItIsWritten(@ForAll("selections") Selection selection) {
    assertThat(Selection.parse(selection.toString())).isEqualTo(selection);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "all",
        "every(4)",
        "modulo(3)",
        "winnowing(8)",
        "hash-breaking(3)",
        "dct(8)",
        "hailstorm",
        "fbw(8)",
        "mfbw(8)",
        "no-overlap(hailstorm)",
        "no-overlap(winnowing(8))"
      })
  void keepsTheFormInWhichLibrariesStoreIt(String text) {
    assertThat(Selection.parse(text)).hasToString(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "Hailstorm",
        "hail",
        "hailstorm(3)",
        "winnowing",
        "winnowing()",
        "winnowing(0)",
        "winnowing(-1)",
        "winnowing(100000)",
        "winnowing(8))",
        "no-overlap()",
        "no-overlap(no-overlap(all))",
        "winnowing(8) ",
        "all\nall"
      })
  void refusesWhatIsNoSelection(String text) {
    assertThatIllegalArgumentException().isThrownBy(() -> Selection.parse(text));
  }

  @Test
  void saysWhatIsWrong() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Selection.parse("hail"))
        .withMessage("unknown selection 'hail'");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Selection.parse("winnowing"))
        .withMessage("the selection 'winnowing' cannot have the parameter 0");
  }
}
