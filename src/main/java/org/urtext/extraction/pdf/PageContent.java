package org.urtext.extraction.pdf;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.apache.pdfbox.contentstream.PDFStreamEngine;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.contentstream.operator.OperatorProcessor;
import org.apache.pdfbox.contentstream.operator.color.SetNonStrokingColor;
import org.apache.pdfbox.contentstream.operator.color.SetNonStrokingColorN;
import org.apache.pdfbox.contentstream.operator.color.SetNonStrokingColorSpace;
import org.apache.pdfbox.contentstream.operator.color.SetNonStrokingDeviceCMYKColor;
import org.apache.pdfbox.contentstream.operator.color.SetNonStrokingDeviceGrayColor;
import org.apache.pdfbox.contentstream.operator.color.SetNonStrokingDeviceRGBColor;
import org.apache.pdfbox.contentstream.operator.color.SetStrokingColor;
import org.apache.pdfbox.contentstream.operator.color.SetStrokingColorN;
import org.apache.pdfbox.contentstream.operator.color.SetStrokingColorSpace;
import org.apache.pdfbox.contentstream.operator.color.SetStrokingDeviceCMYKColor;
import org.apache.pdfbox.contentstream.operator.color.SetStrokingDeviceGrayColor;
import org.apache.pdfbox.contentstream.operator.color.SetStrokingDeviceRGBColor;
import org.apache.pdfbox.contentstream.operator.markedcontent.BeginMarkedContentSequence;
import org.apache.pdfbox.contentstream.operator.markedcontent.BeginMarkedContentSequenceWithProperties;
import org.apache.pdfbox.contentstream.operator.markedcontent.EndMarkedContentSequence;
import org.apache.pdfbox.contentstream.operator.state.Concatenate;
import org.apache.pdfbox.contentstream.operator.state.Restore;
import org.apache.pdfbox.contentstream.operator.state.Save;
import org.apache.pdfbox.contentstream.operator.state.SetGraphicsStateParameters;
import org.apache.pdfbox.contentstream.operator.state.SetMatrix;
import org.apache.pdfbox.contentstream.operator.text.BeginText;
import org.apache.pdfbox.contentstream.operator.text.EndText;
import org.apache.pdfbox.contentstream.operator.text.MoveText;
import org.apache.pdfbox.contentstream.operator.text.MoveTextSetLeading;
import org.apache.pdfbox.contentstream.operator.text.NextLine;
import org.apache.pdfbox.contentstream.operator.text.SetCharSpacing;
import org.apache.pdfbox.contentstream.operator.text.SetFontAndSize;
import org.apache.pdfbox.contentstream.operator.text.SetTextHorizontalScaling;
import org.apache.pdfbox.contentstream.operator.text.SetTextLeading;
import org.apache.pdfbox.contentstream.operator.text.SetTextRenderingMode;
import org.apache.pdfbox.contentstream.operator.text.SetTextRise;
import org.apache.pdfbox.contentstream.operator.text.SetWordSpacing;
import org.apache.pdfbox.contentstream.operator.text.ShowText;
import org.apache.pdfbox.contentstream.operator.text.ShowTextAdjusted;
import org.apache.pdfbox.contentstream.operator.text.ShowTextLine;
import org.apache.pdfbox.contentstream.operator.text.ShowTextLineAndSpace;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.graphics.PDXObject;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.pdmodel.graphics.form.PDTransparencyGroup;
import org.apache.pdfbox.pdmodel.graphics.state.PDGraphicsState;
import org.apache.pdfbox.pdmodel.interactive.annotation.PDAnnotation;
import org.apache.pdfbox.util.Matrix;
import org.jspecify.annotations.Nullable;

/**
 * Runs through a page's content and notes its glyphs and what is painted around them. It draws
 * nothing and opens no picture; forms inside forms are followed to a bounded depth.
 */
final class PageContent extends PDFStreamEngine {
  private static final int MAX_KEPT_FONTS = 500;

  final PageGlyphs glyphs = new PageGlyphs();
  final PaintedAreas areas = new PaintedAreas();

  private final ReadingBudget budget;
  private final HiddenLayers hiddenLayers;
  private final Colours colours = new Colours();
  private final PagePainter painter = new PagePainter(glyphs, areas, colours);
  private final GlyphPlacer placer;
  private final Map<PDFont, FontGlyphs> fonts = new IdentityHashMap<>();
  private final Deque<MarkedContent> markedContents = new ArrayDeque<>();
  private int hiddenDepth;
  private int formDepth;

  PageContent(ReadingBudget budget, HiddenLayers hiddenLayers) {
    this.budget = budget;
    this.hiddenLayers = hiddenLayers;
    this.placer = new GlyphPlacer(glyphs, colours, budget);
    List<OperatorProcessor> operators =
        List.of(
            new BeginText(this),
            new EndText(this),
            new MoveText(this),
            new MoveTextSetLeading(this),
            new NextLine(this),
            new SetCharSpacing(this),
            new SetFontAndSize(this),
            new SetTextHorizontalScaling(this),
            new SetTextLeading(this),
            new SetTextRenderingMode(this),
            new SetTextRise(this),
            new SetWordSpacing(this),
            new ShowText(this),
            new ShowTextAdjusted(this),
            new ShowTextLine(this),
            new ShowTextLineAndSpace(this),
            new Concatenate(this),
            new Save(this),
            new Restore(this),
            new SetMatrix(this),
            new SetGraphicsStateParameters(this),
            new SetNonStrokingColor(this),
            new SetNonStrokingColorN(this),
            new SetNonStrokingColorSpace(this),
            new SetNonStrokingDeviceCMYKColor(this),
            new SetNonStrokingDeviceGrayColor(this),
            new SetNonStrokingDeviceRGBColor(this),
            new SetStrokingColor(this),
            new SetStrokingColorN(this),
            new SetStrokingColorSpace(this),
            new SetStrokingDeviceCMYKColor(this),
            new SetStrokingDeviceGrayColor(this),
            new SetStrokingDeviceRGBColor(this),
            new BeginMarkedContentSequence(this),
            new BeginMarkedContentSequenceWithProperties(this),
            new EndMarkedContentSequence(this));
    operators.forEach(this::addOperator);
  }

