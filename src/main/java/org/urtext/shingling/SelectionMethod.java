package org.urtext.shingling;

import java.util.Optional;
import java.util.stream.Stream;

/** The family of shingle selectors. The ids are stored with libraries and never change. */
public enum SelectionMethod {
  ALL("all", "every shingle", ""),
  EVERY_LTH("every", "every l-th shingle", "l"),
  MODULO("modulo", "shingles divisible by l", "l"),
  WINNOWING("winnowing", "the smallest of every w shingles", "w"),
  HASH_BREAKING(
      "hash-breaking", "segments of at least p tokens between tokens divisible by p", "p"),
  DCT("dct", "the segments of hash-breaking, fingerprinted by a cosine transform", "p"),
  HAILSTORM("hailstorm", "shingles whose smallest token stands first or last", ""),
  FBW("fbw", "the rarest of every w shingles", "w"),
  MFBW("mfbw", "the rarest of every w shingles that the collection knows", "w");

  private final String id;
  private final String description;
  private final String parameterName;

  SelectionMethod(String id, String description, String parameterName) {
    this.id = id;
    this.description = description;
    this.parameterName = parameterName;
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
    return switch (this) {
      case ALL -> new AllSelector(shingleTokens);
      case EVERY_LTH -> new EveryLthSelector(shingleTokens, parameter);
      case MODULO -> new ModuloSelector(shingleTokens, parameter);
      case WINNOWING -> new WinnowingSelector(shingleTokens, parameter);
      case HASH_BREAKING -> new HashBreakingSelector(parameter);
      case DCT -> new DctSelector(parameter);
      case HAILSTORM -> new HailstormSelector(shingleTokens);
      case FBW -> new FbwSelector(shingleTokens, parameter, frequencies);
      case MFBW -> new MfbwSelector(shingleTokens, parameter, frequencies);
    };
  }
}
