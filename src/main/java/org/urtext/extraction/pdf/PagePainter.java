package org.urtext.extraction.pdf;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSNumber;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.graphics.blend.BlendMode;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.pdmodel.graphics.state.PDGraphicsState;
import org.apache.pdfbox.util.Matrix;
import org.urtext.document.Box;

/** Follows paths, clips and pictures as far as needed to know grounds and covers of text. */
final class PagePainter {
  private static final float BOUNDLESS = 1e6f;
  private static final double OPAQUE_ALPHA = 0.98;
  static final double INVISIBLE_ALPHA = 0.02;
  private static final int MAX_SAVED_CLIPS = 10_000;

  private final PageGlyphs glyphs;
  private final PaintedAreas areas;
  private final Colours colours;
  private final PathTrace path = new PathTrace();
  private final Deque<Clip> saved = new ArrayDeque<>();
  private PageView view = new PageView(1, 0, 0, 1, 0, 0, 0, 0);
  private Clip clip = new Clip(new Box(0, 0, 0, 0), true);
  private boolean clipPending;

  PagePainter(PageGlyphs glyphs, PaintedAreas areas, Colours colours) {
    this.glyphs = glyphs;
    this.areas = areas;
    this.colours = colours;
  }

  /**
   * What is not cut away.
   *
   * @param exact whether all of the box is free, rather than some shape within it
   */
  private record Clip(Box box, boolean exact) {
    Clip within(Box other, boolean otherExact) {
      return new Clip(
          new Box(
              Math.max(box.left(), other.left()),
              Math.max(box.top(), other.top()),
              Math.min(box.right(), other.right()),
              Math.min(box.bottom(), other.bottom())),
          exact && otherExact);
    }
  }

  /** Where to return to after a form, however unbalanced it was. */
  record Mark(Object clip, int savedClips) {}

  void startPage(PageView pageView) {
    view = pageView;
    path.clear();
    saved.clear();
    clipPending = false;
    clip = new Clip(new Box(-BOUNDLESS, -BOUNDLESS, BOUNDLESS, BOUNDLESS), true);
  }

  PageView view() {
    return view;
  }

  Box clip() {
    return clip.box();
  }

  void save() {
    if (saved.size() < MAX_SAVED_CLIPS) {
      saved.push(clip);
    }
  }

  void restore() {
    if (!saved.isEmpty()) {
      clip = saved.pop();
    }
  }

  Mark enterForm(PDFormXObject form, PDGraphicsState state) {
    Mark mark = new Mark(clip, saved.size());
    PDRectangle bounds = form.getBBox();
    if (bounds != null) {
      Matrix matrix = form.getMatrix().multiply(state.getCurrentTransformationMatrix());
      clip = clip.within(viewBox(matrix, bounds), isUpright(matrix));
    }
    return mark;
  }

  void leaveForm(Mark mark) {
    while (saved.size() > mark.savedClips()) {
      saved.pop();
    }
    clip = (Clip) mark.clip();
  }

  /** Notes a picture in the unit square of the current matrix. */
  void picture(PDGraphicsState state, boolean opaque, boolean hidden) {
    Matrix matrix = state.getCurrentTransformationMatrix();
    Clip shown =
        clip.within(viewBox(matrix, new PDRectangle(0, 0, 1, 1)), isUpright(matrix))
            .within(pageBox(), true);
    if (!hidden && !shown.box().isEmpty() && state.getNonStrokeAlphaConstant() > INVISIBLE_ALPHA) {
      areas.addPicture(glyphs.size, shown.box(), opaque && shown.exact() && isOpaque(state));
    }
  }

  /** Handles the operators of paths and clips; returns whether the operator was one. */
  boolean process(String name, List<COSBase> operands, PDGraphicsState state, boolean hidden) {
    switch (name) {
      case "m" -> point(operands, 0, 2, state, PointKind.MOVE);
      case "l" -> point(operands, 0, 2, state, PointKind.LINE);
      case "c" -> {
        point(operands, 0, 6, state, PointKind.CURVE);
        point(operands, 2, 6, state, PointKind.CURVE);
        point(operands, 4, 6, state, PointKind.CURVE);
      }
      case "v", "y" -> {
        point(operands, 0, 4, state, PointKind.CURVE);
        point(operands, 2, 4, state, PointKind.CURVE);
      }
      case "re" -> rectangle(operands, state);
      case "h" -> {}
      case "W", "W*" -> clipPending = true;
      case "n" -> endPath();
      case "S", "s" -> {
        stroke(state, hidden);
        endPath();
      }
      case "f", "F", "f*" -> {
        fill(state, hidden);
        endPath();
      }
      case "B", "B*", "b", "b*" -> {
        fill(state, hidden);
        stroke(state, hidden);
        endPath();
      }
      case "sh" -> {
        if (!hidden) {
          areas.addFill(
              glyphs.size, clip.within(pageBox(), true).box(), PaintedAreas.UNKNOWN_COLOUR, false);
        }
      }
      default -> {
        return false;
      }
    }
    return true;
  }

