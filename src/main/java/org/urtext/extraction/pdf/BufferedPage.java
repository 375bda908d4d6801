package org.urtext.extraction.pdf;

import java.io.IOException;
import java.util.Iterator;
import org.apache.pdfbox.io.RandomAccessRead;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.common.PDStream;

/** A page as it is, except that its content is unpacked into memory before it is parsed. */
final class BufferedPage extends PDPage {
  private final PDPage page;
  private boolean damaged;

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
    ContentUnpacker unpacker = new ContentUnpacker();
    for (Iterator<PDStream> streams = page.getContentStreams(); streams.hasNext(); ) {
      unpacker.add(streams.next().getCOSObject());
    }
    damaged = unpacker.isDamaged();
    return unpacker.unpacked();
  }

  /** Whether part of its content could not be unpacked; known after parsing. */
  boolean isDamaged() {
    return damaged;
  }
}
