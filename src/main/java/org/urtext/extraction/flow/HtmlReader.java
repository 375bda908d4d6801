package org.urtext.extraction.flow;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Element;
import org.jspecify.annotations.Nullable;
import org.urtext.document.Document;
import org.urtext.document.DocumentFormat;
import org.urtext.extraction.ExtractionLimits;
import org.urtext.extraction.FailureReason;
import org.urtext.extraction.FormatReader;
import org.urtext.extraction.UnreadableDocumentException;

/** Web pages. Nothing that a page refers to is looked at. */
public final class HtmlReader implements FormatReader {
  private static final Pattern DECLARED_CHARSET =
      Pattern.compile("(?:charset|encoding)\\s*=\\s*[\"']?([A-Za-z0-9._:-]{2,40})");
  private static final int DECLARATION_BYTES = 4096;

  @Override
  public Document read(Path file, DocumentFormat format)
      throws IOException, UnreadableDocumentException {
    if (Files.size(file) > ExtractionLimits.TEXT_CHARS) {
      throw new UnreadableDocumentException(
          FailureReason.TOO_LARGE, "a web page of " + Files.size(file) + " bytes", null);
    }
    org.jsoup.nodes.Document page = parse(Files.readAllBytes(file));
    FlowText flow = new FlowText();
    new HtmlText(flow).add(page.body());
    return flow.toDocument(metadata(page).toMetadata(format));
  }

  static org.jsoup.nodes.Document parse(byte[] bytes) {
    return Jsoup.parse(TextDecoder.decode(bytes, declaredCharset(bytes)));
  }

  private static @Nullable Charset declaredCharset(byte[] bytes) {
    int length = Math.min(bytes.length, DECLARATION_BYTES);
    Matcher declared = DECLARED_CHARSET.matcher(new String(bytes, 0, length, ISO_8859_1));
    return declared.find() ? TextDecoder.named(declared.group(1)) : null;
  }

  private static FlowMetadata metadata(org.jsoup.nodes.Document page) {
    FlowMetadata metadata = new FlowMetadata();
    metadata.title(page.title());
    for (Element meta : page.head().select("meta[content]")) {
      String content = meta.attr("content");
      switch (meta.attr("name").isEmpty() ? meta.attr("property") : meta.attr("name")) {
        case "author", "Author", "DC.creator", "dcterms.creator" -> metadata.author(content);
        case "date", "DC.date", "dcterms.created", "article:published_time" ->
            metadata.created(FlowMetadata.isoDate(content));
        case "dcterms.modified", "article:modified_time" ->
            metadata.modified(FlowMetadata.isoDate(content));
        default -> {}
      }
    }
    return metadata;
  }
}
