package org.urtext.table;

import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.channels.FileChannel;
import java.nio.channels.FileChannel.MapMode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.urtext.progress.Progress;

/**
 * A fixed-size hash table from shingles to the earliest document that has them, in one mapped file:
 * section 2.2 of the 2009 paper, laid out by {@link TableLayout}. Any number of threads look up
 * while one at a time writes. When the table is full, an {@link EvictionPolicy} makes room.
 *
 * <p>What is written is safe only from the next {@link #seal} on: after a crash, all batches later
 * than {@link #appliedBatch} must be applied again, which does no harm where they had been applied
 * in part.
 */
public final class ShingleTable implements AutoCloseable {
  private static final long SPARE_BYTES = 1L << 20;

  private final Path path;
  private final FileChannel file;
  private final Arena arena;
  private final MappedBuckets buckets;
  private final LookUp lookUp;
  private final BatchWriter writer;
  private final boolean readOnly;
  private final Object writing = new Object();
  private volatile TableHeader header;

  private ShingleTable(Path path, FileChannel file, TableHeader header, boolean readOnly)
      throws IOException {
    this.path = path;
    this.file = file;
    this.header = header;
    this.readOnly = readOnly;
    this.arena = Arena.ofShared();
    TableLayout layout = header.settings().layout();
    MemorySegment blocks =
        file.map(
            readOnly ? MapMode.READ_ONLY : MapMode.READ_WRITE,
            TableLayout.FILE_HEADER_BYTES,
            header.blocks() * layout.blockBytes(),
            arena);
    this.buckets = new MappedBuckets(blocks, header.settings());
    this.lookUp = new LookUp(buckets);
    this.writer = new BatchWriter(buckets, header.settings().eviction());
  }

  /** Makes a new table; the file must not exist. It takes no space on disk until used. */
  public static ShingleTable create(Path path, TableSettings settings) throws IOException {
    FileChannel file =
        FileChannel.open(
            path,
            StandardOpenOption.CREATE_NEW,
            StandardOpenOption.SPARSE,
            StandardOpenOption.READ,
            StandardOpenOption.WRITE);
    try {
      TableHeader header = new TableHeader(settings, 0, 0, false, true, TableHeader.Counts.ZERO);
      ShingleTable table = new ShingleTable(path, file, header, false);
      table.writeHeader(header);
      table.writeHeader(header.next(header.appliedBatch(), false));
      return table;
    } catch (IOException | RuntimeException e) {
      file.close();
      Files.deleteIfExists(path);
      throw e;
    }
  }

  /**
   * @throws TableDamagedException if the file is no table, of another version, or damaged in a way
   *     that no part of it can be trusted
   */
  public static ShingleTable open(Path path) throws IOException {
    return open(path, false);
  }

  /** For a table that is only looked up in, such as one on a read-only disk. */
  public static ShingleTable openReadOnly(Path path) throws IOException {
    return open(path, true);
  }

