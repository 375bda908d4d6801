package org.urtext.extraction.supervised;

import java.io.IOException;
import java.nio.file.Path;
import org.urtext.document.Document;
import org.urtext.document.DocumentFormat;
import org.urtext.extraction.FormatReader;
import org.urtext.extraction.UnreadableDocumentException;
import org.urtext.extraction.flow.DocReader;
import org.urtext.extraction.flow.DocxReader;
import org.urtext.extraction.flow.EpubReader;
import org.urtext.extraction.flow.HtmlReader;
import org.urtext.extraction.flow.MarkdownReader;
import org.urtext.extraction.flow.OdtReader;
import org.urtext.extraction.flow.PlainTextReader;
import org.urtext.extraction.flow.RtfReader;
import org.urtext.extraction.pdf.PdfReader;

/** Hands each format to the reader that knows it. */
public final class EveryFormatReader implements FormatReader {

  @Override
  public Document read(Path file, DocumentFormat format)
      throws IOException, UnreadableDocumentException {
    return readerOf(format).read(file, format);
  }

  private static FormatReader readerOf(DocumentFormat format) {
    return switch (format) {
      case PDF -> new PdfReader();
      case DOCX -> new DocxReader();
      case DOC -> new DocReader();
      case ODT -> new OdtReader();
      case RTF -> new RtfReader();
      case EPUB -> new EpubReader();
      case HTML -> new HtmlReader();
      case MARKDOWN -> new MarkdownReader();
      case TEXT -> new PlainTextReader();
    };
  }
}
