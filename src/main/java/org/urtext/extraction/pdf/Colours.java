package org.urtext.extraction.pdf;

import java.io.IOException;
import org.apache.pdfbox.pdmodel.graphics.color.PDColor;
import org.apache.pdfbox.pdmodel.graphics.color.PDColorSpace;
import org.apache.pdfbox.pdmodel.graphics.color.PDICCBased;
import org.apache.pdfbox.pdmodel.graphics.color.PDLab;
import org.apache.pdfbox.pdmodel.graphics.color.PDPattern;
import org.jspecify.annotations.Nullable;

/**
 * Colours as numbers that can be compared. Profiles are passed over: whether two colours differ to
 * the eye does not hang on them, and applying one costs more than reading a page.
 */
final class Colours {
  private @Nullable PDColor last;
  private int lastRgb;

  /** 0xRRGGBB, or {@link PaintedAreas#UNKNOWN_COLOUR}. */
  @SuppressWarnings("ReferenceEquality") // the same object again, which is the common case
  int rgb(PDColor colour) {
    if (colour != last) {
      lastRgb = convert(colour);
      last = colour;
    }
    return lastRgb;
  }

  private static int convert(PDColor colour) {
    try {
      PDColorSpace space = colour.getColorSpace();
      if (space == null || space instanceof PDPattern || colour.isPattern()) {
        return PaintedAreas.UNKNOWN_COLOUR;
      }
      float[] parts = colour.getComponents();
      boolean plain =
          space.getName().startsWith("Device") && !space.getName().equals("DeviceN")
              || space.getName().startsWith("Cal")
              || space instanceof PDICCBased;
      if (plain && !(space instanceof PDLab)) {
        switch (parts.length) {
          case 1:
            return pack(parts[0], parts[0], parts[0]);
          case 3:
            return pack(parts[0], parts[1], parts[2]);
          case 4:
            float light = 1 - parts[3];
            return pack((1 - parts[0]) * light, (1 - parts[1]) * light, (1 - parts[2]) * light);
          default:
            return PaintedAreas.UNKNOWN_COLOUR;
        }
      }
      return colour.toRGB() & 0xFFFFFF;
    } catch (IOException | RuntimeException e) {
      return PaintedAreas.UNKNOWN_COLOUR;
    }
  }

  private static int pack(float red, float green, float blue) {
    return channel(red) << 16 | channel(green) << 8 | channel(blue);
  }

  private static int channel(float part) {
    return Math.clamp(Math.round(part * 255), 0, 255);
  }
}
