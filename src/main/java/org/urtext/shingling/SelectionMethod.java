package org.urtext.shingling;

import java.util.Optional;
import java.util.stream.Stream;

/** The family of shingle selectors. The ids are stored with libraries and never change. */
public enum SelectionMethod {
  ALL("all", "every shingle", "", (k, none, f) -> new AllSelector(k)),
  EVERY_LTH("every", "every l-th shingle", "l", (k, l, f) -> new EveryLthSelector(k, l)),
  MODULO("modulo", "shingles divisible by l", "l", (k, l, f) -> new ModuloSelector(k, l)),
  WINNOWING(
      "winnowing",
      "the smallest of every w shingles",
      "w",
      (k, w, f) -> new WinnowingSelector(k, w)),
  HASH_BREAKING(
      "hash-breaking",
      "segments of at least p tokens between tokens divisible by p",
      "p",
      (k, p, f) -> new HashBreakingSelector(p)),
  DCT(
      "dct",
      "the segments of hash-breaking, fingerprinted by a cosine transform",
      "p",
      (k, p, f) -> new DctSelector(p)),
  HAILSTORM(
      "hailstorm",
      "shingles whose smallest token stands first or last",
      "",
      (k, none, f) -> new HailstormSelector(k)),
  FBW("fbw", "the rarest of every w shingles", "w", FbwSelector::new),
  MFBW("mfbw", "the rarest of every w shingles that the collection knows", "w", MfbwSelector::new);

  /** Makes a selector of shingles of k tokens. */
  @FunctionalInterface
  private interface Factory {
    ShingleSelector create(int shingleTokens, int parameter, NgramFrequencies frequencies);
  }

  private final String id;
  private final String description;
  private final String parameterName;
  private final Factory factory;

  SelectionMethod(String id, String description, String parameterName, Factory factory) {
    this.id = id;
    this.description = description;
    this.parameterName = parameterName;
    this.factory = factory;
  }

  public String id() {
    return id;
  }

  public String description() {
    return description;
  }

  public boolean hasParameter() {
    return !parameterName.isEmpty();
  }

  /** The letter that the papers give to the parameter; empty where there is none. */
  public String parameterName() {
    return parameterName;
  }

  /**
   * Whether the selector asks for the frequencies of n-grams, so that somebody has to count them.
   */
  public boolean usesFrequencies() {
    return this == FBW || this == MFBW;
  }

  /** Whether it selects shingles of k tokens, and not segments of any length. */
  public boolean usesShingles() {
    return this != HASH_BREAKING && this != DCT;
  }

  public static Optional<SelectionMethod> withId(String id) {
    return Stream.of(values()).filter(method -> method.id.equals(id)).findFirst();
  }

  ShingleSelector selector(int shingleTokens, int parameter, NgramFrequencies frequencies) {
    return factory.create(shingleTokens, parameter, frequencies);
  }
}
