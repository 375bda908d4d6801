package org.urtext.extraction.flow;

import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Colours as style attributes write them, as far as they serve to hide text. */
final class CssColours {
  private static final Map<String, Integer> NAMES =
      Map.ofEntries(
          Map.entry("white", 0xFFFFFF),
          Map.entry("black", 0x000000),
          Map.entry("snow", 0xFFFAFA),
          Map.entry("ivory", 0xFFFFF0),
          Map.entry("ghostwhite", 0xF8F8FF),
          Map.entry("whitesmoke", 0xF5F5F5),
          Map.entry("floralwhite", 0xFFFAF0),
          Map.entry("red", 0xFF0000),
          Map.entry("green", 0x008000),
          Map.entry("blue", 0x0000FF),
          Map.entry("yellow", 0xFFFF00),
          Map.entry("gray", 0x808080),
          Map.entry("grey", 0x808080),
          Map.entry("silver", 0xC0C0C0),
          Map.entry("navy", 0x000080),
          Map.entry("maroon", 0x800000));

  private static final Pattern RGB =
      Pattern.compile("rgba?\\(\\s*(\\d{1,3})\\s*[, ]\\s*(\\d{1,3})\\s*[, ]\\s*(\\d{1,3})\\b.*");

  private CssColours() {}

  /** Null for a colour that is not understood. */
  static @Nullable Integer parse(String written) {
    String value = written.strip().toLowerCase(Locale.ROOT);
    if (value.matches("#[0-9a-f]{3}")) {
      char r = value.charAt(1);
      char g = value.charAt(2);
      char b = value.charAt(3);
      return TextLook.hexColour("" + r + r + g + g + b + b);
    }
    Matcher rgb = RGB.matcher(value);
    if (rgb.matches()) {
      return channel(rgb.group(1)) << 16 | channel(rgb.group(2)) << 8 | channel(rgb.group(3));
    }
    Integer named = NAMES.get(value);
    return named != null ? named : TextLook.hexColour(value);
  }

  private static int channel(String digits) {
    return Math.min(255, Integer.parseInt(digits));
  }
}
