package org.urtext.extraction.supervised;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.urtext.document.Box;
import org.urtext.document.Document;
import org.urtext.document.DocumentFormat;
import org.urtext.document.GlyphBoxes;
import org.urtext.document.Metadata;
import org.urtext.document.Page;
import org.urtext.document.Span;
import org.urtext.document.Warning;
import org.urtext.extraction.ExtractionLimits;

/**
 * A document as bytes, big-endian throughout.
 *
 * <pre>
 * document  version:int text pages glyphs metadata warnings
 * string    length:int (-1 for none) width:byte (1 or 2) units: length × width bytes
 * pages     count:int { number:int start:int end:int width:float height:float }
 * glyphs    present:boolean { left:float top:float right:float bottom:float } for each UTF-16 unit
 * metadata  format:string title author created modified language pageCount:int
 * instant   present:boolean { seconds:long nanos:int }
 * warnings  count:int { kind:string page:int span box detail:string }
 * span      present:boolean { start:int end:int }
 * box       present:boolean { left:float top:float right:float bottom:float }
 * </pre>
 *
 * Strings are UTF-16 units, not UTF-8, so that any text comes back as it was. The reader trusts
 * nothing: every length is bounded before memory is taken for it.
 */
public final class DocumentCodec {
  private static final int VERSION = 1;
  private static final int CHUNK_BYTES = 1 << 16;
  private static final int GLYPH_BYTES = 4 * Float.BYTES;
  private static final int MAX_PAGES = 1_000_000;

  private DocumentCodec() {}

  public static void write(Document document, DataOutputStream out) throws IOException {
    out.writeInt(VERSION);
    writeString(document.text(), out);
    out.writeInt(document.pages().size());
    for (Page page : document.pages()) {
      out.writeInt(page.number());
      out.writeInt(page.text().start());
      out.writeInt(page.text().end());
      out.writeFloat(page.widthPoints());
      out.writeFloat(page.heightPoints());
    }
    writeGlyphs(document.glyphs(), out);
    writeMetadata(document.metadata(), out);
    out.writeInt(document.warnings().size());
    for (Warning warning : document.warnings()) {
      writeWarning(warning, out);
    }
  }

  /** Throws an {@link IOException} where the bytes are no document. */
  public static Document read(DataInputStream in) throws IOException {
    int version = in.readInt();
    if (version != VERSION) {
      throw new IOException("document of version " + version + ", expected " + VERSION);
    }
    try {
      String text = readText(in, ExtractionLimits.TEXT_CHARS);
      int pageCount = count(in, MAX_PAGES);
      List<Page> pages = new ArrayList<>();
      for (int i = 0; i < pageCount; i++) {
        pages.add(
            new Page(
                in.readInt(),
                new Span(in.readInt(), in.readInt()),
                in.readFloat(),
                in.readFloat()));
      }
      GlyphBoxes glyphs = readGlyphs(text.length(), in);
      Metadata metadata = readMetadata(in);
      int warningCount = count(in, ExtractionLimits.WARNINGS);
      List<Warning> warnings = new ArrayList<>();
      for (int i = 0; i < warningCount; i++) {
        warnings.add(readWarning(in));
      }
      return new Document(text, pages, glyphs, metadata, warnings);
    } catch (IllegalArgumentException | DateTimeException e) {
      throw new IOException("not a document: " + e.getMessage(), e);
    }
  }

  private static int count(DataInputStream in, int max) throws IOException {
    int count = in.readInt();
    if (count < 0 || count > max) {
      throw new IOException("a count of " + count + " where at most " + max + " are allowed");
    }
    return count;
  }

  static void writeString(@Nullable String text, DataOutputStream out) throws IOException {
    if (text == null) {
      out.writeInt(-1);
      return;
    }
    out.writeInt(text.length());
    boolean isNarrow = text.chars().allMatch(unit -> unit < 256);
    out.writeByte(isNarrow ? 1 : 2);
    byte[] chunk = new byte[Math.min(CHUNK_BYTES, 2 * text.length())];
    int filled = 0;
    for (int i = 0; i < text.length(); i++) {
      char unit = text.charAt(i);
      if (!isNarrow) {
        chunk[filled++] = (byte) (unit >> 8);
      }
      chunk[filled++] = (byte) unit;
      if (filled == chunk.length) {
        out.write(chunk, 0, filled);
        filled = 0;
      }
    }
    out.write(chunk, 0, filled);
  }

