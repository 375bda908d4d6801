package org.urtext.extraction.pdf;

import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import org.apache.pdfbox.cos.COSArray;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSInteger;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType1Font;
import org.apache.pdfbox.pdmodel.font.Standard14Fonts;
import org.apache.pdfbox.pdmodel.graphics.image.LosslessFactory;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;
import org.apache.pdfbox.pdmodel.graphics.state.RenderingMode;
import org.apache.pdfbox.util.Matrix;
import org.urtext.document.Box;
import org.urtext.document.Document;
import org.urtext.document.DocumentFormat;
import org.urtext.extraction.UnreadableDocumentException;

/** Builds small PDF files for tests; places are in points from the upper left corner. */
final class SamplePdf {
  static final float WIDTH = 600;
  static final float HEIGHT = 800;

  final PDDocument document = new PDDocument();
  private final PDFont helvetica = new PDType1Font(Standard14Fonts.FontName.HELVETICA);
  private PDFont font = helvetica;
  private PDPage page = new PDPage();
  private float size = 10;

  SamplePdf page() {
    page = new PDPage(new PDRectangle(WIDTH, HEIGHT));
    document.addPage(page);
    return this;
  }

  SamplePdf rotatedPage(int degrees) {
    page();
    page.setRotation(degrees);
    return this;
  }

  SamplePdf size(float points) {
    size = points;
    return this;
  }

  SamplePdf font(PDFont other) {
    font = other;
    return this;
  }

  SamplePdf plainFont() {
    font = helvetica;
    return this;
  }

  /** Draws something of the test's own. */
  interface Drawing {
    void draw(PDPageContentStream content) throws IOException;
  }

  SamplePdf draw(Drawing drawing) {
    try (PDPageContentStream content =
        new PDPageContentStream(
            document, page, PDPageContentStream.AppendMode.APPEND, false, true)) {
      drawing.draw(content);
      return this;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Text whose baseline starts at a place. */
  SamplePdf text(float x, float y, String text) {
    return text(x, y, text, RenderingMode.FILL, Color.BLACK);
  }

  SamplePdf text(float x, float y, String text, RenderingMode mode, Color colour) {
    return draw(
        content -> {
          content.beginText();
          content.setFont(font, size);
          content.setRenderingMode(mode);
          content.setNonStrokingColor(colour);
          content.newLineAtOffset(x, HEIGHT - y);
          content.showText(text);
          content.endText();
        });
  }

  /** Black text, for a test that draws in a state of its own. */
  static void write(PDPageContentStream content, float x, float y, String text) throws IOException {
    content.beginText();
    content.setFont(new PDType1Font(Standard14Fonts.FontName.HELVETICA), 10);
    content.newLineAtOffset(x, HEIGHT - y);
    content.showText(text);
    content.endText();
  }

  /** Text as bytes of the font's own encoding, by a matrix in the page's own coordinates. */
  SamplePdf codes(Matrix matrix, String codes) {
    return draw(
        content -> {
          content.beginText();
          content.setFont(font, size);
          content.setTextMatrix(matrix);
          content.appendRawCommands(("(" + codes + ") Tj\n").getBytes(StandardCharsets.ISO_8859_1));
          content.endText();
        });
  }

  SamplePdf codes(float x, float y, String codes) {
    return codes(Matrix.getTranslateInstance(x, HEIGHT - y), codes);
  }

  /** Lines of text, one below the other. */
  SamplePdf lines(float x, float y, float leading, String... lines) {
    for (int i = 0; i < lines.length; i++) {
      text(x, y + i * leading, lines[i]);
    }
    return this;
  }

  SamplePdf rectangle(float left, float top, float width, float height, Color colour) {
    return draw(
        content -> {
          content.setNonStrokingColor(colour);
          content.addRect(left, HEIGHT - top - height, width, height);
          content.fill();
        });
  }

  SamplePdf picture(float left, float top, float width, float height) {
    return draw(
        content -> {
          BufferedImage image = new BufferedImage(4, 4, BufferedImage.TYPE_INT_RGB);
          PDImageXObject picture = LosslessFactory.createFromImage(document, image);
          content.drawImage(picture, left, HEIGHT - top - height, width, height);
        });
  }

  /** Helvetica whose codes from 'A' on mean the given texts. */
  PDFont fontWithLetters(String... letters) throws IOException {
    StringBuilder map = new StringBuilder("1 begincodespacerange <00> <FF> endcodespacerange\n");
    map.append(letters.length).append(" beginbfchar\n");
    for (int i = 0; i < letters.length; i++) {
      map.append(String.format("<%02X> <", 'A' + i));
      for (char c : letters[i].toCharArray()) {
        map.append(String.format("%04X", (int) c));
      }
      map.append(">\n");
    }
    map.append("endbfchar\n");
    COSStream stream = document.getDocument().createCOSStream();
    try (OutputStream out = stream.createOutputStream()) {
      out.write(map.toString().getBytes(StandardCharsets.US_ASCII));
    }
    PDFont mapped = new PDType1Font(Standard14Fonts.FontName.HELVETICA);
    mapped.getCOSObject().setItem(COSName.TO_UNICODE, stream);
    return mapped;
  }

  /** A font that names its glyphs by numbers that mean nothing. */
  PDFont fontWithoutLetters() {
    COSArray differences = new COSArray();
    differences.add(COSInteger.get(32));
    for (int i = 32; i < 127; i++) {
      differences.add(COSName.getPDFName("g" + (i * 7)));
    }
    COSDictionary encoding = new COSDictionary();
    encoding.setItem(COSName.TYPE, COSName.ENCODING);
    encoding.setItem(COSName.DIFFERENCES, differences);
    PDFont unnamed = new PDType1Font(Standard14Fonts.FontName.TIMES_ROMAN);
    unnamed.getCOSObject().setItem(COSName.ENCODING, encoding);
    return unnamed;
  }

  static Box boxAt(Document document, int charOffset) {
    return Objects.requireNonNull(document.glyphs()).box(charOffset);
  }

  Path save(Path folder) throws IOException {
    Path file = Files.createTempFile(folder, "sample", ".pdf");
    document.save(file.toFile());
    document.close();
    return file;
  }

  Document read(Path folder) throws IOException, UnreadableDocumentException {
    return new PdfReader().read(save(folder), DocumentFormat.PDF);
  }
}
