package org.urtext.launch;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;

class DisplayTest {
  @Test
  void findsNoneOnLinuxWithoutAnXServer() {
    assertThat(Display.isPresent("Linux", null, Map.of())).isFalse();
  }

  @Test
  void findsOneOnLinuxWithAnXServer() {
    assertThat(Display.isPresent("Linux", null, Map.of("DISPLAY", ":0"))).isTrue();
  }

  @Test
  void findsOneOnWindowsAndOnMac() {
    assertThat(Display.isPresent("Windows 11", null, Map.of())).isTrue();
    assertThat(Display.isPresent("Mac OS X", null, Map.of())).isTrue();
  }

  @Test
  void findsTheOneInMemoryWhereJavaFxIsToldToUseIt() {
    assertThat(Display.isPresent("Linux", "Headless", Map.of())).isTrue();
  }
}
