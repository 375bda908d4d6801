package org.urtext.extraction.flow;

import java.io.Closeable;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Path;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import org.urtext.extraction.FailureReason;
import org.urtext.extraction.UnreadableDocumentException;

/**
 * A zip archive that cannot unfold without end: the bytes inflated are counted, for each entry and
 * for the whole archive, whatever the headers claim. Archives inside the archive are never opened.
 */
public final class BoundedZip implements Closeable {
  private static final int MAX_ENTRIES = 100_000;
  private static final long MAX_ENTRY_BYTES = 256L << 20;
  private static final long MAX_TOTAL_BYTES = 512L << 20;

  /** Honest markup seldom shrinks a hundredfold; small parts may be as repetitive as they like. */
  private static final long MAX_RATIO = 200;

  private static final long RATIO_FREE_BYTES = 16L << 20;

  private final ZipFile zip;
  private long inflatedBytes;

  private BoundedZip(ZipFile zip) {
    this.zip = zip;
  }

  public static BoundedZip open(Path file) throws IOException, UnreadableDocumentException {
    ZipFile zip;
    try {
      zip = new ZipFile(file.toFile());
    } catch (ZipException e) {
      throw new UnreadableDocumentException(reasonOf(e), "zip archive: " + e.getMessage(), e);
    }
    if (zip.size() > MAX_ENTRIES) {
      zip.close();
      throw new OversizedPartException(zip.size() + " entries in a zip archive");
    }
    return new BoundedZip(zip);
  }

  /** The library tells these cases apart in words only. */
  private static FailureReason reasonOf(ZipException e) {
    String message = String.valueOf(e.getMessage());
    if (message.contains("encrypted")) {
      return FailureReason.ENCRYPTED;
    }
    return message.contains("compression method")
        ? FailureReason.UNSUPPORTED
        : FailureReason.DAMAGED;
  }

  public List<String> names() {
    return zip.stream().map(ZipEntry::getName).toList();
  }

  public boolean has(String name) {
    return zip.getEntry(name) != null;
  }

  /** The inflated bytes of an entry, which must exist. */
  public InputStream stream(String name) throws IOException {
    ZipEntry entry = zip.getEntry(name);
    if (entry == null) {
      throw new ZipException("the archive has no entry " + name);
    }
    return new CountingStream(zip.getInputStream(entry), entry);
  }

  public byte[] bytes(String name) throws IOException {
    try (InputStream in = stream(name)) {
      return in.readAllBytes();
    }
  }

  @Override
  public void close() throws IOException {
    zip.close();
  }

  private final class CountingStream extends FilterInputStream {
    private final String name;
    private final long ratioLimitBytes;
    private long entryBytes;

    CountingStream(InputStream in, ZipEntry entry) {
      super(in);
      this.name = entry.getName();
      this.ratioLimitBytes =
          Math.max(RATIO_FREE_BYTES, MAX_RATIO * Math.max(0, entry.getCompressedSize()));
    }

    @Override
    public int read() throws IOException {
      int value = in.read();
      if (value >= 0) {
        count(1);
      }
      return value;
    }

    @Override
    public int read(byte[] target, int offset, int length) throws IOException {
      int read = in.read(target, offset, length);
      if (read > 0) {
        count(read);
      }
      return read;
    }

    @Override
    public long skip(long bytes) throws IOException {
      long skipped = in.skip(bytes);
      count(skipped);
      return skipped;
    }

    @Override
    public boolean markSupported() {
      return false;
    }

    private void count(long bytes) throws IOException {
      entryBytes += bytes;
      inflatedBytes += bytes;
      if (entryBytes > Math.min(MAX_ENTRY_BYTES, ratioLimitBytes)
          || inflatedBytes > MAX_TOTAL_BYTES) {
        throw new OversizedPartException(
            "zip entry " + name + " unfolds into more than " + entryBytes + " bytes");
      }
    }
  }
}
