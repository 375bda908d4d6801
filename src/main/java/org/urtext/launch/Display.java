package org.urtext.launch;

import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Whether this computer can show a window, found out without loading a single graphics class. */
final class Display {
  private Display() {}

  static boolean isPresent() {
    return isPresent(
        System.getProperty("os.name"), System.getProperty("glass.platform"), System.getenv());
  }

  static boolean isPresent(
      String operatingSystem, @Nullable String javafxPlatform, Map<String, String> environment) {
    if (javafxPlatform != null) {
      return true;
    }
    String name = operatingSystem.toLowerCase(Locale.ROOT);
    boolean alwaysHasOne = name.contains("win") || name.contains("mac");
    // JavaFX speaks X11 on Linux; under Wayland there is an X server beside it.
    return alwaysHasOne || !environment.getOrDefault("DISPLAY", "").isBlank();
  }
}
