package org.urtext.extraction.flow;

import java.io.IOException;
import java.io.InputStream;
import java.io.PushbackInputStream;

/** Cuts Rich Text Format into groups, control words and bytes of text. */
final class RtfLexer {
  enum Kind {
    GROUP_START,
    GROUP_END,
    CONTROL_WORD,
    /** A backslash and a sign: the sign is {@link #value}. */
    CONTROL_SIGN,
    /** One byte of text: {@link #value}. */
    TEXT_BYTE,
    END
  }

  private static final int MAX_WORD_CHARS = 32;
  private static final int MAX_NUMBER_DIGITS = 9;

  private final PushbackInputStream in;
  private final StringBuilder word = new StringBuilder();
  private boolean hasNumber;
  private int value;

  RtfLexer(InputStream in) {
    this.in = new PushbackInputStream(in);
  }

  /** The control word just read, without its number. */
  String word() {
    return word.toString();
  }

  /** The number behind the control word, or this if there is none. */
  int number(int otherwise) {
    return hasNumber ? value : otherwise;
  }

  int value() {
    return value;
  }

  Kind next() throws IOException {
    while (true) {
      int c = in.read();
      switch (c) {
        case -1:
          return Kind.END;
        case '{':
          return Kind.GROUP_START;
        case '}':
          return Kind.GROUP_END;
        case '\\':
          return control();
        case '\r', '\n', 0:
          break;
        default:
          value = c;
          return Kind.TEXT_BYTE;
      }
    }
  }

  private Kind control() throws IOException {
    int c = in.read();
    if (isLetter(c)) {
      readWord(c);
      return Kind.CONTROL_WORD;
    }
    if (c == '\'') {
      value = Math.max(0, hexDigit(in.read())) << 4 | Math.max(0, hexDigit(in.read()));
      return Kind.TEXT_BYTE;
    }
    if (c == '{' || c == '}' || c == '\\') {
      value = c;
      return Kind.TEXT_BYTE;
    }
    if (c < 0) {
      return Kind.END;
    }
    value = c;
    return Kind.CONTROL_SIGN;
  }

  private void readWord(int first) throws IOException {
    word.setLength(0);
    int c = first;
    while (isLetter(c)) {
      if (word.length() < MAX_WORD_CHARS) {
        word.append((char) c);
      }
      c = in.read();
    }
    boolean negative = c == '-';
    if (negative) {
      c = in.read();
    }
    hasNumber = false;
    value = 0;
    for (int digits = 0; c >= '0' && c <= '9'; digits++) {
      if (digits < MAX_NUMBER_DIGITS) {
        value = 10 * value + c - '0';
      }
      hasNumber = true;
      c = in.read();
    }
    value = negative ? -value : value;
    if (c != ' ' && c >= 0) {
      in.unread(c);
    }
  }

  /** Passes over raw bytes, which may look like anything. */
  void skipBytes(long count) throws IOException {
    long left = count;
    while (left > 0) {
      long skipped = in.skip(left);
      if (skipped <= 0) {
        return;
      }
      left -= skipped;
    }
  }

  private static boolean isLetter(int c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
  }

  private static int hexDigit(int c) {
    return c < 0 ? -1 : Character.digit(c, 16);
  }
}
