package org.urtext.extraction.pdf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.awt.Color;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Arrays;
import java.util.Calendar;
import java.util.Random;
import java.util.TimeZone;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.apache.pdfbox.pdmodel.PDDocumentNameDictionary;
import org.apache.pdfbox.pdmodel.PDEmbeddedFilesNameTreeNode;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.common.PDStream;
import org.apache.pdfbox.pdmodel.encryption.AccessPermission;
import org.apache.pdfbox.pdmodel.encryption.StandardProtectionPolicy;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.util.Matrix;
import org.assertj.core.groups.Tuple;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.urtext.document.Box;
import org.urtext.document.Document;
import org.urtext.document.DocumentFormat;
import org.urtext.document.Page;
import org.urtext.document.Span;
import org.urtext.document.Warning;
import org.urtext.extraction.FailureReason;
import org.urtext.extraction.UnreadableDocumentException;

class PdfReaderTest {
  @TempDir Path folder;

  private FailureReason reasonFor(Path file) {
    UnreadableDocumentException thrown =
        catchThrowableOfType(
            UnreadableDocumentException.class,
            () -> new PdfReader().read(file, DocumentFormat.PDF));
    return thrown.reason();
  }

  private static Box boxOf(Document document, String words) {
    int start = document.text().indexOf(words);
    var boxes = document.boxesOf(new Span(start, start + words.length()));
    assertThat(boxes).hasSize(1);
    return boxes.getFirst().box();
  }

  @Test
  void placesEveryWordWhereItWasDrawn() throws Exception {
    Document document =
        new SamplePdf().page().text(60, 100, "some words").text(60, 130, "and others").read(folder);
    Box box = boxOf(document, "others");
    // 'and ' is 19.46 points wide in Helvetica of 10 points, 'others' 28.9.
    assertThat(box.left()).isBetween(79f, 80f);
    assertThat(box.right()).isBetween(106f, 109f);
    assertThat(box.top()).isBetween(120f, 123.5f);
    assertThat(box.bottom()).isBetween(131f, 134f);
  }

  @Test
  void givesLineBreaksNoPlace() throws Exception {
    Document document =
        new SamplePdf().page().text(60, 100, "one").text(60, 112, "two").read(folder);
    assertThat(document.text()).isEqualTo("one\ntwo");
    assertThat(SamplePdf.boxAt(document, 3)).isEqualTo(new Box(0, 0, 0, 0));
  }

  @Test
  void knowsThePageOfEveryCharacter() throws Exception {
    SamplePdf pdf = new SamplePdf().page().text(60, 100, "alpha").page().text(60, 100, "beta");
    Document document = pdf.page().page().text(60, 100, "gamma").read(folder);
    assertThat(document.text()).isEqualTo("alpha\n\nbeta\n\ngamma");
    assertThat(document.pages())
        .extracting(Page::text)
        .containsExactly(new Span(0, 7), new Span(7, 13), new Span(13, 13), new Span(13, 18));
    assertThat(document.pageAt(12).number()).isEqualTo(2);
    assertThat(document.pageAt(13).number()).isEqualTo(4);
  }

  @ParameterizedTest
  @ValueSource(ints = {90, 180, 270})
  void placesTextOfARotatedPageAsItsReaderSeesIt(int degrees) throws Exception {
    // Drawn so that the text is upright once the page is turned.
    Matrix matrix =
        switch (degrees) {
          case 90 -> new Matrix(0, 1, -1, 0, 100, 60);
          case 180 -> new Matrix(-1, 0, 0, -1, SamplePdf.WIDTH - 60, 100);
          default -> new Matrix(0, -1, 1, 0, SamplePdf.WIDTH - 100, SamplePdf.HEIGHT - 60);
        };
    SamplePdf pdf = new SamplePdf().rotatedPage(degrees);
    Document document = pdf.codes(matrix, "upright words").read(folder);
    Page page = document.pages().getFirst();
    assertThat(page.widthPoints()).isEqualTo(degrees == 180 ? SamplePdf.WIDTH : SamplePdf.HEIGHT);
    Box box = boxOf(document, "upright words");
    assertThat(box.left()).isBetween(59.5f, 60.5f);
    assertThat(box.top()).isBetween(90f, 93.5f);
    assertThat(box.bottom()).isBetween(101f, 104f);
    assertThat(box.right()).isBetween(115f, 125f);
  }

  @Test
  void readsTextTurnedOnThePage() throws Exception {
    SamplePdf pdf = new SamplePdf().page();
    pdf.codes(new Matrix(0, 1, -1, 0, 200, 300), "first turned line");
    pdf.codes(new Matrix(0, 1, -1, 0, 212, 300), "second turned line");
    assertThat(pdf.read(folder).text()).isEqualTo("first turned line\nsecond turned line");
  }

  @Test
  void readsWhatTheDocumentSaysOfItself() throws Exception {
    SamplePdf pdf = new SamplePdf().page().text(60, 100, "text");
    PDDocumentInformation information = pdf.document.getDocumentInformation();
    information.setTitle(" On  Fresh Words ");
    information.setAuthor("Anna Author");
    Calendar date = Calendar.getInstance(TimeZone.getTimeZone("UTC"));
    date.setTimeInMillis(Instant.parse("2021-03-04T05:06:07Z").toEpochMilli());
    information.setCreationDate(date);
    var metadata = pdf.read(folder).metadata();
    assertThat(metadata.title()).isEqualTo("On Fresh Words");
    assertThat(metadata.author()).isEqualTo("Anna Author");
    assertThat(metadata.created()).isEqualTo(Instant.parse("2021-03-04T05:06:07Z"));
    assertThat(metadata.modified()).isNull();
    assertThat(metadata.pageCount()).isEqualTo(1);
  }

