package org.urtext.library;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.urtext.document.Box;
import org.urtext.document.Page;
import org.urtext.document.Span;
import org.urtext.document.Warning;

/**
 * The lists of a document in bytes, as the archive stores them; all numbers big endian.
 *
 * <pre>
 * ids         i32 each
 * provenance  for each share: i32 origin, f32 share
 * pages       i32 count; for each: i32 number, i32 characters, f32 width, f32 height
 * warnings    i32 count; for each: UTF kind, i32 page, i32 start or −1, i32 end,
 *             u8 whether there is a box, then 4 × f32, UTF detail
 * </pre>
 *
 * Pages stand side by side from the first character, so their lengths are enough.
 */
final class StoredLists {
  /** What {@link DataOutputStream#writeUTF} can always take. */
  private static final int LONGEST_DETAIL = 20_000;

  private StoredLists() {}

  static byte[] ofIds(int[] ids) {
    ByteBuffer bytes = ByteBuffer.allocate(ids.length * Integer.BYTES);
    bytes.asIntBuffer().put(ids);
    return bytes.array();
  }

  static int[] idsOf(byte[] bytes) {
    int[] ids = new int[bytes.length / Integer.BYTES];
    ByteBuffer.wrap(bytes).asIntBuffer().get(ids);
    return ids;
  }

  static byte[] ofProvenance(Provenance provenance) {
    ByteBuffer bytes =
        ByteBuffer.allocate(provenance.shares().size() * (Integer.BYTES + Float.BYTES));
    for (Provenance.Share share : provenance.shares()) {
      bytes.putInt(share.originId()).putFloat(share.share());
    }
    return bytes.array();
  }

  static Provenance provenanceOf(byte[] stored) {
    ByteBuffer bytes = ByteBuffer.wrap(stored);
    List<Provenance.Share> shares = new ArrayList<>();
    while (bytes.hasRemaining()) {
      shares.add(new Provenance.Share(bytes.getInt(), bytes.getFloat()));
    }
    return new Provenance(shares);
  }

  static byte[] ofPages(List<Page> pages) {
    return written(
        out -> {
          out.writeInt(pages.size());
          for (Page page : pages) {
            out.writeInt(page.number());
            out.writeInt(page.text().length());
            out.writeFloat(page.widthPoints());
            out.writeFloat(page.heightPoints());
          }
        });
  }

  static List<Page> pagesOf(byte[] stored) throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(stored));
    List<Page> pages = new ArrayList<>();
    int start = 0;
    for (int left = in.readInt(); left > 0; left--) {
      int number = in.readInt();
      int end = start + in.readInt();
      pages.add(new Page(number, new Span(start, end), in.readFloat(), in.readFloat()));
      start = end;
    }
    return pages;
  }

  static byte[] ofWarnings(List<Warning> warnings) {
    return written(
        out -> {
          out.writeInt(warnings.size());
          for (Warning warning : warnings) {
            writeWarning(out, warning);
          }
        });
  }

  private static void writeWarning(DataOutputStream out, Warning warning) throws IOException {
    out.writeUTF(warning.kind().id());
    out.writeInt(warning.page());
    Span span = warning.span();
    out.writeInt(span == null ? -1 : span.start());
    out.writeInt(span == null ? -1 : span.end());
    Box box = warning.box();
    out.writeBoolean(box != null);
    if (box != null) {
      out.writeFloat(box.left());
      out.writeFloat(box.top());
      out.writeFloat(box.right());
      out.writeFloat(box.bottom());
    }
    String detail = warning.detail();
    out.writeUTF(detail.substring(0, Math.min(detail.length(), LONGEST_DETAIL)));
  }

  static List<Warning> warningsOf(byte[] stored) throws IOException {
    DataInputStream in = new DataInputStream(new ByteArrayInputStream(stored));
    List<Warning> warnings = new ArrayList<>();
    for (int left = in.readInt(); left > 0; left--) {
      Warning.Kind kind = Warning.Kind.ofId(in.readUTF());
      int page = in.readInt();
      int start = in.readInt();
      int end = in.readInt();
      Span span = start < 0 ? null : new Span(start, end);
      warnings.add(new Warning(kind, page, span, readBox(in), in.readUTF()));
    }
    return warnings;
  }

  private static @Nullable Box readBox(DataInputStream in) throws IOException {
    return in.readBoolean()
        ? new Box(in.readFloat(), in.readFloat(), in.readFloat(), in.readFloat())
        : null;
  }

  private interface Writing {
    void to(DataOutputStream out) throws IOException;
  }

  private static byte[] written(Writing writing) {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (DataOutputStream out = new DataOutputStream(bytes)) {
      writing.to(out);
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
    return bytes.toByteArray();
  }
}
