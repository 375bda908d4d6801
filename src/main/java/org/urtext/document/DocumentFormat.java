package org.urtext.document;

/** The formats that can be read; the id is what is stored and shown to programs. */
public enum DocumentFormat {
  PDF("pdf"),
  DOCX("docx"),
  DOC("doc"),
  ODT("odt"),
  RTF("rtf"),
  EPUB("epub"),
  HTML("html"),
  MARKDOWN("markdown"),
  TEXT("text");

  private final String id;

  DocumentFormat(String id) {
    this.id = id;
  }

  public String id() {
    return id;
  }

  public static DocumentFormat ofId(String id) {
    for (DocumentFormat format : values()) {
      if (format.id.equals(id)) {
        return format;
      }
    }
    throw new IllegalArgumentException("no such document format: " + id);
  }
}
