package org.urtext.shingling;

import java.util.SplittableRandom;
import java.util.stream.LongStream;
import org.urtext.analysis.Tokens;

/** Documents made for tests. */
public final class TokenSamples {
  private TokenSamples() {}

  public static Tokens of(long... hashes) {
    return new Tokens(hashes, new int[hashes.length], new int[hashes.length]);
  }

  /** Words drawn evenly from a vocabulary: a small one repeats itself all the time. */
  public static Tokens random(long seed, int tokens, int vocabulary) {
    SplittableRandom random = new SplittableRandom(seed);
    return of(LongStream.generate(() -> random.nextInt(vocabulary)).limit(tokens).toArray());
  }

  /** Tokens of which none occurs twice. */
  public static Tokens distinct(long seed, int tokens) {
    return of(new SplittableRandom(seed).longs(tokens).toArray());
  }

  /** Words as frequent as in English: the r-th most frequent in proportion to 1/r, of 20,000. */
  public static Tokens zipf(long seed, int tokens) {
    SplittableRandom random = new SplittableRandom(seed);
    double logOfVocabulary = Math.log(20_000);
    return of(
        LongStream.generate(() -> (long) Math.exp(random.nextDouble() * logOfVocabulary))
            .limit(tokens)
            .toArray());
  }

  public static Tokens join(Tokens... parts) {
    LongStream all = LongStream.empty();
    for (Tokens part : parts) {
      all = LongStream.concat(all, LongStream.of(part.hashes()));
    }
    return of(all.toArray());
  }
}
