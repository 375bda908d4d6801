package org.urtext.library;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.MMapDirectory;
import org.apache.lucene.store.NoLockFactory;
import org.jspecify.annotations.Nullable;

/**
 * Every write of a library but the table's goes through here, so that a test can let the disk be
 * full at any of them. The table's file has its final length from the start and cannot run out of
 * room.
 */
class Disk {

  /** The library's own lock stands for the whole folder, so Lucene takes none. */
  Directory openArchive(Path folder) throws IOException {
    return new MMapDirectory(folder, NoLockFactory.INSTANCE);
  }

  void write(FileChannel channel, ByteBuffer bytes, long position) throws IOException {
    long at = position;
    while (bytes.hasRemaining()) {
      at += channel.write(bytes, at);
    }
  }

  void force(FileChannel channel) throws IOException {
    channel.force(false);
  }

  /** After a crash the file holds either all of the old content or all of the new. */
  final void replace(Path file, byte[] content) throws IOException {
    Path beside = file.resolveSibling(file.getFileName() + ".new");
    try (FileChannel channel =
        FileChannel.open(
            beside,
            StandardOpenOption.CREATE,
            StandardOpenOption.WRITE,
            StandardOpenOption.TRUNCATE_EXISTING)) {
      write(channel, ByteBuffer.wrap(content), 0);
      force(channel);
    }
    Files.move(beside, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
    forceFolder(file.toAbsolutePath().getParent());
  }

  /** Makes names that were added or changed in a folder durable, where the system can. */
  static void forceFolder(@Nullable Path folder) throws IOException {
    if (folder == null || System.getProperty("os.name", "").startsWith("Windows")) {
      return;
    }
    try (FileChannel channel = FileChannel.open(folder, StandardOpenOption.READ)) {
      channel.force(true);
    }
  }
}
