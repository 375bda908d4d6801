package org.urtext.extraction.supervised;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.urtext.document.Box;
import org.urtext.document.Document;
import org.urtext.document.DocumentFormat;
import org.urtext.document.GlyphBoxes;
import org.urtext.document.Metadata;
import org.urtext.document.Page;
import org.urtext.document.Span;
import org.urtext.document.Warning;

class DocumentCodecTest {
  private static final Metadata METADATA =
      new Metadata(
          DocumentFormat.PDF,
          "Title",
          null,
          Instant.parse("2020-01-02T03:04:05.000000006Z"),
          null,
          "de",
          3);

  private static byte[] written(Document document) throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    DocumentCodec.write(document, new DataOutputStream(bytes));
    return bytes.toByteArray();
  }

  private static Document read(byte[] bytes) throws IOException {
    return DocumentCodec.read(new DataInputStream(new ByteArrayInputStream(bytes)));
  }

  private static Document plain(String text) {
    return new Document(
        text, List.of(new Page(1, new Span(0, text.length()), 0, 0)), null, METADATA, List.of());
  }

  @Property(tries = 200)
  void anyTextComesBackUnitByUnit(@ForAll String text) throws IOException {
    Document document = plain(text);
    assertThat(read(written(document))).isEqualTo(document);
  }

  @Test
  void textLongerThanAChunkComesBack() throws IOException {
    String text = "abcdefgh ß".repeat(20_000) + "\u4E2D";
    assertThat(read(written(plain(text))).text()).isEqualTo(text);
  }

  @Test
  void warningsComeBack() throws IOException {
    Document document =
        new Document(
            "text",
            List.of(new Page(1, new Span(0, 2), 10, 20), new Page(2, new Span(2, 4), 10, 20)),
            null,
            METADATA,
            List.of(
                new Warning(Warning.Kind.UNREAD_PAGE, 2, null, null, ""),
                new Warning(
                    Warning.Kind.INVISIBLE_TEXT,
                    1,
                    new Span(1, 1),
                    new Box(1, 2, 3, 4),
                    "hidden")));
    assertThat(read(written(document))).isEqualTo(document);
  }

  @Property(tries = 20)
  void glyphBoxesComeBack(@ForAll @IntRange(min = 0, max = 10_000) int length) throws IOException {
    float[] lefts = new float[length];
    for (int i = 0; i < length; i++) {
      lefts[i] = i * 0.5f;
    }
    GlyphBoxes glyphs = new GlyphBoxes(lefts, lefts, new float[length], lefts);
    String text = "x".repeat(length);
    Document document =
        new Document(
            text, List.of(new Page(1, new Span(0, length), 1, 1)), glyphs, METADATA, List.of());
    GlyphBoxes found = Objects.requireNonNull(read(written(document)).glyphs());
    for (int i = 0; i < length; i++) {
      assertThat(found.box(i)).isEqualTo(glyphs.box(i));
    }
  }

  @Test
  void anotherVersionIsRefused() throws IOException {
    byte[] bytes = written(plain("text"));
    bytes[3]++;
    assertThatThrownBy(() -> read(bytes)).isInstanceOf(IOException.class);
  }

  @Property(tries = 300)
  void brokenBytesEndInAnException(
      @ForAll @IntRange(min = 0, max = 10_000) int place, @ForAll byte value) throws IOException {
    byte[] bytes = written(plain("some text of a document"));
    bytes[place % bytes.length] = value;
    try {
      read(bytes);
    } catch (IOException e) {
      assertThat(e).isNotNull();
    }
  }

  @Test
  void everyCutIsNoticed() throws IOException {
    byte[] bytes = written(plain("some text"));
    for (int length = 0; length < bytes.length; length++) {
      byte[] cut = Arrays.copyOf(bytes, length);
      assertThatThrownBy(() -> read(cut)).isInstanceOf(IOException.class);
    }
  }
}
