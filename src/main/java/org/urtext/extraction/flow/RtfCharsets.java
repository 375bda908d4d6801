package org.urtext.extraction.flow;

import java.nio.charset.Charset;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Which encoding the bytes of an RTF document are in: that of the font, else the document's. */
final class RtfCharsets {
  private static final Charset WINDOWS_1252 = Charset.forName("windows-1252");

  /** Windows' numbers for character sets, and the code pages that they mean. */
  private static final Map<Integer, String> BY_FONT_CHARSET =
      Map.ofEntries(
          Map.entry(77, "x-MacRoman"),
          Map.entry(128, "windows-31j"),
          Map.entry(129, "x-windows-949"),
          Map.entry(130, "x-Johab"),
          Map.entry(134, "GBK"),
          Map.entry(136, "x-windows-950"),
          Map.entry(161, "windows-1253"),
          Map.entry(162, "windows-1254"),
          Map.entry(163, "windows-1258"),
          Map.entry(177, "windows-1255"),
          Map.entry(178, "windows-1256"),
          Map.entry(186, "windows-1257"),
          Map.entry(204, "windows-1251"),
          Map.entry(222, "x-windows-874"),
          Map.entry(238, "windows-1250"),
          Map.entry(255, "IBM437"));

  private static final Map<Integer, String> BY_CODE_PAGE =
      Map.of(
          932, "windows-31j",
          936, "GBK",
          949, "x-windows-949",
          950, "x-windows-950",
          874, "x-windows-874",
          10000, "x-MacRoman",
          65001, "UTF-8");

  private final Map<Integer, Charset> byFont = new HashMap<>();
  private Charset documentCharset = WINDOWS_1252;

  void documentCharset(String name) {
    documentCharset = orElse(TextDecoder.named(name), documentCharset);
  }

  void documentCodePage(int codePage) {
    documentCharset = orElse(ofCodePage(codePage), documentCharset);
  }

  void fontCharset(int font, int charsetNumber) {
    Charset charset = TextDecoder.named(BY_FONT_CHARSET.get(charsetNumber));
    if (charset != null) {
      byFont.put(font, charset);
    }
  }

  void fontCodePage(int font, int codePage) {
    Charset charset = ofCodePage(codePage);
    if (charset != null) {
      byFont.put(font, charset);
    }
  }

  Charset of(int font) {
    return byFont.getOrDefault(font, documentCharset);
  }

  private static @Nullable Charset ofCodePage(int codePage) {
    String name = BY_CODE_PAGE.get(codePage);
    if (name != null) {
      return TextDecoder.named(name);
    }
    Charset windows = TextDecoder.named("windows-" + codePage);
    return windows != null ? windows : TextDecoder.named("IBM" + codePage);
  }

  private static Charset orElse(@Nullable Charset charset, Charset otherwise) {
    return charset != null ? charset : otherwise;
  }
}
