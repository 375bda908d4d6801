package org.urtext.extraction.flow;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.IllegalCharsetNameException;
import java.nio.charset.UnsupportedCharsetException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.mozilla.universalchardet.UniversalDetector;
import org.urtext.extraction.ExtractionLimits;
import org.urtext.extraction.FailureReason;
import org.urtext.extraction.UnreadableDocumentException;

/**
 * Bytes to text in whatever encoding they are: a byte order mark is believed, then what is valid
 * UTF-8 is UTF-8, then zero bytes betray UTF-16; what remains goes to a statistical detector, and
 * in doubt is windows-1252.
 */
public final class TextDecoder {
  private static final Charset UTF_32LE = Charset.forName("UTF-32LE");
  private static final Charset UTF_32BE = Charset.forName("UTF-32BE");
  private static final Charset WINDOWS_1251 = Charset.forName("windows-1251");
  private static final Charset WINDOWS_1252 = Charset.forName("windows-1252");

  /** Four bytes a character at most. */
  private static final long MAX_BYTES = 4L * ExtractionLimits.TEXT_CHARS;

  /** The share of zero bytes in odd or even places that only two-byte text has. */
  private static final double UTF_16_ZERO_SHARE = 0.3;

  private TextDecoder() {}

  /** A whole file as text, line breaks as they are. */
  public static String decode(Path file) throws IOException, UnreadableDocumentException {
    byte[] bytes;
    try (InputStream in = Files.newInputStream(file)) {
      bytes = in.readNBytes((int) Math.min(MAX_BYTES + 1, Integer.MAX_VALUE - 8));
    }
    if (bytes.length > MAX_BYTES) {
      throw tooLarge();
    }
    String text = decode(bytes, null);
    if (text.length() > ExtractionLimits.TEXT_CHARS) {
      throw tooLarge();
    }
    return text;
  }

  private static UnreadableDocumentException tooLarge() {
    return new UnreadableDocumentException(
        FailureReason.TOO_LARGE,
        "more than " + ExtractionLimits.TEXT_CHARS + " characters of text",
        null);
  }

  /**
   * @param declared the encoding that the document itself names; weaker than a byte order mark, and
   *     than valid UTF-8
   */
  public static String decode(byte[] bytes, @Nullable Charset declared) {
    Charset charset = charsetOf(bytes, bytes.length, declared);
    int mark = markLength(bytes, bytes.length, charset);
    return new String(bytes, mark, bytes.length - mark, charset);
  }

  /** The encoding of the first bytes of a text. */
  public static Charset charsetOf(byte[] bytes, int length, @Nullable Charset declared) {
    Charset marked = markedCharset(bytes, length);
    if (marked != null) {
      return marked;
    }
    Charset wide = wideCharset(bytes, length);
    if (wide != null) {
      return wide;
    }
    if (isUtf8(bytes, length)) {
      return UTF_8;
    }
    return declared != null ? declared : detected(bytes, length);
  }

  private static @Nullable Charset markedCharset(byte[] bytes, int length) {
    for (Charset charset : new Charset[] {UTF_8, UTF_32LE, UTF_32BE, UTF_16LE, UTF_16BE}) {
      if (markLength(bytes, length, charset) > 0) {
        return charset;
      }
    }
    return null;
  }

  private static int markLength(byte[] bytes, int length, Charset charset) {
    byte[] mark = "\uFEFF".getBytes(charset);
    if (mark.length < 2 || length < mark.length) {
      return 0;
    }
    for (int i = 0; i < mark.length; i++) {
      if (bytes[i] != mark[i]) {
        return 0;
      }
    }
    return mark.length;
  }

  /** UTF-16 without a mark: Latin letters, digits and spaces leave zeros in every other place. */
  private static @Nullable Charset wideCharset(byte[] bytes, int length) {
    int pairs = Math.min(length, 1 << 16) / 2;
    if (pairs < 2) {
      return null;
    }
    int evenZeros = 0;
    int oddZeros = 0;
    for (int i = 0; i < pairs; i++) {
      evenZeros += bytes[2 * i] == 0 ? 1 : 0;
      oddZeros += bytes[2 * i + 1] == 0 ? 1 : 0;
    }
    if (oddZeros > UTF_16_ZERO_SHARE * pairs && evenZeros * 20 < oddZeros) {
      return UTF_16LE;
    }
    if (evenZeros > UTF_16_ZERO_SHARE * pairs && oddZeros * 20 < evenZeros) {
      return UTF_16BE;
    }
    return null;
  }

  /** Valid UTF-8, but for a character cut off by the end. */
  private static boolean isUtf8(byte[] bytes, int length) {
    int i = 0;
    while (i < length) {
      int lead = bytes[i] & 255;
      int following = followingBytes(lead);
      if (following < 0) {
        return false;
      }
      for (int k = 1; k <= following && i + k < length; k++) {
        int next = bytes[i + k] & 255;
        boolean overlong = k == 1 && (lead == 0xE0 && next < 0xA0 || lead == 0xF0 && next < 0x90);
        if ((next & 0xC0) != 0x80 || overlong) {
          return false;
        }
      }
      i += 1 + following;
    }
    return true;
  }

  private static int followingBytes(int lead) {
    if (lead < 0x80) {
      return 0;
    }
    if (lead < 0xC2 || lead > 0xF4) {
      return -1;
    }
    return lead < 0xE0 ? 1 : lead < 0xF0 ? 2 : 3;
  }

  private static Charset detected(byte[] bytes, int length) {
    UniversalDetector detector = new UniversalDetector();
    detector.handleData(bytes, 0, Math.min(length, 1 << 18));
    detector.dataEnd();
    Charset found = named(detector.getDetectedCharset());
    if (found == null || found.equals(UTF_8)) {
      return WINDOWS_1252;
    }
    // The two share their small letters, and the detector takes one for the other.
    return found.name().equals("x-MacCyrillic") ? WINDOWS_1251 : found;
  }

  /** The encoding of that name; null where there is none. Browsers take Latin 1 for more. */
  static @Nullable Charset named(@Nullable String name) {
    if (name == null) {
      return null;
    }
    try {
      Charset charset = Charset.forName(name.strip());
      return charset.equals(ISO_8859_1) ? WINDOWS_1252 : charset;
    } catch (IllegalCharsetNameException | UnsupportedCharsetException e) {
      return null;
    }
  }
}
