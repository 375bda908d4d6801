package org.urtext.extraction.supervised;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.urtext.document.Document;
import org.urtext.document.DocumentFormat;
import org.urtext.document.Metadata;
import org.urtext.document.Warning;
import org.urtext.extraction.Extraction;
import org.urtext.extraction.ExtractionLimits;
import org.urtext.extraction.FailureReason;
import org.urtext.extraction.FormatReader;
import org.urtext.extraction.TextExtractor;
import org.urtext.extraction.UnreadableDocumentException;
import org.urtext.extraction.detection.FormatDetector;
import org.urtext.extraction.flow.OversizedPartException;

/**
 * Reads files in this very process, with no bound on time. It is what a worker runs; a program that
 * reads other people's files wants {@link SupervisedExtractor}.
 */
public final class DirectExtractor implements TextExtractor {
  private final FormatDetector detector = new FormatDetector();
  private final FormatReader reader;

  public DirectExtractor(FormatReader reader) {
    this.reader = reader;
  }

  @Override
  public Extraction extract(Path file) {
    try {
      checkFile(file);
      DocumentFormat format = detector.detect(file);
      Document document = bounded(reader.read(file, format), lastChange(file));
      if (document.text().isBlank()) {
        return new Extraction.Failed(FailureReason.NO_TEXT, "no visible text in a " + format);
      }
      return new Extraction.Extracted(document);
    } catch (UnreadableDocumentException e) {
      return failed(e.reason(), e);
    } catch (OversizedPartException e) {
      return failed(FailureReason.TOO_LARGE, e);
    } catch (NoSuchFileException | AccessDeniedException e) {
      return failed(FailureReason.UNREADABLE, e);
    } catch (IOException | RuntimeException | StackOverflowError e) {
      // Parsers throw anything at hostile input; the file is at fault, not the program.
      return failed(FailureReason.DAMAGED, e);
    } catch (LinkageError | AssertionError e) {
      return failed(FailureReason.DAMAGED, e);
    }
  }

  @Override
  public void close() {
    // Nothing is held between files.
  }

  private static void checkFile(Path file) throws IOException, UnreadableDocumentException {
    if (!Files.isRegularFile(file)) {
      throw new UnreadableDocumentException(
          FailureReason.UNREADABLE,
          Files.exists(file) ? "not a regular file" : "no such file",
          null);
    }
    if (!Files.isReadable(file)) {
      throw new AccessDeniedException(file.toString());
    }
    if (Files.size(file) > ExtractionLimits.FILE_BYTES) {
      throw new UnreadableDocumentException(
          FailureReason.TOO_LARGE, "a file of " + Files.size(file) + " bytes", null);
    }
  }

  private static Extraction.Failed failed(FailureReason reason, Throwable cause) {
    String message = cause instanceof UnreadableDocumentException ? cause.getMessage() : "" + cause;
    return new Extraction.Failed(
        reason, clipped(String.valueOf(message), ExtractionLimits.WARNING_DETAIL_CHARS));
  }

  /** The document with sound characters, and with no more of anything than can be handed on. */
  private static Document bounded(Document document, Instant fileModified)
      throws UnreadableDocumentException {
    if (document.text().length() > ExtractionLimits.TEXT_CHARS) {
      throw new UnreadableDocumentException(
          FailureReason.TOO_LARGE, document.text().length() + " characters of text", null);
    }
    List<Warning> warnings =
        document.warnings().stream()
            .limit(ExtractionLimits.WARNINGS)
            .map(
                warning ->
                    new Warning(
                        warning.kind(),
                        warning.page(),
                        warning.span(),
                        warning.box(),
                        SoundText.of(
                            clipped(warning.detail(), ExtractionLimits.WARNING_DETAIL_CHARS))))
            .toList();
    Metadata metadata = document.metadata();
    return new Document(
        SoundText.of(document.text()),
        document.pages(),
        document.glyphs(),
        new Metadata(
            metadata.format(),
            metadata.title() == null ? null : soundLine(metadata.title()),
            metadata.author() == null ? null : soundLine(metadata.author()),
            metadata.created(),
            metadata.modified() == null ? fileModified : metadata.modified(),
            metadata.language(),
            metadata.pageCount()),
        warnings);
  }

  private static Instant lastChange(Path file) throws IOException {
    return Files.getLastModifiedTime(file).toInstant();
  }

  private static String soundLine(String line) {
    return SoundText.of(clipped(line, ExtractionLimits.METADATA_CHARS));
  }

  private static String clipped(String text, int maxChars) {
    return text.length() <= maxChars ? text : text.substring(0, maxChars);
  }
}
