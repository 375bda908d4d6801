package org.urtext.extraction.supervised;

import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import org.urtext.extraction.Extraction;
import org.urtext.extraction.ExtractionLimits;
import org.urtext.extraction.FailureReason;

/**
 * What a supervisor and its worker say to each other. The worker opens with {@link #READY}; then
 * each request is a path, and each answer an extraction. Nothing else is ever on the wire.
 */
final class WorkerProtocol {
  static final int READY = 0x55525458;

  private static final int MAX_PATH_CHARS = 1 << 16;
  private static final byte EXTRACTED = 1;
  private static final byte FAILED = 2;

  private WorkerProtocol() {}

  static void writeRequest(Path file, DataOutputStream out) throws IOException {
    DocumentCodec.writeString(file.toString(), out);
    out.flush();
  }

  static Path readRequest(DataInputStream in) throws IOException {
    return Path.of(DocumentCodec.readText(in, MAX_PATH_CHARS));
  }

  static void writeAnswer(Extraction extraction, DataOutputStream out) throws IOException {
    switch (extraction) {
      case Extraction.Extracted extracted -> {
        out.writeByte(EXTRACTED);
        DocumentCodec.write(extracted.document(), out);
      }
      case Extraction.Failed failed -> {
        out.writeByte(FAILED);
        DocumentCodec.writeString(failed.reason().id(), out);
        DocumentCodec.writeString(failed.cause(), out);
      }
    }
    out.flush();
  }

  static Extraction readAnswer(DataInputStream in) throws IOException {
    byte kind = in.readByte();
    return switch (kind) {
      case EXTRACTED -> new Extraction.Extracted(DocumentCodec.read(in));
      case FAILED ->
          new Extraction.Failed(
              FailureReason.ofId(DocumentCodec.readText(in, ExtractionLimits.METADATA_CHARS)),
              DocumentCodec.readText(in, ExtractionLimits.WARNING_DETAIL_CHARS));
      default -> throw new IOException("an answer of kind " + kind);
    };
  }
}
