package org.urtext.extraction.pdf;

import java.io.IOException;
import java.util.Arrays;
import java.util.HashMap;
import java.util.Map;
import org.apache.fontbox.util.BoundingBox;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDFontDescriptor;
import org.apache.pdfbox.pdmodel.font.PDSimpleFont;
import org.apache.pdfbox.pdmodel.font.PDType3Font;
import org.apache.pdfbox.util.Vector;
import org.jspecify.annotations.Nullable;

/**
 * What a font says of its glyphs, asked once for each: their letters, their widths, and how far
 * they reach above and below the line.
 */
final class FontGlyphs {
  private static final int MAX_CODE_IN_ARRAY = 0xFFFF;

  /** A font is unreadable on a page when this many of its glyphs there have no letter … */
  private static final int UNREADABLE_GLYPHS = 8;

  /** … and at least one in this many of all it drew there. */
  private static final int UNREADABLE_ONE_IN = 3;

  final PDFont font;
  final boolean vertical;
  final boolean oneByteCodes;
  final float ascent;
  final float descent;

  private @Nullable String[] letters = new @Nullable String[256];
  private float[] advances = new float[256];
  private final Map<Integer, String> rareLetters = new HashMap<>();

  private int shownOnPage;
  private int unreadableOnPage;

  FontGlyphs(PDFont font) {
    this.font = font;
    this.vertical = font.isVertical();
    this.oneByteCodes = font instanceof PDSimpleFont;
    float up = 0;
    float down = 0;
    PDFontDescriptor descriptor = font.getFontDescriptor();
    if (descriptor != null) {
      up = descriptor.getAscent() / 1000;
      down = -Math.abs(descriptor.getDescent()) / 1000;
    }
    if (up == 0 || down == 0 || font instanceof PDType3Font) {
      BoundingBox box = boundsOf(font);
      float scale = font instanceof PDType3Font ? font.getFontMatrix().getScaleY() : 0.001f;
      if (box != null) {
        up = box.getUpperRightY() * scale;
        down = box.getLowerLeftY() * scale;
      }
    }
    this.ascent = clamp(up, 0.7f, 1.05f);
    this.descent = clamp(down, -0.4f, -0.2f);
  }

  private static float clamp(float value, float low, float high) {
    return value >= low && value <= high ? value : value < low ? low : high;
  }

  private static @Nullable BoundingBox boundsOf(PDFont font) {
    try {
      return font.getBoundingBox();
    } catch (IOException | RuntimeException e) {
      return null;
    }
  }

  String name() {
    String name = font.getName();
    if (name == null) {
      return font.getSubType() == null ? "" : font.getSubType();
    }
    return name.length() > 7 && name.charAt(6) == '+' ? name.substring(7) : name;
  }

  /** The letters of a glyph, {@link PageGlyphs#UNREADABLE}, or nothing for a mere symbol. */
  String letters(int code) {
    if (code < 0 || code > MAX_CODE_IN_ARRAY) {
      return rareLetters.computeIfAbsent(code, this::lookUpLetters);
    }
    if (code >= letters.length) {
      int capacity = Math.min(Integer.highestOneBit(code) * 2, MAX_CODE_IN_ARRAY + 1);
      letters = Arrays.copyOf(letters, capacity);
      advances = Arrays.copyOf(advances, capacity);
    }
    String known = letters[code];
    if (known == null) {
      known = lookUpLetters(code);
      letters[code] = known;
      advances[code] = lookUpAdvance(code);
    }
    return known;
  }

  /** How far the pen moves along the line, in units of the type's size; ask for letters first. */
  float advance(int code) {
    return code < 0 || code > MAX_CODE_IN_ARRAY ? lookUpAdvance(code) : advances[code];
  }

  private String lookUpLetters(int code) {
    String unicode;
    try {
      unicode = font.toUnicode(code);
    } catch (RuntimeException e) {
      unicode = null;
    }
    if ((unicode == null || unicode.isEmpty()) && font instanceof PDType3Font bitmaps) {
      unicode = BitmapLetters.lettersOf(bitmaps, code);
    }
    if (unicode == null || unicode.isEmpty()) {
      return isNamedSymbol(code) ? "" : PageGlyphs.UNREADABLE;
    }
    String found = LetterForms.lettersOf(unicode);
    return found.indexOf('\uFFFD') >= 0 ? PageGlyphs.UNREADABLE : found;
  }

  /** A glyph with a telling name but no code point, such as a tall bracket: no letter is lost. */
  private boolean isNamedSymbol(int code) {
    if (!(font instanceof PDSimpleFont simple) || simple.getEncoding() == null) {
      return false;
    }
    String name = simple.getEncoding().getName(code);
    return name != null
        && name.length() > 3
        && !name.equals(".notdef")
        && name.chars().allMatch(Character::isLetter);
  }

  private float lookUpAdvance(int code) {
    try {
      Vector displacement = font.getDisplacement(code);
      float advance = vertical ? displacement.getY() : displacement.getX();
      return Float.isFinite(advance) ? advance : 0;
    } catch (IOException | RuntimeException e) {
      return 0.5f;
    }
  }

  void count(boolean unreadable) {
    shownOnPage++;
    if (unreadable) {
      unreadableOnPage++;
    }
  }

  void startPage() {
    shownOnPage = 0;
    unreadableOnPage = 0;
  }

  /**
   * @param nothingElse whether the page has no other text, so that a single glyph matters
   */
  boolean isUnreadableOnPage(boolean nothingElse) {
    return nothingElse
        ? unreadableOnPage > 0
        : unreadableOnPage >= UNREADABLE_GLYPHS
            && unreadableOnPage * UNREADABLE_ONE_IN >= shownOnPage;
  }
}
