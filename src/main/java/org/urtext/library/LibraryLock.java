package org.urtext.library;

import java.io.Closeable;
import java.io.IOException;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Holds a library for one process. The lock of the operating system is the truth, and it ends with
 * the process however that ended, so a file left behind by a crash blocks nobody; what stands in
 * the file only tells the next one who has it.
 */
final class LibraryLock implements Closeable {
  /** Far behind the text: where locks are mandatory, the text must stay readable. */
  private static final long LOCKED_BYTE = Long.MAX_VALUE - 1;

  private static final int MOST_TEXT_BYTES = 4096;
  private static final Logger LOG = LoggerFactory.getLogger(LibraryLock.class);

  private final FileChannel channel;

  private LibraryLock(FileChannel channel) {
    this.channel = channel;
  }

  static LibraryLock take(Path file, Path folder) throws IOException {
    FileChannel channel =
        FileChannel.open(
            file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    boolean taken = false;
    try {
      if (tryLock(channel) == null) {
        throw new LibraryException(LibraryException.Reason.LOCKED, null, folder, holderIn(channel));
      }
      taken = true;
      writeHolder(channel);
      return new LibraryLock(channel);
    } finally {
      if (!taken) {
        channel.close();
      }
    }
  }

  private static @Nullable FileLock tryLock(FileChannel channel) throws IOException {
    try {
      return channel.tryLock(LOCKED_BYTE, 1, false);
    } catch (OverlappingFileLockException heldByThisProcess) {
      return null;
    }
  }

  /** Only tells others, so that a full disk does not stand in the way. */
  private static void writeHolder(FileChannel channel) {
    String holder =
        Messages.of(
            "lock-holder",
            System.getProperty("user.name", "?"),
            hostName(),
            Long.toString(ProcessHandle.current().pid()),
            Instant.now().truncatedTo(ChronoUnit.SECONDS));
    try {
      channel.truncate(0);
      ByteBuffer bytes = StandardCharsets.UTF_8.encode(holder);
      while (bytes.hasRemaining()) {
        channel.write(bytes);
      }
    } catch (IOException untold) {
      LOG.warn("The lock does not say who holds it", untold);
    }
  }

  private static String holderIn(FileChannel channel) throws IOException {
    ByteBuffer bytes = ByteBuffer.allocate(MOST_TEXT_BYTES);
    channel.read(bytes, 0);
    return StandardCharsets.UTF_8.decode(bytes.flip()).toString();
  }

  private static String hostName() {
    try {
      return InetAddress.getLocalHost().getHostName();
    } catch (UnknownHostException unnamed) {
      return "?";
    }
  }

  @Override
  public void close() throws IOException {
    channel.close();
  }
}
