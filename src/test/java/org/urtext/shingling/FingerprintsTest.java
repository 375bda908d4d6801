package org.urtext.shingling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.urtext.analysis.Tokens;

class FingerprintsTest {
  private static final BigInteger MODULUS =
      BigInteger.ONE.shiftLeft(64).or(BigInteger.valueOf(0b11011));

  @Test
  void neverChange() {
    Tokens tokens = TokenSamples.of(0, 1, -1, 0x0123456789ABCDEFL, 1, 0);

    assertThat(Fingerprints.ID).isEqualTo("rabin64-v1");
    assertThat(LongStream.of(Fingerprints.ofShingles(tokens, 3)).mapToObj(Long::toHexString))
        .containsExactly(
            "75c06cedf9544800", "6a3767d08a1fa606", "2d7d58024bfc11dd", "f15d5d61634a852e");
    assertThat(Long.toHexString(Fingerprints.ofToken(42))).isEqualTo("bdd732262feb6e95");
    assertThat(Long.toHexString(Fingerprints.selectionValue(42))).isEqualTo("bdd732262feb6e95");
  }

  @Property
  void areTheMixedRemaindersOfTheTokensPolynomial(
      @ForAll @Size(max = 40) long[] hashes,
      @ForAll @IntRange(min = 1, max = Fingerprints.MAX_SHINGLE_TOKENS) int shingleTokens) {
    Tokens tokens = TokenSamples.of(hashes);

    long[] fingerprints = Fingerprints.ofShingles(tokens, shingleTokens);

    assertThat(fingerprints).hasSize(Math.max(0, hashes.length - shingleTokens + 1));
    for (int first = 0; first < fingerprints.length; first++) {
      assertThat(fingerprints[first]).isEqualTo(byDefinition(hashes, first, first + shingleTokens));
    }
  }

  @Property(tries = 200)
  void ofASegmentAreThoseOfAShingleOfItsLength(@ForAll @Size(min = 1, max = 30) long[] hashes) {
    Tokens tokens = TokenSamples.of(hashes);

    assertThat(Fingerprints.ofSegment(tokens, 0, hashes.length))
        .isEqualTo(Fingerprints.ofShingles(tokens, hashes.length)[0]);
  }

  @Test
  void dependOnTheOrderOfTokens() {
    assertThat(Fingerprints.ofShingles(TokenSamples.of(1, 2, 3), 3))
        .isNotEqualTo(Fingerprints.ofShingles(TokenSamples.of(3, 2, 1), 3));
  }

  @Test
  void differForAllShinglesOfAFewSmallTokenHashes() {
    long distinct =
        LongStream.range(0, 1 << 16)
            .map(bits -> Fingerprints.ofShingles(TokenSamples.of(digits(bits)), 8)[0])
            .distinct()
            .count();

    assertThat(distinct).isEqualTo(1 << 16);
  }

  @Test
  void areNoneForADocumentShorterThanAShingle() {
    assertThat(Fingerprints.ofShingles(TokenSamples.of(1, 2, 3), 4)).isEmpty();
    assertThat(Fingerprints.ofShingles(TokenSamples.of(), 1)).isEmpty();
  }

  @Test
  void refuseShinglesOfNoTokensAndOfTooMany() {
    assertThatThrownBy(() -> Fingerprints.ofShingles(TokenSamples.of(1), 0))
        .hasMessage("a shingle has 1 to 60 tokens, not 0");
    assertThatThrownBy(() -> Fingerprints.ofShingles(TokenSamples.of(1), 61))
        .hasMessage("a shingle has 1 to 60 tokens, not 61");
  }

  /** Rabin's test: x^(2^64) = x, and x^(2^32) − x has no factor in common with the modulus. */
  @Test
  void areCountedInAField() {
    BigInteger x = BigInteger.TWO;
    BigInteger power = x;
    for (int i = 0; i < 32; i++) {
      power = remainder(times(power, power), MODULUS);
    }
    assertThat(greatestCommonDivisor(MODULUS, power.xor(x))).isEqualTo(BigInteger.ONE);
    for (int i = 0; i < 32; i++) {
      power = remainder(times(power, power), MODULUS);
    }
    assertThat(power).isEqualTo(x);
  }

  @Property
  void haveAFirstByteThatIsTheHighestAndNeverZero(@ForAll long fingerprint) {
    byte highest = (byte) (fingerprint >> 56);

    assertThat(Fingerprints.firstByte(fingerprint)).isEqualTo(highest == 0 ? 1 : highest);
    assertThat(Fingerprints.firstByte(fingerprint & 0xFF_FFFF_FFFF_FFFFL))
        .isNotEqualTo(Fingerprints.NO_NEIGHBOUR);
  }

  private static long[] digits(long bits) {
    return LongStream.range(0, 8).map(i -> bits >> (2 * i) & 3).toArray();
  }

  private static long byDefinition(long[] hashes, int first, int end) {
    BigInteger sum = BigInteger.ZERO;
    for (int i = first; i < end; i++) {
      BigInteger token = new BigInteger(Long.toUnsignedString(Fingerprints.ofToken(hashes[i])));
      sum = sum.xor(token.shiftLeft(end - 1 - i));
    }
    return Fingerprints.mix(remainder(sum, MODULUS).longValue());
  }

  private static BigInteger times(BigInteger a, BigInteger b) {
    BigInteger product = BigInteger.ZERO;
    for (int i = 0; i < b.bitLength(); i++) {
      if (b.testBit(i)) {
        product = product.xor(a.shiftLeft(i));
      }
    }
    return product;
  }

  private static BigInteger remainder(BigInteger dividend, BigInteger divisor) {
    BigInteger rest = dividend;
    while (rest.bitLength() >= divisor.bitLength()) {
      rest = rest.xor(divisor.shiftLeft(rest.bitLength() - divisor.bitLength()));
    }
    return rest;
  }

  private static BigInteger greatestCommonDivisor(BigInteger a, BigInteger b) {
    return b.signum() == 0 ? a : greatestCommonDivisor(b, remainder(a, b));
  }
}
