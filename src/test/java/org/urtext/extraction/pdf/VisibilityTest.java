package org.urtext.extraction.pdf;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.nio.file.Path;
import java.util.List;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.graphics.optionalcontent.PDOptionalContentGroup;
import org.apache.pdfbox.pdmodel.graphics.optionalcontent.PDOptionalContentProperties;
import org.apache.pdfbox.pdmodel.graphics.state.PDExtendedGraphicsState;
import org.apache.pdfbox.pdmodel.graphics.state.RenderingMode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.urtext.document.Box;
import org.urtext.document.Document;
import org.urtext.document.Warning;

class VisibilityTest {
  @TempDir Path folder;

  private final SamplePdf pdf =
      new SamplePdf().page().text(60, 100, "What a reader sees on this page.");

  private void assertHidden(SamplePdf sample, String words, Box around) throws Exception {
    Document document = sample.read(folder);
    assertThat(document.text()).isEqualTo("What a reader sees on this page.");
    List<Warning> warnings = document.warnings();
    assertThat(warnings).hasSize(1);
    assertThat(warnings.getFirst().kind()).isEqualTo(Warning.Kind.INVISIBLE_TEXT);
    assertThat(warnings.getFirst().page()).isEqualTo(1);
    assertThat(warnings.getFirst().detail()).isEqualTo(words);
    assertThat(warnings.getFirst().box()).matches(box -> box != null && box.overlaps(around));
  }

  private void assertSeen(SamplePdf sample, String words) throws Exception {
    Document document = sample.read(folder);
    assertThat(document.text()).contains(words);
    assertThat(document.warnings()).isEmpty();
  }

  @Test
  void findsWhiteTextOnWhite() throws Exception {
    pdf.text(60, 200, "hidden words", RenderingMode.FILL, Color.WHITE);
    assertHidden(pdf, "hidden words", new Box(60, 190, 100, 200));
  }

  @Test
  void findsTextInTheColourOfTheRectangleBelow() throws Exception {
    pdf.rectangle(50, 180, 200, 40, Color.BLUE);
    pdf.text(60, 200, "hidden words", RenderingMode.FILL, new Color(5, 0, 250));
    assertHidden(pdf, "hidden words", new Box(60, 190, 100, 200));
  }

  @Test
  void seesWhiteTextOnADarkRectangle() throws Exception {
    pdf.rectangle(50, 180, 200, 40, Color.BLACK);
    pdf.text(60, 200, "white words", RenderingMode.FILL, Color.WHITE);
    assertSeen(pdf, "white words");
  }

  @Test
  void seesWhiteTextOnAPicture() throws Exception {
    pdf.picture(50, 180, 200, 40);
    pdf.text(60, 200, "white words", RenderingMode.FILL, Color.WHITE);
    assertSeen(pdf, "white words");
  }

  @Test
  void findsTextTooSmallToSee() throws Exception {
    pdf.size(0.4f).text(60, 200, "tiny words");
    assertHidden(pdf, "tiny words", new Box(60, 199, 100, 201));
  }

  @Test
  void findsTextOffThePage() throws Exception {
    pdf.text(700, 200, "far words");
    assertHidden(pdf, "far words", new Box(700, 190, 720, 200));
  }

  @Test
  void findsTextUnderAPicture() throws Exception {
    pdf.text(60, 200, "covered words").picture(50, 180, 200, 40);
    assertHidden(pdf, "covered words", new Box(60, 190, 100, 200));
  }

  @Test
  void findsTextThatIsNeitherFilledNorStroked() throws Exception {
    pdf.text(60, 200, "unpainted words", RenderingMode.NEITHER, Color.BLACK);
    assertHidden(pdf, "unpainted words", new Box(60, 190, 100, 200));
  }

  @Test
  void findsTextThatIsWhollyTransparent() throws Exception {
    pdf.draw(
        content -> {
          PDExtendedGraphicsState state = new PDExtendedGraphicsState();
          state.setNonStrokingAlphaConstant(0f);
          content.setGraphicsStateParameters(state);
          SamplePdf.write(content, 60, 200, "clear words");
        });
    assertHidden(pdf, "clear words", new Box(60, 190, 100, 200));
  }

  @Test
  void findsTextOutsideTheClip() throws Exception {
    pdf.draw(
        content -> {
          content.addRect(300, 300, 50, 50);
          content.clip();
          SamplePdf.write(content, 60, 200, "clipped words");
        });
    assertHidden(pdf, "clipped words", new Box(60, 190, 100, 200));
  }

  @Test
  void findsTextOnALayerThatIsOff() throws Exception {
    PDOptionalContentGroup layer = new PDOptionalContentGroup("layer");
    PDOptionalContentProperties layers = new PDOptionalContentProperties();
    layers.addGroup(layer);
    layers.setGroupEnabled(layer, false);
    pdf.document.getDocumentCatalog().setOCProperties(layers);
    pdf.draw(
        content -> {
          content.beginMarkedContent(COSName.OC, layer);
          SamplePdf.write(content, 60, 200, "layered words");
          content.endMarkedContent();
        });
    assertHidden(pdf, "layered words", new Box(60, 190, 100, 200));
  }

  @Test
  void seesTextUnderATranslucentMarker() throws Exception {
    pdf.text(60, 200, "marked words");
    pdf.draw(
        content -> {
          PDExtendedGraphicsState state = new PDExtendedGraphicsState();
          state.setNonStrokingAlphaConstant(0.4f);
          content.setGraphicsStateParameters(state);
          content.setNonStrokingColor(Color.YELLOW);
          content.addRect(50, SamplePdf.HEIGHT - 210, 100, 20);
          content.fill();
        });
    assertSeen(pdf, "marked words");
  }

  @Test
  void keepsTheTextLayerOfAScanAndSaysSo() throws Exception {
    SamplePdf scan = new SamplePdf().page().picture(0, 0, SamplePdf.WIDTH, SamplePdf.HEIGHT);
    scan.text(60, 200, "recognised words", RenderingMode.NEITHER, Color.BLACK);
    Document document = scan.read(folder);
    assertThat(document.text()).isEqualTo("recognised words");
    assertThat(document.warnings())
        .extracting(Warning::kind)
        .containsExactly(Warning.Kind.RECOGNISED_TEXT);
  }

  @Test
  void findsHiddenTextOnAPictureThatHasWordsOfItsOwn() throws Exception {
    SamplePdf scan = new SamplePdf().page().picture(0, 0, SamplePdf.WIDTH, SamplePdf.HEIGHT);
    scan.text(60, 200, "Many words that are there for everyone to see.");
    scan.text(60, 300, "a few hidden ones", RenderingMode.NEITHER, Color.BLACK);
    Document document = scan.read(folder);
    assertThat(document.text()).isEqualTo("Many words that are there for everyone to see.");
    assertThat(document.warnings())
        .extracting(Warning::kind)
        .containsExactly(Warning.Kind.INVISIBLE_TEXT);
  }
}
