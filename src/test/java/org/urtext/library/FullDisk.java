package org.urtext.library;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.util.Collection;
import java.util.concurrent.atomic.AtomicLong;
import org.apache.lucene.store.Directory;
import org.apache.lucene.store.FilterDirectory;
import org.apache.lucene.store.FilterIndexOutput;
import org.apache.lucene.store.IOContext;
import org.apache.lucene.store.IndexOutput;

/** A disk with so many bytes left; a write that does not fit is cut short and fails. */
final class FullDisk extends Disk {
  private static final long UNLIMITED = Long.MAX_VALUE;

  private final AtomicLong bytesLeft = new AtomicLong(UNLIMITED);

  void leave(long bytes) {
    bytesLeft.set(bytes);
  }

  void free() {
    bytesLeft.set(UNLIMITED);
  }

  private long take(long wanted) {
    long left =
        bytesLeft.getAndUpdate(
            bytes -> bytes == UNLIMITED ? UNLIMITED : Math.max(0, bytes - wanted));
    return Math.min(wanted, left);
  }

  private static IOException full() {
    return new IOException("No space left on device");
  }

  @Override
  void write(FileChannel channel, ByteBuffer bytes, long position) throws IOException {
    int wanted = bytes.remaining();
    int fitting = (int) take(wanted);
    super.write(channel, bytes.slice(bytes.position(), fitting), position);
    if (fitting < wanted) {
      throw full();
    }
    bytes.position(bytes.limit());
  }

  @Override
  void force(FileChannel channel) throws IOException {
    if (bytesLeft.get() == 0) {
      throw full();
    }
    super.force(channel);
  }

  @Override
  Directory openArchive(Path folder) throws IOException {
    return new FilterDirectory(super.openArchive(folder)) {
      @Override
      public IndexOutput createOutput(String name, IOContext context) throws IOException {
        return new FullOutput(super.createOutput(name, context));
      }

      @Override
      public IndexOutput createTempOutput(String prefix, String suffix, IOContext context)
          throws IOException {
        return new FullOutput(super.createTempOutput(prefix, suffix, context));
      }

      @Override
      public void sync(Collection<String> names) throws IOException {
        if (bytesLeft.get() == 0) {
          throw full();
        }
        super.sync(names);
      }
    };
  }

  private final class FullOutput extends FilterIndexOutput {
    FullOutput(IndexOutput out) {
      super("full disk", out.getName(), out);
    }

    @Override
    public void writeByte(byte value) throws IOException {
      if (take(1) < 1) {
        throw full();
      }
      super.writeByte(value);
    }

    @Override
    public void writeBytes(byte[] bytes, int offset, int length) throws IOException {
      int fitting = (int) take(length);
      super.writeBytes(bytes, offset, fitting);
      if (fitting < length) {
        throw full();
      }
    }
  }
}
