package org.urtext.extraction.pdf;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.graphics.state.PDGraphicsState;
import org.apache.pdfbox.pdmodel.graphics.state.PDTextState;
import org.apache.pdfbox.pdmodel.graphics.state.RenderingMode;
import org.apache.pdfbox.util.Matrix;
import org.urtext.document.Box;

/** Puts the glyphs of one string of a content stream onto the page. */
final class GlyphPlacer {
  private final PageGlyphs glyphs;
  private final Colours colours;
  private final ReadingBudget budget;

  // The step of one unit of text space along and across the line, in the reader's coordinates.
  private float alongX;
  private float alongY;
  private float acrossX;
  private float acrossY;
  private float alongLength;
  private float acrossLength;
  private float penX;
  private float penY;

  GlyphPlacer(PageGlyphs glyphs, Colours colours, ReadingBudget budget) {
    this.glyphs = glyphs;
    this.colours = colours;
    this.budget = budget;
  }

  /** What surrounds a string: where it may be seen and whether it is painted at all. */
  record Surroundings(PageView view, Box clip, boolean hidden) {}

  /** Places every glyph and moves the text matrix behind the last one. */
  void place(byte[] string, PDGraphicsState state, FontGlyphs font, Surroundings around)
      throws IOException {
    PDTextState text = state.getTextState();
    float size = text.getFontSize();
    float stretch = text.getHorizontalScaling() / 100;
    float letterSpace = text.getCharacterSpacing();
    float wordSpace = text.getWordSpacing();
    Matrix textMatrix = state.getTextMatrix();
    setPen(textMatrix, state.getCurrentTransformationMatrix(), around.view());
    float riseX = acrossX * text.getRise();
    float riseY = acrossY * text.getRise();
    float startX = penX;
    float startY = penY;

    Style style = style(state, around);
    PDFont source = font.font;
    ByteArrayInputStream codes = font.oneByteCodes ? null : new ByteArrayInputStream(string);
    float moved = 0;
    for (int i = 0; codes == null ? i < string.length : codes.available() > 0; i++) {
      int code;
      boolean isSpaceCode;
      if (codes == null) {
        code = string[i] & 0xFF;
        isSpaceCode = code == ' ';
      } else {
        int before = codes.available();
        code = source.readCode(codes);
        if (codes.available() == before) {
          return;
        }
        isSpaceCode = code == ' ' && before - codes.available() == 1;
      }
      budget.spendGlyph();
      String letters = font.letters(code);
      float advance = font.advance(code);
      float spacing = letterSpace + (isSpaceCode ? wordSpace : 0);
      if (!letters.isEmpty()) {
        float x = penX + riseX;
        float y = penY + riseY;
        if (font.vertical) {
          addVertical(letters, code, font, size, x, y, style);
        } else {
          add(letters, x, y, advance * size * stretch, font, size, letterSpace * stretch, style);
        }
      }
      font.count(letters.equals(PageGlyphs.UNREADABLE));
      moved += font.vertical ? advance * size + spacing : (advance * size + spacing) * stretch;
      penX = startX + moved * (font.vertical ? acrossX : alongX);
      penY = startY + moved * (font.vertical ? acrossY : alongY);
    }
    if (font.vertical) {
      textMatrix.translate(0, moved);
    } else {
      textMatrix.translate(moved, 0);
    }
  }

  private void setPen(Matrix text, Matrix page, PageView view) {
    float userX = text.getTranslateX() * page.getScaleX() + text.getTranslateY() * page.getShearX();
    float userY = text.getTranslateX() * page.getShearY() + text.getTranslateY() * page.getScaleY();
    userX += page.getTranslateX();
    userY += page.getTranslateY();
    penX = view.x(userX, userY);
    penY = view.y(userX, userY);
    float ax = text.getScaleX() * page.getScaleX() + text.getShearY() * page.getShearX();
    float ay = text.getScaleX() * page.getShearY() + text.getShearY() * page.getScaleY();
    float cx = text.getShearX() * page.getScaleX() + text.getScaleY() * page.getShearX();
    float cy = text.getShearX() * page.getShearY() + text.getScaleY() * page.getScaleY();
    alongX = view.a() * ax + view.c() * ay;
    alongY = view.b() * ax + view.d() * ay;
    acrossX = view.a() * cx + view.c() * cy;
    acrossY = view.b() * cx + view.d() * cy;
    alongLength = (float) Math.sqrt(alongX * alongX + alongY * alongY);
    acrossLength = (float) Math.sqrt(acrossX * acrossX + acrossY * acrossY);
  }

