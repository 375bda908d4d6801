package org.urtext.shingling;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.stream.LongStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;
import org.junit.jupiter.api.Test;
import org.urtext.analysis.Tokens;

class DctSelectorTest {

  @Property(tries = 200)
  void computesTheOrthonormalCosineTransform(@ForAll @Size(min = 1, max = 60) long[] hashes) {
    double[] coefficients =
        DctSelector.lowestCoefficients(TokenSamples.of(hashes), 0, hashes.length);

    assertThat(coefficients).hasSize(Math.min(16, hashes.length));
    for (int j = 0; j < coefficients.length; j++) {
      double sum = 0;
      for (int i = 0; i < hashes.length; i++) {
        double value = Fingerprints.ofToken(hashes[i]) / Math.pow(2, 63);
        sum += value * Math.cos(Math.PI / hashes.length * (i + 0.5) * j);
      }
      double scale = Math.sqrt((j == 0 ? 1.0 : 2.0) / hashes.length);
      assertThat(coefficients[j]).isCloseTo(scale * sum, within(1e-9));
    }
  }

  @Test
  void movesTheCoefficientsOfALongSegmentLittleWhenOneWordChanges() {
    Tokens before = TokenSamples.distinct(1, 200);
    long[] hashes = before.hashes().clone();
    hashes[100]++;

    double[] one = DctSelector.lowestCoefficients(before, 0, 200);
    double[] other = DctSelector.lowestCoefficients(TokenSamples.of(hashes), 0, 200);

    for (int j = 0; j < one.length; j++) {
      assertThat(other[j]).isCloseTo(one[j], within(2 * Math.sqrt(2.0 / 200)));
    }
  }

  @Test
  void givesUnrelatedShortSegmentsDifferentFingerprints() {
    SelectedShingles selected =
        Selection.parse("dct(3)")
            .selector(8, NgramFrequencies.NONE)
            .select(TokenSamples.distinct(1, 300_000));

    assertThat(LongStream.of(selected.fingerprints()).distinct().count())
        .isEqualTo(selected.size())
        .isGreaterThan(40_000);
  }

  @Test
  void givesTheSameFingerprintsOnEveryMachine() {
    SelectedShingles selected =
        Selection.parse("dct(5)")
            .selector(8, NgramFrequencies.NONE)
            .select(TokenSamples.of(LongStream.range(0, 40).toArray()));

    assertThat(LongStream.of(selected.fingerprints()).mapToObj(Long::toHexString))
        .containsExactly("ebda6a4fe4419249", "4d5c3ae10ca6c2e4");
  }
}
