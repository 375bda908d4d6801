package org.urtext.library;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256, by which files and texts are known again. */
final class Hashes {
  private static final int READ_BYTES = 1 << 16;

  private Hashes() {}

  static byte[] sha256(byte[] bytes) {
    return digest().digest(bytes);
  }

  static String ofText(String text) {
    return HexFormat.of().formatHex(sha256(text.getBytes(StandardCharsets.UTF_8)));
  }

  static String ofFile(Path file) throws IOException {
    MessageDigest digest = digest();
    byte[] read = new byte[READ_BYTES];
    try (InputStream in = Files.newInputStream(file)) {
      for (int count = in.read(read); count >= 0; count = in.read(read)) {
        digest.update(read, 0, count);
      }
    }
    return HexFormat.of().formatHex(digest.digest());
  }

  private static MessageDigest digest() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException everyJavaHasIt) {
      throw new IllegalStateException(everyJavaHasIt);
    }
  }
}
