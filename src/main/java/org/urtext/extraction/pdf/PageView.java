package org.urtext.extraction.pdf;

import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.common.PDRectangle;

/**
 * From a page's own coordinates to those of its reader: x' = a x + c y + e, y' = b x + d y + f,
 * with the origin in the upper left corner of the visible page after its rotation.
 */
record PageView(
    float a, float b, float c, float d, float e, float f, float widthPoints, float heightPoints) {

  static PageView of(PDPage page) {
    PDRectangle box = page.getCropBox();
    float left = box.getLowerLeftX();
    float bottom = box.getLowerLeftY();
    float right = box.getUpperRightX();
    float top = box.getUpperRightY();
    float width = right - left;
    float height = top - bottom;
    return switch (Math.floorMod(page.getRotation(), 360)) {
      case 90 -> new PageView(0, 1, 1, 0, -bottom, -left, height, width);
      case 180 -> new PageView(-1, 0, 0, 1, right, -bottom, width, height);
      case 270 -> new PageView(0, -1, -1, 0, top, right, height, width);
      default -> new PageView(1, 0, 0, -1, -left, top, width, height);
    };
  }

  float x(float x, float y) {
    return a * x + c * y + e;
  }

  float y(float x, float y) {
    return b * x + d * y + f;
  }
}
