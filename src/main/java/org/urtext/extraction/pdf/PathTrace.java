package org.urtext.extraction.pdf;

import java.util.ArrayList;
import java.util.List;
import org.urtext.document.Box;

/**
 * The outline of the path under construction, in the reader's coordinates: its bounds, and whether
 * it is nothing but upright rectangles.
 */
final class PathTrace {
  private static final int MAX_RECTANGLES = 1_000;
  private static final float STRAIGHT_POINTS = 0.1f;

  private final List<Box> rectangles = new ArrayList<>();
  private final float[] cornerX = new float[5];
  private final float[] cornerY = new float[5];
  private int corners;
  private boolean irregular;
  private float left;
  private float top;
  private float right;
  private float bottom;

  PathTrace() {
    clear();
  }

  void clear() {
    rectangles.clear();
    corners = 0;
    irregular = false;
    left = Float.MAX_VALUE;
    top = Float.MAX_VALUE;
    right = -Float.MAX_VALUE;
    bottom = -Float.MAX_VALUE;
  }

  boolean isEmpty() {
    return left > right;
  }

  Box bounds() {
    return new Box(left, top, right, bottom);
  }

  void moveTo(float x, float y) {
    finishPolygon();
    include(x, y);
    addCorner(x, y);
  }

  void lineTo(float x, float y) {
    include(x, y);
    addCorner(x, y);
  }

  void curveTo(float x, float y) {
    include(x, y);
    irregular = true;
  }

  /**
   * @param upright whether its sides are parallel to those of the page
   */
  void rectangle(float x1, float y1, float x2, float y2, boolean upright) {
    finishPolygon();
    include(x1, y1);
    include(x2, y2);
    if (upright && rectangles.size() < MAX_RECTANGLES) {
      rectangles.add(
          new Box(Math.min(x1, x2), Math.min(y1, y2), Math.max(x1, x2), Math.max(y1, y2)));
    } else {
      irregular = true;
    }
  }

  /** The rectangles that make up the whole path, or an empty list where it is anything else. */
  List<Box> rectangles() {
    finishPolygon();
    return irregular ? List.of() : List.copyOf(rectangles);
  }

  private void addCorner(float x, float y) {
    if (corners == cornerX.length) {
      irregular = true;
    } else {
      cornerX[corners] = x;
      cornerY[corners] = y;
      corners++;
    }
  }

  private void finishPolygon() {
    if (corners == 0) {
      return;
    }
    boolean closed = corners == 4 || (corners == 5 && isNear(0, 4));
    if (closed && (isUpright(0, 1, 2, 3) || isUpright(1, 2, 3, 0))) {
      rectangles.add(
          new Box(
              Math.min(cornerX[0], cornerX[2]),
              Math.min(cornerY[0], cornerY[2]),
              Math.max(cornerX[0], cornerX[2]),
              Math.max(cornerY[0], cornerY[2])));
    } else {
      irregular = true;
    }
    corners = 0;
  }

  private boolean isUpright(int a, int b, int c, int d) {
    return Math.abs(cornerY[a] - cornerY[b]) < STRAIGHT_POINTS
        && Math.abs(cornerX[b] - cornerX[c]) < STRAIGHT_POINTS
        && Math.abs(cornerY[c] - cornerY[d]) < STRAIGHT_POINTS
        && Math.abs(cornerX[d] - cornerX[a]) < STRAIGHT_POINTS;
  }

  private boolean isNear(int a, int b) {
    return Math.abs(cornerX[a] - cornerX[b]) < STRAIGHT_POINTS
        && Math.abs(cornerY[a] - cornerY[b]) < STRAIGHT_POINTS;
  }

  private void include(float x, float y) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
}
