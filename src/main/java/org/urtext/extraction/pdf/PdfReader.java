package org.urtext.extraction.pdf;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.io.MemoryUsageSetting;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.encryption.InvalidPasswordException;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.urtext.document.Document;
import org.urtext.document.DocumentFormat;
import org.urtext.document.Warning;
import org.urtext.extraction.FailureReason;
import org.urtext.extraction.FormatReader;
import org.urtext.extraction.UnreadableDocumentException;

/**
 * Reads PDF files: page by page from glyphs to lines in reading order, then over all pages, where
 * headers, footers and broken words show.
 */
public final class PdfReader implements FormatReader {
  private static final Logger LOG = LoggerFactory.getLogger(PdfReader.class);
  private static final long MAX_STREAM_BYTES_IN_MEMORY = 48L << 20;
  private static final long MAX_STREAM_BYTES = 2L << 30;

  @Override
  public Document read(Path file, DocumentFormat format)
      throws IOException, UnreadableDocumentException {
    MemoryUsageSetting memory =
        MemoryUsageSetting.setupMixed(MAX_STREAM_BYTES_IN_MEMORY, MAX_STREAM_BYTES);
    try (PDDocument document = Loader.loadPDF(file.toFile(), "", memory.streamCache)) {
      return new Reading(document).read();
    } catch (InvalidPasswordException e) {
      throw new UnreadableDocumentException(FailureReason.ENCRYPTED, "needs a password", e);
    } catch (TooLargeException e) {
      throw new UnreadableDocumentException(
          FailureReason.TOO_LARGE, String.valueOf(e.getMessage()), e);
    } catch (IOException | RuntimeException | StackOverflowError e) {
      throw new UnreadableDocumentException(
          needsCertificate(e) ? FailureReason.ENCRYPTED : FailureReason.DAMAGED, e.toString(), e);
    }
  }

  /** Locked for the holders of certain keys; the library has no exception of its own for it. */
  private static boolean needsCertificate(Throwable thrown) {
    return String.valueOf(thrown.getMessage()).contains("decryption material");
  }

  /** One document being read. */
  private static final class Reading {
    private final PDDocument document;
    private final PageContent content;
    private final List<PageText> pages = new ArrayList<>();
    private final List<Boolean> inked = new ArrayList<>();
    private final List<Warning> warnings = new ArrayList<>();

    Reading(PDDocument document) {
      this.document = document;
      this.content = new PageContent(new ReadingBudget(), new HiddenLayers(document));
    }

    Document read() throws IOException, UnreadableDocumentException {
      if (document.getNumberOfPages() > ReadingBudget.MAX_PAGES) {
        throw new TooLargeException(document.getNumberOfPages() + " pages");
      }
      for (PDPage page : document.getPages()) {
        readPage(page, pages.size() + 1);
      }
      RunningLines.remove(pages);
      warnOfUnreadPages();
      if (PdfMetadata.hasEmbeddedFiles(document)) {
        warnings.add(new Warning(Warning.Kind.EMBEDDED_FILES, 0, null, null, ""));
      }
      warnings.sort(Comparator.comparingInt(Warning::page));
      TextAssembly.Assembled assembled = TextAssembly.assemble(pages);
      if (assembled.text().isBlank()) {
        throw new UnreadableDocumentException(FailureReason.NO_TEXT, warnings.toString(), null);
      }
      return new Document(
          assembled.text(),
          assembled.pages(),
          assembled.boxes(),
          PdfMetadata.read(document, pages.size()),
          warnings);
    }

    private void readPage(PDPage page, int number) throws TooLargeException {
      PageView view = PageView.of(page);
      try {
        content.read(page, view);
      } catch (TooLargeException e) {
        throw e;
      } catch (IOException | RuntimeException | StackOverflowError e) {
        LOG.debug("page {} is damaged", number, e);
        warn(Warning.Kind.DAMAGED_PART, number, String.valueOf(e.getMessage()));
      }
      VisibilityCheck visibility = new VisibilityCheck(content.glyphs, content.areas, view);
      warnings.addAll(visibility.dropHidden(number));
      PageText text = PageLayout.read(content.glyphs, view);
      pages.add(text);
      inked.add(content.areas.hasInk());
      for (FontGlyphs font : content.fonts()) {
        if (font.isUnreadableOnPage(text.length == 0)) {
          warn(Warning.Kind.UNREADABLE_FONT, number, font.name());
        }
      }
    }

    /** A page of ink without words is unread; one without either is merely blank. */
    private void warnOfUnreadPages() {
      for (int i = 0; i < pages.size(); i++) {
        int number = i + 1;
        if (inked.get(i)
            && !hasWords(pages.get(i))
            && warnings.stream()
                .noneMatch(w -> w.page() == number && w.kind() == Warning.Kind.UNREADABLE_FONT)) {
          warn(Warning.Kind.UNREAD_PAGE, number, "");
        }
      }
    }

    private static boolean hasWords(PageText page) {
      for (int line = 0; line < page.lines; line++) {
        if (!page.isRemoved(line)
            && page.lineText(line).chars().anyMatch(Character::isLetterOrDigit)) {
          return true;
        }
      }
      return false;
    }

    private void warn(Warning.Kind kind, int page, String detail) {
      warnings.add(new Warning(kind, page, null, null, detail));
    }
  }
}