  /** Reads a page; what was read before an exception stays. */
  void read(PDPage page, PageView view) throws IOException {
    budget.startPage();
    glyphs.clear();
    areas.clear();
    markedContents.clear();
    hiddenDepth = 0;
    formDepth = 0;
    if (fonts.size() > MAX_KEPT_FONTS) {
      fonts.clear();
    }
    fonts.values().forEach(FontGlyphs::startPage);
    painter.startPage(view);
    BufferedPage buffered = new BufferedPage(page);
    processPage(buffered);
    for (PDAnnotation annotation : page.getAnnotations()) {
      if (isRead(annotation)) {
        formDepth = 0;
        showAnnotation(annotation);
      }
    }
    if (buffered.isDamaged()) {
      throw new IOException("the content breaks off");
    }
  }

  Collection<FontGlyphs> fonts() {
    return fonts.values();
  }

  /** What is written on the page itself, such as the fields of a form; not pop-up notes. */
  private static boolean isRead(PDAnnotation annotation) {
    return !annotation.isHidden()
        && !annotation.isNoView()
        && !"Popup".equals(annotation.getSubtype())
        && !"Link".equals(annotation.getSubtype());
  }

  @Override
  protected void processOperator(Operator operator, List<COSBase> operands) throws IOException {
    budget.spendOperator();
    String name = operator.getName();
    switch (name) {
      case "Do" -> drawObject(operands);
      case "BI" -> painter.picture(getGraphicsState(), false, isHidden());
      default -> {
        if (!painter.process(name, operands, getGraphicsState(), isHidden())) {
          super.processOperator(operator, operands);
        }
      }
    }
  }

  @Override
  protected void showText(byte[] string) throws IOException {
    PDGraphicsState state = getGraphicsState();
    PDFont font = state.getTextState().getFont();
    if (font == null) {
      return;
    }
    if (state.getTextMatrix() == null) {
      state.setTextMatrix(new Matrix());
    }
    FontGlyphs known = fonts.computeIfAbsent(font, FontGlyphs::new);
    placer.place(
        string,
        state,
        known,
        new GlyphPlacer.Surroundings(painter.view(), painter.clip(), isHidden()));
  }

  @Override
  public void saveGraphicsState() {
    super.saveGraphicsState();
    painter.save();
  }

  @Override
  public void restoreGraphicsState() {
    super.restoreGraphicsState();
    painter.restore();
  }

  @Override
  public void beginMarkedContentSequence(COSName tag, COSDictionary properties) {
    boolean off = "OC".equals(tag.getName()) && hiddenLayers.isOff(properties);
    if (off) {
      hiddenDepth++;
    }
    String actual = properties == null ? null : properties.getString(COSName.ACTUAL_TEXT);
    markedContents.push(new MarkedContent(off, actual, glyphs.size));
  }

  @Override
  public void endMarkedContentSequence() {
    if (markedContents.isEmpty()) {
      return;
    }
    MarkedContent ended = markedContents.pop();
    if (ended.off()) {
      hiddenDepth--;
    }
    ended.spellOut(glyphs);
  }

  private boolean isHidden() {
    return hiddenDepth > 0;
  }

  private void drawObject(List<COSBase> operands) throws IOException {
    PDResources resources = getResources();
    if (operands.isEmpty() || !(operands.get(0) instanceof COSName name) || resources == null) {
      return;
    }
    COSDictionary object = objectNamed(resources, name);
    if (object == null) {
      return;
    }
    boolean off = hiddenLayers.isOff(object.getCOSDictionary(COSName.OC));
    if (COSName.IMAGE.equals(object.getCOSName(COSName.SUBTYPE))) {
      boolean opaque =
          !object.containsKey(COSName.SMASK)
              && !object.containsKey(COSName.MASK)
              && !object.getBoolean(COSName.IMAGE_MASK, false);
      painter.picture(getGraphicsState(), opaque, off || isHidden());
    } else if (formDepth < ReadingBudget.MAX_FORM_DEPTH) {
      PDXObject form = resources.getXObject(name);
      if (form instanceof PDFormXObject drawn) {
        drawForm(drawn, off);
      }
    }
  }

  private static @Nullable COSDictionary objectNamed(PDResources resources, COSName name) {
    COSDictionary objects = resources.getCOSObject().getCOSDictionary(COSName.XOBJECT);
    return objects == null ? null : objects.getCOSDictionary(name);
  }

  private void drawForm(PDFormXObject form, boolean off) throws IOException {
    PDGraphicsState state = getGraphicsState();
    boolean hides =
        off
            || (form instanceof PDTransparencyGroup
                && state.getNonStrokeAlphaConstant() < PagePainter.INVISIBLE_ALPHA);
    PagePainter.Mark mark = painter.enterForm(form, state);
    formDepth++;
    hiddenDepth += hides ? 1 : 0;
    try {
      if (form instanceof PDTransparencyGroup group) {
        showTransparencyGroup(group);
      } else {
        showForm(form);
      }
    } finally {
      hiddenDepth -= hides ? 1 : 0;
      formDepth--;
      painter.leaveForm(mark);
    }
  }
}