  /** What all glyphs of a string share. */
  private record Style(Surroundings around, int colour, boolean unpainted) {}

  private Style style(PDGraphicsState state, Surroundings around) {
    RenderingMode mode = state.getTextState().getRenderingMode();
    boolean filled =
        mode.isFill() && state.getNonStrokeAlphaConstant() > PagePainter.INVISIBLE_ALPHA;
    boolean stroked = mode.isStroke() && state.getAlphaConstant() > PagePainter.INVISIBLE_ALPHA;
    int fill = filled ? colours.rgb(state.getNonStrokingColor()) : PaintedAreas.UNKNOWN_COLOUR;
    int colour = fill;
    if (stroked) {
      int stroke = colours.rgb(state.getStrokingColor());
      colour = !filled || fill == stroke ? stroke : PaintedAreas.UNKNOWN_COLOUR;
    }
    boolean clips = mode == RenderingMode.NEITHER_CLIP;
    return new Style(around, colour, around.hidden() || !(filled || stroked || clips));
  }

  private void add(
      String letters,
      float x,
      float y,
      float width,
      FontGlyphs font,
      float size,
      float letterSpace,
      Style style) {
    float endX = x + width * alongX;
    float endY = y + width * alongY;
    float upX = font.ascent * size * acrossX;
    float upY = font.ascent * size * acrossY;
    float downX = font.descent * size * acrossX;
    float downY = font.descent * size * acrossY;
    int glyph = glyphs.add();
    glyphs.left[glyph] = Math.min(x, endX) + Math.min(upX, downX);
    glyphs.right[glyph] = Math.max(x, endX) + Math.max(upX, downX);
    glyphs.top[glyph] = Math.min(y, endY) + Math.min(upY, downY);
    glyphs.bottom[glyph] = Math.max(y, endY) + Math.max(upY, downY);
    float sign = size < 0 ? -1 : 1;
    Orientation orientation = Orientation.of(alongX * sign, alongY * sign);
    finish(glyph, letters, orientation, style);
    glyphs.baseline[glyph] = orientation.depth(x, y, style.around().view());
    glyphs.typeSize[glyph] = Math.abs(size) * acrossLength;
    glyphs.letterSpace[glyph] = letterSpace * alongLength;
    if (glyphs.typeSize[glyph] < VisibilityCheck.SMALLEST_TYPE_POINTS
        || Math.abs(size) * alongLength < VisibilityCheck.SMALLEST_TYPE_POINTS) {
      glyphs.unpainted[glyph] = true;
    }
  }

  /** Text that runs down the page, as in Chinese and Japanese books. */
  private void addVertical(
      String letters, int code, FontGlyphs font, float size, float x, float y, Style style) {
    float height = Math.abs(font.advance(code)) * size;
    float halfWidth = size / 2;
    int glyph = glyphs.add();
    float x1 = x - halfWidth * alongX;
    float x2 = x + halfWidth * alongX - height * acrossX;
    float y1 = y - halfWidth * alongY;
    float y2 = y + halfWidth * alongY - height * acrossY;
    glyphs.left[glyph] = Math.min(x1, x2);
    glyphs.right[glyph] = Math.max(x1, x2);
    glyphs.top[glyph] = Math.min(y1, y2);
    glyphs.bottom[glyph] = Math.max(y1, y2);
    Orientation orientation = Orientation.of(-acrossX, -acrossY);
    finish(glyph, letters, orientation, style);
    glyphs.baseline[glyph] = orientation.depth(x, y, style.around().view());
    glyphs.typeSize[glyph] = Math.abs(size) * alongLength;
    glyphs.letterSpace[glyph] = 0;
  }

  private void finish(int glyph, String letters, Orientation orientation, Style style) {
    glyphs.text[glyph] = letters;
    glyphs.orientation[glyph] = (byte) orientation.ordinal();
    glyphs.colour[glyph] = style.colour();
    Box clip = style.around().clip();
    float x = (glyphs.left[glyph] + glyphs.right[glyph]) / 2;
    float y = (glyphs.top[glyph] + glyphs.bottom[glyph]) / 2;
    boolean outside =
        !(clip.left() <= x && x <= clip.right() && clip.top() <= y && y <= clip.bottom());
    glyphs.unpainted[glyph] = style.unpainted() || outside;
    glyphs.dropped[glyph] = false;
  }
}
