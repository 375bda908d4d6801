package org.urtext.extraction.pdf;

import java.io.IOException;
import org.apache.pdfbox.io.RandomAccessRead;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDResources;

/** A page as it is, except that its content is unpacked into memory before it is parsed. */
final class BufferedPage extends PDPage {
  private final PDPage page;

  BufferedPage(PDPage page) {
    super(page.getCOSObject());
    this.page = page;
  }

  /** Those of the page itself, which share the document's cache of fonts. */
  @Override
  public PDResources getResources() {
    return page.getResources();
  }

  @Override
  public RandomAccessRead getContentsForStreamParsing() throws IOException {
    return ContentBytes.drain(page.getContentsForStreamParsing());
  }
}
