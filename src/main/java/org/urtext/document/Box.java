package org.urtext.document;

/**
 * A rectangle on a page as its reader sees it: in points, from the upper left corner of the visible
 * page after the page's own rotation.
 */
public record Box(float left, float top, float right, float bottom) {
  public float width() {
    return right - left;
  }

  public float height() {
    return bottom - top;
  }

  public boolean isEmpty() {
    return !(left < right && top < bottom);
  }

  public boolean overlaps(Box other) {
    return left < other.right && other.left < right && top < other.bottom && other.top < bottom;
  }

  /** The smallest box around both. */
  public Box union(Box other) {
    return new Box(
        Math.min(left, other.left),
        Math.min(top, other.top),
        Math.max(right, other.right),
        Math.max(bottom, other.bottom));
  }
}
