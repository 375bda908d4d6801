package org.urtext.library;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.urtext.analysis.DocumentInspector;
import org.urtext.analysis.Profile;
import org.urtext.analysis.Tokens;
import org.urtext.document.Document;
import org.urtext.document.DocumentFormat;
import org.urtext.document.Metadata;
import org.urtext.document.Page;
import org.urtext.document.Span;
import org.urtext.extraction.Extraction;
import org.urtext.extraction.FailureReason;
import org.urtext.extraction.TextExtractor;
import org.urtext.shingling.SelectedShingles;

/**
 * What can be done for one document without knowing the others, by any thread: read it, find its
 * language and its words, select its shingles. The language of a text that has no file is only
 * found where the words depend on it.
 */
final class Preparation {
  private final LibraryStore store;
  private final TextExtractor extractor;
  private final InstantSource clock;
  private final ThreadLocal<DocumentInspector> inspector =
      ThreadLocal.withInitial(DocumentInspector::new);

  Preparation(LibraryStore store, TextExtractor extractor, InstantSource clock) {
    this.store = store;
    this.extractor = extractor;
    this.clock = clock;
  }

  /** A request that is ready for its turn. */
  sealed interface Prepared {
    AddRequest request();
  }

  /**
   * @param shingles null where the selection must wait until the documents before are counted
   */
  record Ready(
      AddRequest request,
      Document document,
      Description description,
      Source source,
      Tokens tokens,
      @Nullable SelectedShingles shingles)
      implements Prepared {}

  /** The same content is in the archive. */
  record Known(AddRequest request, int existingId) implements Prepared {}

  record Unreadable(AddRequest request, FailureReason reason, String cause) implements Prepared {}

  Prepared prepare(AddRequest request) throws IOException {
    return switch (request) {
      case AddRequest.File file -> prepareFile(file);
      case AddRequest.Text text -> prepareText(text);
    };
  }

  private Prepared prepareFile(AddRequest.File request) throws IOException {
    String contentHash;
    Instant modified;
    try {
      contentHash = Hashes.ofFile(request.path());
      modified = Files.getLastModifiedTime(request.path()).toInstant();
    } catch (IOException unreadable) {
      return new Unreadable(request, FailureReason.UNREADABLE, unreadable.toString());
    }
    int existing = store.findContent(contentHash);
    if (existing != CatalogueEntry.NONE) {
      return new Known(request, existing);
    }
    return switch (extractor.extract(request.path())) {
      case Extraction.Failed failed -> new Unreadable(request, failed.reason(), failed.cause());
      case Extraction.Extracted extracted -> {
        Document document = withoutGlyphs(inspector.get().inspect(extracted.document()));
        Metadata metadata = document.metadata();
        Description description =
            new Description(
                firstOf(request.title(), metadata.title(), titleOf(request.path())),
                metadata.author(),
                firstOf(request.date(), metadata.created(), metadata.modified(), modified));
        yield ready(request, document, description, contentHash, request.path().toString());
      }
    };
  }

  private Prepared prepareText(AddRequest.Text request) {
    String contentHash = Hashes.ofText(request.text());
    Metadata metadata =
        new Metadata(DocumentFormat.TEXT, request.title(), null, request.date(), null, null, 1);
    Span whole = new Span(0, request.text().length());
    Document document =
        new Document(request.text(), List.of(new Page(1, whole, 0, 0)), null, metadata, List.of());
    if (store.settings().profile() == Profile.THESIS) {
      document = inspector.get().inspect(document);
    }
    Instant date = request.date();
    Description description =
        new Description(request.title(), null, date == null ? clock.instant() : date);
    return ready(request, document, description, contentHash, null);
  }

  private Ready ready(
      AddRequest request,
      Document document,
      Description description,
      String contentHash,
      @Nullable String path) {
    Shingler shingler = store.open().shingler();
    Metadata metadata = document.metadata();
    Tokens tokens = shingler.tokens(document.text(), metadata.language());
    Source source =
        new Source(
            contentHash,
            path == null ? contentHash : Hashes.ofText(document.text()),
            path,
            metadata.format(),
            metadata.language(),
            metadata.pageCount(),
            tokens.size());
    SelectedShingles shingles = shingler.countsFrequencies() ? null : shingler.select(tokens);
    return new Ready(request, document, description, source, tokens, shingles);
  }

  /** The archive does not keep them, and they are larger than all the rest. */
  private static Document withoutGlyphs(Document document) {
    return new Document(
        document.text(), document.pages(), null, document.metadata(), document.warnings());
  }

  private static String titleOf(Path file) {
    String name = String.valueOf(file.getFileName());
    int dot = name.lastIndexOf('.');
    return dot > 0 ? name.substring(0, dot) : name;
  }

  @SafeVarargs
  private static <T> T firstOf(@Nullable T... values) {
    for (T value : values) {
      if (value != null && !(value instanceof String text && text.isBlank())) {
        return value;
      }
    }
    throw new IllegalArgumentException("nothing is known");
  }
}
