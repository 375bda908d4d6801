package org.urtext.extraction.supervised;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;

class SoundTextTest {

  @Property(tries = 500)
  void everyCharacterKeepsItsPlace(@ForAll String text) {
    assertThat(SoundText.of(text)).hasSameSizeAs(text);
  }

  @Property(tries = 500)
  void soundTextSurvivesItsWayThroughUtf8(@ForAll String text) {
    String sound = SoundText.of(text);
    assertThat(new String(sound.getBytes(UTF_8), UTF_8)).isEqualTo(sound);
  }

  @Test
  void controlCharactersBecomeSpaces() {
    assertThat(SoundText.of("a\u0000b\u001Bc\td\ne\u007F")).isEqualTo("a b c\td\ne ");
  }

  @Test
  void wholePairsStay() {
    assertThat(SoundText.of("x\uD835\uDC4Ey")).isEqualTo("x\uD835\uDC4Ey");
  }
}
