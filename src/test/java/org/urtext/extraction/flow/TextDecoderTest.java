package org.urtext.extraction.flow;

import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.Charset;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextDecoderTest {

  @ParameterizedTest
  @CsvSource({
    "UTF-8, 'Überraschung: naïve façade'",
    "UTF-16LE, 'plain words without a mark'",
    "UTF-16BE, 'plain words without a mark'",
    "windows-1252, 'Die Größe der Überraschung war für alle ein Rätsel, sagte Frau Müller.'",
    "windows-1251, 'Съешь ещё этих мягких французских булок, да выпей чаю. Широкая электрификация.'",
    "Shift_JIS, 'これは日本語の文章です。文字コードを自動的に判別します。'",
    "GB18030, '这是一个中文句子，用来测试编码的自动检测功能是否正确。'",
    "Big5, '這是一個中文句子，用來測試編碼的自動檢測功能是否正確。'",
    "EUC-KR, '이것은 한국어 문장입니다. 인코딩 자동 감지를 시험합니다.'",
  })
  void findsTheEncodingInTheBytes(String charset, String text) {
    assertThat(TextDecoder.decode(text.getBytes(Charset.forName(charset)), null)).isEqualTo(text);
  }

  @ParameterizedTest
  @CsvSource({"UTF-8", "UTF-16LE", "UTF-16BE", "UTF-32LE", "UTF-32BE"})
  void believesAByteOrderMarkAndDropsIt(String charset) {
    byte[] bytes = "\uFEFFשלום".getBytes(Charset.forName(charset));
    assertThat(TextDecoder.decode(bytes, null)).isEqualTo("שלום");
  }

  @Test
  void takesUtf8ThatIsCutOffForUtf8() {
    byte[] bytes = "Größe ü".getBytes(UTF_8);
    assertThat(TextDecoder.charsetOf(bytes, bytes.length - 1, null)).isEqualTo(UTF_8);
  }

  @Test
  void prefersValidUtf8ToADeclaration() {
    assertThat(TextDecoder.charsetOf("für".getBytes(UTF_8), 4, UTF_16LE)).isEqualTo(UTF_8);
  }

  @Test
  void takesAnythingElseForWindows1252() {
    byte[] bytes = new byte[40];
    Arrays.fill(bytes, (byte) 'a');
    bytes[20] = (byte) 0x93;
    assertThat(TextDecoder.decode(bytes, null)).contains("\u201C");
  }
}
