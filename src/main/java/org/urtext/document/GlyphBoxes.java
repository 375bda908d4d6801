package org.urtext.document;

/**
 * The box of every character of a text on its page, in arrays: one entry for each UTF-16 unit.
 * Characters that stand on no page (a line break we added, say) have an empty box.
 */
public final class GlyphBoxes {
  private final float[] lefts;
  private final float[] tops;
  private final float[] rights;
  private final float[] bottoms;

  /** Takes the arrays as they are; they must not change afterwards. */
  public GlyphBoxes(float[] lefts, float[] tops, float[] rights, float[] bottoms) {
    if (lefts.length != tops.length
        || lefts.length != rights.length
        || lefts.length != bottoms.length) {
      throw new IllegalArgumentException("the four arrays differ in length");
    }
    this.lefts = lefts;
    this.tops = tops;
    this.rights = rights;
    this.bottoms = bottoms;
  }

  public int size() {
    return lefts.length;
  }

  public Box box(int charOffset) {
    return new Box(lefts[charOffset], tops[charOffset], rights[charOffset], bottoms[charOffset]);
  }
}
