package org.urtext.extraction.pdf;

import java.time.Instant;
import java.util.Calendar;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDDocumentInformation;
import org.jspecify.annotations.Nullable;
import org.urtext.document.DocumentFormat;
import org.urtext.document.Metadata;

/** What a PDF says of itself. */
final class PdfMetadata {
  private static final int MAX_CHARS = 1_000;

  private PdfMetadata() {}

  static Metadata read(PDDocument document, int pageCount) {
    PDDocumentInformation information = document.getDocumentInformation();
    return new Metadata(
        DocumentFormat.PDF,
        clean(information.getTitle()),
        clean(information.getAuthor()),
        instant(information.getCreationDate()),
        instant(information.getModificationDate()),
        null,
        pageCount);
  }

  private static @Nullable String clean(@Nullable String value) {
    if (value == null) {
      return null;
    }
    String plain = value.replaceAll("[\\p{Cntrl}\\s]+", " ").strip();
    return plain.isEmpty() ? null : plain.substring(0, Math.min(plain.length(), MAX_CHARS));
  }

  private static @Nullable Instant instant(@Nullable Calendar date) {
    return date == null ? null : date.toInstant();
  }

  /** Whether other files are packed inside, by the document's name tree or as associated files. */
  static boolean hasEmbeddedFiles(PDDocument document) {
    var catalog = document.getDocumentCatalog().getCOSObject();
    var names = catalog.getCOSDictionary(COSName.NAMES);
    return (names != null && names.getCOSDictionary(COSName.EMBEDDED_FILES) != null)
        || catalog.containsKey(COSName.getPDFName("AF"));
  }
}
