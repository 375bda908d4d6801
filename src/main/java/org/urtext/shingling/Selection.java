package org.urtext.shingling;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A way to select shingles, as a library stores it and a person writes it: {@code all}, {@code
 * winnowing(8)}, {@code no-overlap(hailstorm)}. {@link #toString} and {@link #parse} are inverse.
 *
 * @param parameter the method's l, w or p; 0 where it has none
 */
public record Selection(SelectionMethod method, int parameter, boolean isWithoutCompleteOverlap) {
  /** The paper's best: Hailstorm without complete overlap. */
  public static final Selection RECOMMENDED = new Selection(SelectionMethod.HAILSTORM, 0, true);

  private static final int MAX_PARAMETER = 99_999;
  private static final Pattern WRAPPED = Pattern.compile("no-overlap\\((.*)\\)");
  private static final Pattern PLAIN = Pattern.compile("([a-z-]+)(?:\\(([0-9]{1,5})\\))?");

  public Selection {
    boolean isSound =
        method.hasParameter() ? parameter >= 1 && parameter <= MAX_PARAMETER : parameter == 0;
    if (!isSound) {
      throw new IllegalArgumentException(
          "the selection '" + method.id() + "' cannot have the parameter " + parameter);
    }
  }

  public static Selection of(SelectionMethod method) {
    return new Selection(method, 0, false);
  }

  public static Selection of(SelectionMethod method, int parameter) {
    return new Selection(method, parameter, false);
  }

  public Selection withoutCompleteOverlap() {
    return new Selection(method, parameter, true);
  }

  /**
   * Reads what {@link #toString} writes.
   *
   * @throws IllegalArgumentException with a sentence that says what is wrong with the text
   */
  public static Selection parse(String text) {
    Matcher wrapped = WRAPPED.matcher(text);
    boolean isWrapped = wrapped.matches();
    Matcher plain = PLAIN.matcher(isWrapped ? wrapped.group(1) : text);
    if (!plain.matches()) {
      throw new IllegalArgumentException("not a way to select shingles: '" + text + "'");
    }
    SelectionMethod method =
        SelectionMethod.withId(plain.group(1))
            .orElseThrow(
                () -> new IllegalArgumentException("unknown selection '" + plain.group(1) + "'"));
    String parameter = plain.group(2);
    return new Selection(method, parameter == null ? 0 : Integer.parseInt(parameter), isWrapped);
  }

  /**
   * The selector of shingles of {@code shingleTokens} tokens.
   *
   * @param frequencies asked only if {@link SelectionMethod#usesFrequencies}
   */
  public ShingleSelector selector(int shingleTokens, NgramFrequencies frequencies) {
    Fingerprints.requireShingleTokens(shingleTokens);
    ShingleSelector selector = method.selector(shingleTokens, parameter, frequencies);
    return isWithoutCompleteOverlap ? new NoCompleteOverlapSelector(selector) : selector;
  }

  @Override
  public String toString() {
    String plain = method.hasParameter() ? method.id() + "(" + parameter + ")" : method.id();
    return isWithoutCompleteOverlap ? "no-overlap(" + plain + ")" : plain;
  }
}
