package org.urtext.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class PresetTest {
  @ParameterizedTest
  @EnumSource
  void isFoundByItsId(Preset preset) {
    assertThat(Preset.withId(preset.id())).contains(preset);
  }

  @ParameterizedTest
  @EnumSource
  void isRecognisedInSettingsOfAnyMemoryWithAndWithoutTexts(Preset preset) {
    assertThat(Preset.of(preset.settings(77))).contains(preset);
    assertThat(Preset.of(preset.settings(3).withoutTexts())).contains(preset);
  }

  @Test
  void settingsOfOnesOwnAreNoPreset() {
    assertThat(Preset.of(Preset.THESES.settings(7).withShingleTokens(13))).isEmpty();
  }

  @ParameterizedTest
  @EnumSource
  void hasANameAndASentenceInBothLanguages(Preset preset) {
    assertThat(preset.displayName(Locale.ENGLISH)).isNotBlank();
    assertThat(preset.description(Locale.ENGLISH)).endsWith(".");
    assertThat(preset.description(Locale.GERMAN))
        .endsWith(".")
        .isNotEqualTo(preset.description(Locale.ENGLISH));
  }

  @Test
  void anUnknownIdIsNoPreset() {
    assertThat(Preset.withId("THESES")).isEmpty();
  }
}
