package org.urtext.extraction.flow;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;

/** Small office files and books made by hand. */
public final class Archives {
  private static final String WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main";

  private final Map<String, byte[]> entries = new LinkedHashMap<>();

  private Archives() {}

  public static Archives empty() {
    return new Archives();
  }

  /** A Word document with this inside its body. */
  public static Archives docx(String body) {
    return docxWithMainPart(
        "<w:document xmlns:w='" + WORD + "'><w:body>" + body + "</w:body></w:document>");
  }

  public static Archives docxWithMainPart(String mainPart) {
    String type = "application/vnd.openxmlformats-officedocument.wordprocessingml.";
    return empty()
        .with(
            "[Content_Types].xml",
            "<Types xmlns='http://schemas.openxmlformats.org/package/2006/content-types'>"
                + override("word/document.xml", type + "document.main+xml")
                + override("word/styles.xml", type + "styles+xml")
                + override("word/footnotes.xml", type + "footnotes+xml")
                + override("word/endnotes.xml", type + "endnotes+xml")
                + "</Types>")
        .with("word/document.xml", mainPart);
  }

  private static String override(String part, String type) {
    return "<Override PartName='/" + part + "' ContentType='" + type + "'/>";
  }

  public Archives withWordPart(String name, String root, String inner) {
    return with(
        "word/" + name, "<w:" + root + " xmlns:w='" + WORD + "'>" + inner + "</w:" + root + ">");
  }

  /** An OpenDocument text with these automatic styles and this text. */
  public static Archives odt(String styles, String text) {
    return empty()
        .with("mimetype", "application/vnd.oasis.opendocument.text")
        .with(
            "content.xml",
            "<o:document-content xmlns:o='office' xmlns:text='text' xmlns:table='table'"
                + " xmlns:style='style' xmlns:fo='fo' xmlns:draw='draw' xmlns:dc='dc'>"
                + "<o:automatic-styles>"
                + styles
                + "</o:automatic-styles><o:body><o:text>"
                + text
                + "</o:text></o:body></o:document-content>");
  }

  public Archives with(String name, String content) {
    return with(name, content.getBytes(UTF_8));
  }

  public Archives with(String name, byte[] content) {
    entries.put(name, content);
    return this;
  }

  public Path writeTo(Path file) throws IOException {
    try (OutputStream out = Files.newOutputStream(file);
        ZipOutputStream zip = new ZipOutputStream(out)) {
      for (Map.Entry<String, byte[]> entry : entries.entrySet()) {
        zip.putNextEntry(new ZipEntry(entry.getKey()));
        zip.write(entry.getValue());
        zip.closeEntry();
      }
    }
    return file;
  }
}