  @Test
  void reportsAPageThatIsOnlyAPicture() throws Exception {
    SamplePdf pdf = new SamplePdf().page().text(60, 100, "text");
    Document document = pdf.page().picture(50, 50, 400, 600).read(folder);
    assertThat(document.warnings())
        .containsExactly(new Warning(Warning.Kind.UNREAD_PAGE, 2, null, null, ""));
  }

  @Test
  void reportsAPageWhoseLettersAreDrawnAsCurves() throws Exception {
    SamplePdf pdf = new SamplePdf().page().text(60, 100, "text").page();
    pdf.draw(
        content -> {
          content.moveTo(100, 100);
          content.curveTo(110, 120, 130, 140, 150, 100);
          content.fill();
        });
    assertThat(pdf.read(folder).warnings())
        .extracting(Warning::kind, Warning::page)
        .containsExactly(Tuple.tuple(Warning.Kind.UNREAD_PAGE, 2));
  }

  @Test
  void saysNothingOfABlankPage() throws Exception {
    SamplePdf pdf = new SamplePdf().page().text(60, 100, "text").page();
    pdf.rectangle(0, 0, SamplePdf.WIDTH, SamplePdf.HEIGHT, Color.WHITE);
    assertThat(pdf.read(folder).warnings()).isEmpty();
  }

  @Test
  void refusesADocumentOfPicturesAlone() throws Exception {
    Path file = new SamplePdf().page().picture(50, 50, 400, 600).save(folder);
    assertThat(reasonFor(file)).isEqualTo(FailureReason.NO_TEXT);
  }

  private Path encrypted(String userPassword) throws IOException {
    SamplePdf pdf = new SamplePdf().page().text(60, 100, "secret words");
    pdf.document.protect(
        new StandardProtectionPolicy("owner", userPassword, new AccessPermission()));
    return pdf.save(folder);
  }

  @Test
  void refusesADocumentThatNeedsAPassword() throws Exception {
    assertThat(reasonFor(encrypted("user"))).isEqualTo(FailureReason.ENCRYPTED);
  }

  @Test
  void opensAnEncryptedDocumentThatNeedsNoPassword() throws Exception {
    Document document = new PdfReader().read(encrypted(""), DocumentFormat.PDF);
    assertThat(document.text()).isEqualTo("secret words");
  }

  @Test
  void refusesWhatIsNoPdf() throws Exception {
    Path file = folder.resolve("no.pdf");
    Files.writeString(file, "This is not what it says it is.");
    assertThat(reasonFor(file)).isEqualTo(FailureReason.DAMAGED);
  }

  @Test
  void endsATruncatedOrScrambledFileWithADocumentOrAReason() throws Exception {
    byte[] whole = Files.readAllBytes(new SamplePdf().page().text(60, 100, "text").save(folder));
    Random random = new Random(7);
    for (int round = 0; round < 60; round++) {
      byte[] damaged =
          Arrays.copyOf(whole, whole.length - (round % 3 == 0 ? random.nextInt(whole.length) : 0));
      for (int i = 0; i < round % 7 && damaged.length > 0; i++) {
        damaged[random.nextInt(damaged.length)] = (byte) random.nextInt(256);
      }
      Path file = Files.write(folder.resolve("damaged.pdf"), damaged);
      try {
        assertThat(new PdfReader().read(file, DocumentFormat.PDF).pages()).isNotEmpty();
      } catch (UnreadableDocumentException e) {
        assertThat(e.reason()).isNotNull();
      }
    }
  }

  @Test
  void readsOtherPagesWhenOneIsDamagedAndSaysWhich() throws Exception {
    SamplePdf pdf = new SamplePdf().page().text(60, 100, "first").page();
    PDStream broken = new PDStream(pdf.document);
    byte[] noise = new byte[200];
    new Random(3).nextBytes(noise);
    try (var out = broken.getCOSObject().createRawOutputStream()) {
      out.write(noise);
    }
    broken.getCOSObject().setItem(COSName.FILTER, COSName.FLATE_DECODE);
    pdf.document.getPage(1).setContents(broken);
    Document document = pdf.page().text(60, 100, "third").read(folder);
    assertThat(document.text()).isEqualTo("first\n\nthird");
    assertThat(document.warnings())
        .extracting(Warning::kind, Warning::page)
        .containsExactly(Tuple.tuple(Warning.Kind.DAMAGED_PART, 2));
  }

  @Test
  void stopsFormsThatDrawThemselves() throws Exception {
    SamplePdf pdf = new SamplePdf().page().text(60, 100, "text");
    pdf.draw(
        content -> {
          var form = new PDFormXObject(pdf.document);
          form.setBBox(new PDRectangle(600, 800));
          var resources = new PDResources();
          resources.put(COSName.getPDFName("Self"), form);
          form.setResources(resources);
          try (var out = form.getContentStream().createOutputStream()) {
            out.write("/Self Do".getBytes(StandardCharsets.US_ASCII));
          }
          content.drawForm(form);
        });
    assertThat(pdf.read(folder).text()).isEqualTo("text");
  }

  @Test
  void saysThatFilesInsideAreNotRead() throws Exception {
    SamplePdf pdf = new SamplePdf().page().text(60, 100, "text");
    var names = new PDDocumentNameDictionary(pdf.document.getDocumentCatalog());
    names.setEmbeddedFiles(new PDEmbeddedFilesNameTreeNode());
    pdf.document.getDocumentCatalog().setNames(names);
    assertThat(pdf.read(folder).warnings())
        .extracting(Warning::kind)
        .containsExactly(Warning.Kind.EMBEDDED_FILES);
  }
}
