package org.urtext.extraction.pdf;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.zip.DataFormatException;
import java.util.zip.Inflater;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.cos.COSStream;

/**
 * Unpacks the content streams of a page into one array, and knows whether all of them could be
 * unpacked: the library ends a damaged stream silently, which would pass for the end of the page.
 */
final class ContentUnpacker {
  private static final int MAX_BYTES = 64 << 20;
  private static final int ZLIB_HEADER_BYTES = 2;

  private byte[] bytes = new byte[32 << 10];
  private int length;
  private boolean damaged;

  void add(COSStream stream) throws TooLargeException {
    boolean plainlyDeflated =
        COSName.FLATE_DECODE.equals(stream.getFilters())
            && !stream.containsKey(COSName.DECODE_PARMS);
    try (InputStream in =
        plainlyDeflated ? stream.createRawInputStream() : stream.createInputStream()) {
      if (plainlyDeflated) {
        inflate(in.readAllBytes());
      } else {
        copy(in);
      }
    } catch (TooLargeException e) {
      throw e;
    } catch (IOException | DataFormatException e) {
      damaged = true;
    }
    // Streams are parted by white space, even where one ends in the middle of a line.
    makeRoom();
    bytes[length++] = '\n';
  }

  ContentBytes unpacked() {
    return new ContentBytes(bytes, length);
  }

  boolean isDamaged() {
    return damaged;
  }

  /** Check sums are passed over, as every viewer does: the bytes before them are all there. */
  private void inflate(byte[] packed) throws DataFormatException, TooLargeException {
    Inflater inflater = new Inflater(true);
    try {
      int header = Math.min(ZLIB_HEADER_BYTES, packed.length);
      inflater.setInput(packed, header, packed.length - header);
      while (!inflater.finished()) {
        makeRoom();
        int count = inflater.inflate(bytes, length, bytes.length - length);
        length += count;
        if (count == 0) {
          damaged |= !inflater.finished();
          return;
        }
      }
    } finally {
      inflater.end();
    }
  }

  private void copy(InputStream in) throws IOException {
    int count = 0;
    while (count >= 0) {
      length += count;
      makeRoom();
      count = in.read(bytes, length, bytes.length - length);
    }
  }

  private void makeRoom() throws TooLargeException {
    if (length > MAX_BYTES) {
      throw new TooLargeException("more than " + MAX_BYTES + " bytes of content on a page");
    }
    if (length == bytes.length) {
      bytes = Arrays.copyOf(bytes, length * 2);
    }
  }
}