  private enum PointKind {
    MOVE,
    LINE,
    CURVE
  }

  private void point(
      List<COSBase> operands, int at, int needed, PDGraphicsState state, PointKind kind) {
    if (operands.size() < needed) {
      return;
    }
    float x = number(operands.get(at));
    float y = number(operands.get(at + 1));
    Matrix matrix = state.getCurrentTransformationMatrix();
    float viewX = viewX(matrix, x, y);
    float viewY = viewY(matrix, x, y);
    switch (kind) {
      case MOVE -> path.moveTo(viewX, viewY);
      case LINE -> path.lineTo(viewX, viewY);
      case CURVE -> path.curveTo(viewX, viewY);
    }
  }

  private void rectangle(List<COSBase> operands, PDGraphicsState state) {
    if (operands.size() < 4) {
      return;
    }
    float x = number(operands.get(0));
    float y = number(operands.get(1));
    float farX = x + number(operands.get(2));
    float farY = y + number(operands.get(3));
    Matrix matrix = state.getCurrentTransformationMatrix();
    path.rectangle(
        viewX(matrix, x, y),
        viewY(matrix, x, y),
        viewX(matrix, farX, farY),
        viewY(matrix, farX, farY),
        isUpright(matrix));
  }

  private static float number(COSBase operand) {
    return operand instanceof COSNumber number ? number.floatValue() : 0;
  }

  private void fill(PDGraphicsState state, boolean hidden) {
    if (hidden || path.isEmpty() || state.getNonStrokeAlphaConstant() <= INVISIBLE_ALPHA) {
      return;
    }
    int colour = colours.rgb(state.getNonStrokingColor());
    boolean plain = colour != PaintedAreas.UNKNOWN_COLOUR && isOpaque(state);
    List<Box> rectangles = path.rectangles();
    if (rectangles.isEmpty()) {
      Clip shown = clip.within(path.bounds(), false);
      areas.addFill(glyphs.size, shown.box(), colour, false);
    }
    for (Box rectangle : rectangles) {
      Clip shown = clip.within(rectangle, true);
      areas.addFill(glyphs.size, shown.box(), colour, plain && shown.exact());
    }
  }

  private void stroke(PDGraphicsState state, boolean hidden) {
    if (!hidden
        && !path.isEmpty()
        && state.getAlphaConstant() > INVISIBLE_ALPHA
        && colours.rgb(state.getStrokingColor()) != PaintedAreas.WHITE) {
      areas.addInk();
    }
  }

  private void endPath() {
    if (clipPending && !path.isEmpty()) {
      List<Box> rectangles = path.rectangles();
      clip = clip.within(path.bounds(), rectangles.size() == 1);
    }
    clipPending = false;
    path.clear();
  }

  private static boolean isOpaque(PDGraphicsState state) {
    return state.getNonStrokeAlphaConstant() >= OPAQUE_ALPHA
        && state.getSoftMask() == null
        && (state.getBlendMode() == BlendMode.NORMAL
            || state.getBlendMode() == BlendMode.COMPATIBLE);
  }

  private Box pageBox() {
    return new Box(0, 0, view.widthPoints(), view.heightPoints());
  }

  private Box viewBox(Matrix matrix, PDRectangle rectangle) {
    float left = BOUNDLESS;
    float top = BOUNDLESS;
    float right = -BOUNDLESS;
    float bottom = -BOUNDLESS;
    for (int corner = 0; corner < 4; corner++) {
      float x = (corner & 1) == 0 ? rectangle.getLowerLeftX() : rectangle.getUpperRightX();
      float y = (corner & 2) == 0 ? rectangle.getLowerLeftY() : rectangle.getUpperRightY();
      left = Math.min(left, viewX(matrix, x, y));
      right = Math.max(right, viewX(matrix, x, y));
      top = Math.min(top, viewY(matrix, x, y));
      bottom = Math.max(bottom, viewY(matrix, x, y));
    }
    return new Box(left, top, right, bottom);
  }

  private float viewX(Matrix matrix, float x, float y) {
    return view.x(userX(matrix, x, y), userY(matrix, x, y));
  }

  private float viewY(Matrix matrix, float x, float y) {
    return view.y(userX(matrix, x, y), userY(matrix, x, y));
  }

  private static float userX(Matrix matrix, float x, float y) {
    return matrix.getScaleX() * x + matrix.getShearX() * y + matrix.getTranslateX();
  }

  private static float userY(Matrix matrix, float x, float y) {
    return matrix.getShearY() * x + matrix.getScaleY() * y + matrix.getTranslateY();
  }

  private static boolean isUpright(Matrix matrix) {
    float along = Math.max(Math.abs(matrix.getScaleX()), Math.abs(matrix.getScaleY()));
    float across = Math.max(Math.abs(matrix.getShearX()), Math.abs(matrix.getShearY()));
    return Math.min(along, across) < 0.001f * Math.max(along, across);
  }
}