  static @Nullable String readString(DataInputStream in, int maxChars) throws IOException {
    int length = in.readInt();
    if (length == -1) {
      return null;
    }
    if (length < 0 || length > maxChars) {
      throw new IOException("a string of " + length + " characters, at most " + maxChars);
    }
    int width = in.readByte();
    if (width != 1 && width != 2) {
      throw new IOException("a string of width " + width);
    }
    char[] units = new char[length];
    byte[] chunk = new byte[Math.min(CHUNK_BYTES, 2 * Math.max(1, length))];
    int done = 0;
    while (done < length) {
      int count = Math.min(length - done, chunk.length / width);
      in.readFully(chunk, 0, count * width);
      for (int i = 0; i < count; i++) {
        units[done + i] =
            (char)
                (width == 1 ? chunk[i] & 255 : (chunk[2 * i] & 255) << 8 | chunk[2 * i + 1] & 255);
      }
      done += count;
    }
    return new String(units);
  }

  static String readText(DataInputStream in, int maxChars) throws IOException {
    String text = readString(in, maxChars);
    if (text == null) {
      throw new IOException("a string is missing");
    }
    return text;
  }

  private static void writeGlyphs(@Nullable GlyphBoxes glyphs, DataOutputStream out)
      throws IOException {
    out.writeBoolean(glyphs != null);
    if (glyphs == null) {
      return;
    }
    ByteBuffer chunk = ByteBuffer.allocate(CHUNK_BYTES);
    for (int i = 0; i < glyphs.size(); i++) {
      Box box = glyphs.box(i);
      chunk.putFloat(box.left()).putFloat(box.top()).putFloat(box.right()).putFloat(box.bottom());
      if (!chunk.hasRemaining()) {
        out.write(chunk.array(), 0, chunk.position());
        chunk.clear();
      }
    }
    out.write(chunk.array(), 0, chunk.position());
  }

  private static @Nullable GlyphBoxes readGlyphs(int length, DataInputStream in)
      throws IOException {
    if (!in.readBoolean()) {
      return null;
    }
    float[] lefts = new float[length];
    float[] tops = new float[length];
    float[] rights = new float[length];
    float[] bottoms = new float[length];
    ByteBuffer chunk = ByteBuffer.allocate(CHUNK_BYTES);
    for (int i = 0; i < length; i++) {
      if (i % (CHUNK_BYTES / GLYPH_BYTES) == 0) {
        chunk.clear();
        in.readFully(chunk.array(), 0, Math.min(CHUNK_BYTES, (length - i) * GLYPH_BYTES));
      }
      lefts[i] = chunk.getFloat();
      tops[i] = chunk.getFloat();
      rights[i] = chunk.getFloat();
      bottoms[i] = chunk.getFloat();
    }
    return new GlyphBoxes(lefts, tops, rights, bottoms);
  }

  private static void writeMetadata(Metadata metadata, DataOutputStream out) throws IOException {
    writeString(metadata.format().id(), out);
    writeString(metadata.title(), out);
    writeString(metadata.author(), out);
    writeInstant(metadata.created(), out);
    writeInstant(metadata.modified(), out);
    writeString(metadata.language(), out);
    out.writeInt(metadata.pageCount());
  }

  private static Metadata readMetadata(DataInputStream in) throws IOException {
    return new Metadata(
        DocumentFormat.ofId(readText(in, ExtractionLimits.METADATA_CHARS)),
        readString(in, ExtractionLimits.METADATA_CHARS),
        readString(in, ExtractionLimits.METADATA_CHARS),
        readInstant(in),
        readInstant(in),
        readString(in, ExtractionLimits.METADATA_CHARS),
        in.readInt());
  }

  private static void writeInstant(@Nullable Instant instant, DataOutputStream out)
      throws IOException {
    out.writeBoolean(instant != null);
    if (instant != null) {
      out.writeLong(instant.getEpochSecond());
      out.writeInt(instant.getNano());
    }
  }

  private static @Nullable Instant readInstant(DataInputStream in) throws IOException {
    return in.readBoolean() ? Instant.ofEpochSecond(in.readLong(), in.readInt()) : null;
  }

  private static void writeWarning(Warning warning, DataOutputStream out) throws IOException {
    writeString(warning.kind().id(), out);
    out.writeInt(warning.page());
    Span span = warning.span();
    out.writeBoolean(span != null);
    if (span != null) {
      out.writeInt(span.start());
      out.writeInt(span.end());
    }
    Box box = warning.box();
    out.writeBoolean(box != null);
    if (box != null) {
      out.writeFloat(box.left());
      out.writeFloat(box.top());
      out.writeFloat(box.right());
      out.writeFloat(box.bottom());
    }
    writeString(warning.detail(), out);
  }

  private static Warning readWarning(DataInputStream in) throws IOException {
    return new Warning(
        Warning.Kind.ofId(readText(in, ExtractionLimits.METADATA_CHARS)),
        in.readInt(),
        in.readBoolean() ? new Span(in.readInt(), in.readInt()) : null,
        in.readBoolean()
            ? new Box(in.readFloat(), in.readFloat(), in.readFloat(), in.readFloat())
            : null,
        readText(in, ExtractionLimits.WARNING_DETAIL_CHARS));
  }
}
