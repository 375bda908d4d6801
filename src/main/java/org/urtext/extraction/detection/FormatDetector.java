package org.urtext.extraction.detection;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.apache.poi.poifs.filesystem.DirectoryNode;
import org.apache.poi.poifs.filesystem.POIFSFileSystem;
import org.urtext.document.DocumentFormat;
import org.urtext.extraction.FailureReason;
import org.urtext.extraction.UnreadableDocumentException;
import org.urtext.extraction.flow.BoundedZip;
import org.urtext.extraction.flow.OpcParts;
import org.urtext.extraction.flow.TextDecoder;

/**
 * Finds a document's format in its content. A name decides only where the content cannot: Markdown
 * is text like any other.
 */
public final class FormatDetector {
  private static final int HEAD_BYTES = 1 << 16;

  /** Readers of PDF look for the header in the first 1,024 bytes. */
  private static final int PDF_HEADER_BYTES = 1024;

  private static final Pattern PDF_PARTS = Pattern.compile("\\b(obj|trailer)\\b");

  /** Some readers open a file without a header if it starts with an object. */
  private static final Pattern PDF_OBJECT_FIRST =
      Pattern.compile("(?s)(\\s++|%[^\\r\\n]*+)*+\\d{1,9}\\s+\\d{1,5}\\s*obj\\b.*");

  private static final Pattern HTML_START =
      Pattern.compile(
          "(?s)(?:\\s++|<\\?xml[^>]*+>|<!--.*?-->)*+<(?:!doctype\\s+html|html|head|body|title|meta)\\b.*",
          Pattern.CASE_INSENSITIVE);
  private static final Pattern HTML_FRAGMENT =
      Pattern.compile(
          "(?s)(?:\\s++|<!--.*?-->)*+<(?:p|div|h[1-6]|table|ul|ol|span|font|center|article|section)\\b.*"
              + "</(?:p|div|h[1-6]|table|ul|ol|span|font|center|article|section)>.*",
          Pattern.CASE_INSENSITIVE);

  private static final Set<String> MARKDOWN_ENDINGS = Set.of("md", "markdown", "mdown", "mkd");

  private static final byte[] ZIP_ENTRY = {'P', 'K', 3, 4};
  private static final byte[] ZIP_END = {'P', 'K', 5, 6};
  private static final byte[] OLE_FILE = {
    (byte) 0xD0, (byte) 0xCF, 0x11, (byte) 0xE0, (byte) 0xA1, (byte) 0xB1, 0x1A, (byte) 0xE1
  };

  /** Throws with the reason where the file is no document that can be read. */
  public DocumentFormat detect(Path file) throws IOException, UnreadableDocumentException {
    byte[] head;
    try (InputStream in = Files.newInputStream(file)) {
      head = in.readNBytes(HEAD_BYTES);
    }
    if (head.length == 0) {
      throw new UnreadableDocumentException(FailureReason.NO_TEXT, "the file is empty", null);
    }
    String latin = new String(head, ISO_8859_1);
    if (isPdf(latin)) {
      return DocumentFormat.PDF;
    }
    if (startsWith(head, ZIP_ENTRY) || startsWith(head, ZIP_END)) {
      return zipFormat(file);
    }
    if (startsWith(head, OLE_FILE)) {
      return oleFormat(file);
    }
    if (latin.stripLeading().startsWith("{\\rtf")) {
      return DocumentFormat.RTF;
    }
    return textFormat(head, file);
  }

  private static boolean isPdf(String head) {
    if (head.stripLeading().startsWith("%PDF-")) {
      return true;
    }
    String start = head.substring(0, Math.min(head.length(), PDF_HEADER_BYTES));
    if (start.contains("%PDF-")) {
      return PDF_PARTS.matcher(head).find() || !isText(head);
    }
    return PDF_OBJECT_FIRST.matcher(start).matches();
  }

  private static DocumentFormat zipFormat(Path file)
      throws IOException, UnreadableDocumentException {
    try (BoundedZip zip = BoundedZip.open(file)) {
      String type = zip.has("mimetype") ? mimetype(zip) : "";
      if (type.startsWith("application/epub")
          || type.isEmpty() && zip.has("META-INF/container.xml")) {
        return DocumentFormat.EPUB;
      }
      if (type.startsWith("application/vnd.oasis.opendocument.text")) {
        return DocumentFormat.ODT;
      }
      if (OpcParts.isPackage(zip) && OpcParts.of(zip).wordBody() != null) {
        return DocumentFormat.DOCX;
      }
      throw unsupported(type.isEmpty() ? "a zip archive that is no text document" : type);
    }
  }

  private static String mimetype(BoundedZip zip) throws IOException {
    try (InputStream in = zip.stream("mimetype")) {
      return new String(in.readNBytes(100), UTF_8).strip();
    }
  }

  private static DocumentFormat oleFormat(Path file)
      throws IOException, UnreadableDocumentException {
    try (POIFSFileSystem ole = new POIFSFileSystem(file.toFile(), true)) {
      DirectoryNode root = ole.getRoot();
      if (root.hasEntryCaseInsensitive("EncryptedPackage")) {
        throw new UnreadableDocumentException(
            FailureReason.ENCRYPTED, "an encrypted Office document", null);
      }
      if (root.hasEntryCaseInsensitive("WordDocument")) {
        return DocumentFormat.DOC;
      }
      throw unsupported("an OLE file that is no Word document");
    } catch (RuntimeException e) {
      throw new UnreadableDocumentException(FailureReason.DAMAGED, "OLE file: " + e, e);
    }
  }

  private static DocumentFormat textFormat(byte[] head, Path file)
      throws UnreadableDocumentException {
    String text = new String(head, TextDecoder.charsetOf(head, head.length, null));
    if (!isText(text)) {
      throw unsupported("neither text nor a known kind of document");
    }
    if (text.startsWith("%!PS")) {
      throw unsupported("a PostScript program");
    }
    String unmarked = text.startsWith("\uFEFF") ? text.substring(1) : text;
    if (HTML_START.matcher(unmarked).matches()) {
      return DocumentFormat.HTML;
    }
    if (MARKDOWN_ENDINGS.contains(ending(file))) {
      return DocumentFormat.MARKDOWN;
    }
    return HTML_FRAGMENT.matcher(unmarked).matches() ? DocumentFormat.HTML : DocumentFormat.TEXT;
  }

  /** Binary data gives itself away by zeros and other control characters. */
  private static boolean isText(String head) {
    int strange = 0;
    for (int i = 0; i < head.length(); i++) {
      char c = head.charAt(i);
      if (c == 0) {
        strange += 10;
      } else if (c < ' ' && "\t\n\r\f\b\u001A\u001B".indexOf(c) < 0 || c == 0xFFFD) {
        strange++;
      }
    }
    return strange <= Math.max(2, head.length() / 50);
  }

  private static String ending(Path file) {
    String name = file.getFileName() == null ? "" : file.getFileName().toString();
    return name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
  }

  private static boolean startsWith(byte[] head, byte[] magic) {
    for (int i = 0; i < magic.length; i++) {
      if (i >= head.length || head[i] != magic[i]) {
        return false;
      }
    }
    return true;
  }

  private static UnreadableDocumentException unsupported(String what) {
    return new UnreadableDocumentException(FailureReason.UNSUPPORTED, what, null);
  }
}
