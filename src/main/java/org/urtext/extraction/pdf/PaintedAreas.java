package org.urtext.extraction.pdf;

import java.util.Arrays;
import org.urtext.document.Box;

/**
 * What is painted on a page besides text, in the order of painting: the grounds that text stands on
 * and the covers that hide it. Only what is surely a plain rectangle can hide a letter; anything
 * else (a curve, a picture with transparency, a shading) merely makes the ground unknown, so that
 * doubt always speaks for the text.
 */
final class PaintedAreas {
  static final int UNKNOWN_COLOUR = -1;
  static final int WHITE = 0xFFFFFF;

  /** Colours nearer than this in every channel cannot be told apart by a reader. */
  private static final int INDISTINGUISHABLE = 24;

  private static final int MAX_AREAS = 5_000;

  /** Lines of a table and dots of a plot neither hide nor carry a letter. */
  private static final float MIN_SIDE_POINTS = 3;

  private int size;
  private int[] glyphsBefore = new int[64];
  private float[] left = new float[64];
  private float[] top = new float[64];
  private float[] right = new float[64];
  private float[] bottom = new float[64];
  private int[] colour = new int[64];
  private boolean[] covers = new boolean[64];

  private double picturePoints;
  private boolean ink;

  void clear() {
    size = 0;
    picturePoints = 0;
    ink = false;
  }

  /** Remembers that something visible was drawn, whatever it is. */
  void addInk() {
    ink = true;
  }

  boolean hasInk() {
    return ink;
  }

  void addPicture(int glyphsSoFar, Box box, boolean opaque) {
    ink = true;
    picturePoints += (double) Math.max(0, box.width()) * Math.max(0, box.height());
    add(glyphsSoFar, box, UNKNOWN_COLOUR, opaque);
  }

  /**
   * @param exact whether the box itself is filled, rather than something within it
   */
  void addFill(int glyphsSoFar, Box box, int fillColour, boolean exact) {
    ink |= fillColour != WHITE;
    add(glyphsSoFar, box, exact ? fillColour : UNKNOWN_COLOUR, exact);
  }

  /** The share of the page that pictures cover; overlapping ones count twice. */
  double pictureShare(PageView view) {
    double pagePoints = (double) view.widthPoints() * view.heightPoints();
    return pagePoints > 0 ? picturePoints / pagePoints : 0;
  }

  boolean isEmpty() {
    return size == 0;
  }

  /** Whether a letter's colour is that of the ground it was drawn on. */
  boolean vanishesInGround(int glyph, float x, float y, int glyphColour) {
    if (glyphColour == UNKNOWN_COLOUR) {
      return false;
    }
    int ground = WHITE;
    for (int area = size - 1; area >= 0; area--) {
      if (glyphsBefore[area] <= glyph && holds(area, x, y)) {
        ground = colour[area];
        break;
      }
    }
    return ground != UNKNOWN_COLOUR && areAlike(ground, glyphColour);
  }

  /** Whether something opaque was laid over the letter afterwards. */
  boolean isCovered(int glyph, float x, float y) {
    for (int area = size - 1; area >= 0 && glyphsBefore[area] > glyph; area--) {
      if (covers[area] && holds(area, x, y)) {
        return true;
      }
    }
    return false;
  }

  private boolean holds(int area, float x, float y) {
    return left[area] <= x && x <= right[area] && top[area] <= y && y <= bottom[area];
  }

  private static boolean areAlike(int one, int other) {
    for (int shift = 0; shift <= 16; shift += 8) {
      if (Math.abs(((one >> shift) & 0xFF) - ((other >> shift) & 0xFF)) >= INDISTINGUISHABLE) {
        return false;
      }
    }
    return true;
  }

  private void add(int glyphsSoFar, Box box, int areaColour, boolean opaque) {
    if (size == MAX_AREAS || box.width() < MIN_SIDE_POINTS || box.height() < MIN_SIDE_POINTS) {
      return;
    }
    if (size == left.length) {
      grow(size * 2);
    }
    glyphsBefore[size] = glyphsSoFar;
    left[size] = box.left();
    top[size] = box.top();
    right[size] = box.right();
    bottom[size] = box.bottom();
    colour[size] = areaColour;
    covers[size] = opaque;
    size++;
  }

  private void grow(int capacity) {
    glyphsBefore = Arrays.copyOf(glyphsBefore, capacity);
    left = Arrays.copyOf(left, capacity);
    top = Arrays.copyOf(top, capacity);
    right = Arrays.copyOf(right, capacity);
    bottom = Arrays.copyOf(bottom, capacity);
    colour = Arrays.copyOf(colour, capacity);
    covers = Arrays.copyOf(covers, capacity);
  }
}
