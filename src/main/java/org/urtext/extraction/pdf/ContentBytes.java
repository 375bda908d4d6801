package org.urtext.extraction.pdf;

import java.io.EOFException;
import java.io.IOException;
import org.apache.pdfbox.io.RandomAccessRead;
import org.apache.pdfbox.io.RandomAccessReadView;

/**
 * A page's content in one array, since the parser looks at every byte, and at many of them twice.
 */
final class ContentBytes implements RandomAccessRead {
  private final byte[] bytes;
  private final int length;
  private int position;
  private boolean closed;

  ContentBytes(byte[] bytes, int length) {
    this.bytes = bytes;
    this.length = length;
  }

  @Override
  public int read() {
    return position < length ? bytes[position++] & 0xFF : -1;
  }

  @Override
  public int peek() {
    return position < length ? bytes[position] & 0xFF : -1;
  }

  @Override
  public int read(byte[] target, int offset, int count) {
    if (position >= length) {
      return -1;
    }
    int taken = Math.min(count, length - position);
    System.arraycopy(bytes, position, target, offset, taken);
    position += taken;
    return taken;
  }

  @Override
  public long getPosition() {
    return position;
  }

  @Override
  public void seek(long to) throws IOException {
    if (to < 0) {
      throw new EOFException("before the start: " + to);
    }
    position = (int) Math.min(to, length);
  }

  @Override
  public void rewind(int count) throws IOException {
    seek((long) position - count);
  }

  @Override
  public long length() {
    return length;
  }

  @Override
  public boolean isEOF() {
    return position >= length;
  }

  @Override
  public RandomAccessReadView createView(long start, long count) {
    return new RandomAccessReadView(this, start, count);
  }

  @Override
  public boolean isClosed() {
    return closed;
  }

  @Override
  public void close() {
    closed = true;
  }
}