  private static ShingleTable open(Path path, boolean readOnly) throws IOException {
    FileChannel file =
        readOnly
            ? FileChannel.open(path, StandardOpenOption.READ)
            : FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE);
    try {
      TableHeader header = HeaderCopies.read(file);
      long expected = header.settings().layout().fileBytes(header.blocks());
      if (file.size() != expected) {
        throw new TableDamagedException(
            "The shingle table has %,d bytes instead of %,d.".formatted(file.size(), expected));
      }
      return new ShingleTable(path, file, header.asOpened(), readOnly);
    } catch (IOException | RuntimeException e) {
      file.close();
      throw e;
    }
  }

  public TableSettings settings() {
    return header.settings();
  }

  /**
   * Finds the origins of fingerprints {@code from} to {@code to} − 1; the first becomes result 0.
   * May be called from any thread; changes nothing.
   */
  public void lookUp(long[] fingerprints, int from, int to, Hits hits) throws IOException {
    try {
      lookUp.find(fingerprints, from, to, hits);
    } catch (InternalError e) {
      throw new TableAccessException("The shingle table could not be read from the disk.", e);
    }
  }

  /**
   * Applies updates as if one by one. For each: if the shingle is there, its policy's score or
   * place is renewed, and the origin becomes this document if the former no longer exists or is
   * later; if not, it gets a free slot, else that of a document that no longer exists, else that of
   * the policy's victim. A batch is never left half applied on request, so progress cannot cancel
   * it.
   */
  public void apply(UpdateBatch updates, DocumentOrder order, Progress progress)
      throws IOException {
    synchronized (writing) {
      requireWritable();
      if (updates.size() == 0) {
        return;
      }
      requireSpaceFor(updates.size());
      if (!header.unsealed()) {
        writeHeader(header.next(header.appliedBatch(), true));
      }
      buckets.beginWriting();
      try {
        TableHeader.Counts counts = writer.apply(updates, order, header.counts(), progress);
        header = header.withApplied(counts);
      } catch (InternalError e) {
        throw new TableAccessException(
            "The shingle table could not be written: the disk is full or failing.", e);
      } finally {
        buckets.endWriting();
      }
    }
  }

  public TableStatistics statistics() {
    TableHeader.Counts counts = header.counts();
    return new TableStatistics(
        buckets.count() * TableLayout.SLOTS,
        counts.usedSlots(),
        counts.updates(),
        counts.evictions(),
        counts.healedBuckets());
  }

  /** The number that was last sealed: this batch and all before it are wholly on disk. */
  public long appliedBatch() {
    return header.appliedBatch();
  }

  /**
   * Whether batches later than {@link #appliedBatch} have been applied, perhaps in part, and not
   * sealed: just after opening, this means that the program was stopped while it wrote.
   */
  public boolean isUnsealed() {
    return header.unsealed();
  }

  /** Makes everything applied so far durable, then records the batch's number, durably as well. */
  public void seal(long batch) throws IOException {
    synchronized (writing) {
      requireWritable();
      buckets.force();
      writeHeader(header.next(batch, false));
    }
  }

  /**
   * Looks at every slot.
   *
   * @param repair empties damaged buckets, frees slots of missing documents, corrects counts
   */
  public TableVerification verify(DocumentOrder order, boolean repair, Progress progress)
      throws IOException {
    synchronized (writing) {
      if (repair) {
        requireWritable();
      }
      TableVerifier verifier = new TableVerifier(buckets, order, repair);
      int damagedHeaders = HeaderCopies.countDamaged(file);
      TableHeader before = header;
      if (repair) {
        // Stands if the repair is cancelled half-way.
        header = before.withInexactCounts();
      }
      buckets.beginWriting();
      try {
        verifier.run(progress);
      } catch (InternalError e) {
        throw new TableAccessException("The shingle table could not be read from the disk.", e);
      } finally {
        buckets.endWriting();
      }
      boolean countsAgree =
          !before.exactCounts()
              || verifier.damagedBuckets() > 0
              || verifier.usedSlots() + verifier.orphanSlots() == before.counts().usedSlots();
      if (repair) {
        buckets.force();
        correctHeader(verifier);
      }
      return new TableVerification(
          verifier.usedSlots(),
          verifier.damagedBuckets(),
          verifier.orphanSlots(),
          damagedHeaders,
          countsAgree,
          repair);
    }
  }

  /** Leaves the table as it was last sealed or applied to; does not seal. */
  @Override
  public void close() throws IOException {
    synchronized (writing) {
      arena.close();
      file.close();
    }
  }

  /** Writes both copies, so that a damaged one is sound again. */
  private void correctHeader(TableVerifier verifier) throws IOException {
    TableHeader.Counts counts =
        new TableHeader.Counts(
            verifier.usedSlots(),
            header.counts().updates(),
            header.counts().evictions(),
            header.counts().healedBuckets(),
            verifier.usedBlocks());
    header = header.withExactCounts(counts);
    writeHeader(header.next(header.appliedBatch(), header.unsealed()));
    writeHeader(header.next(header.appliedBatch(), header.unsealed()));
  }

  private void writeHeader(TableHeader next) throws IOException {
    HeaderCopies.write(file, next);
    header = next;
  }

  private void requireWritable() throws IOException {
    if (readOnly) {
      throw new TableAccessException("The shingle table was opened for reading only.");
    }
  }

  /** Refuses early what would otherwise fail in the middle: blocks not used so far take space. */
  private void requireSpaceFor(int updates) throws IOException {
    long newBlocks = Math.min(updates, header.blocks() - header.counts().usedBlocks());
    long newBytes = newBlocks * header.settings().layout().blockBytes();
    if (newBytes > 0 && Files.getFileStore(path).getUsableSpace() < newBytes + SPARE_BYTES) {
      throw new TableAccessException(
          "The disk is too full for the shingle table to grow by %,d bytes.".formatted(newBytes));
    }
  }
}
