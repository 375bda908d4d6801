package org.urtext.library;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import org.apache.lucene.codecs.lucene104.Lucene104Codec;
import org.apache.lucene.index.IndexWriter;
import org.apache.lucene.index.IndexWriterConfig;
import org.apache.lucene.index.IndexWriterConfig.OpenMode;
import org.apache.lucene.index.LogByteSizeMergePolicy;
import org.apache.lucene.index.SegmentInfos;
import org.apache.lucene.index.Term;
import org.apache.lucene.search.SearcherManager;
import org.apache.lucene.store.Directory;
import org.jspecify.annotations.Nullable;

/**
 * The catalogue's entries and the compressed texts, in a Lucene index with atomic commits. One
 * thread writes; readers see what is committed and nothing else.
 */
final class Archive implements Closeable {
  private static final double BUFFER_MB = 32;

  private final Directory directory;
  private final SearcherManager searchers;
  private final ArchiveReader reader;
  private IndexWriter writer;
  private CommitPoint committed;

  private Archive(Directory directory, IndexWriter writer) throws IOException {
    this.directory = directory;
    this.writer = writer;
    this.searchers = new SearcherManager(directory, null);
    this.reader = new ArchiveReader(searchers);
    this.committed = readCommitted(directory);
  }

  static Archive create(Disk disk, Path folder) throws IOException {
    return open(disk.openArchive(folder), OpenMode.CREATE);
  }

  static Archive open(Disk disk, Path folder) throws IOException {
    return open(disk.openArchive(folder), OpenMode.APPEND);
  }

  private static Archive open(Directory directory, OpenMode mode) throws IOException {
    IndexWriter writer = null;
    boolean opened = false;
    try {
      writer = openWriter(directory, mode);
      if (mode == OpenMode.CREATE) {
        commit(writer, CommitPoint.EMPTY);
      }
      Archive archive = new Archive(directory, writer);
      opened = true;
      return archive;
    } finally {
      if (!opened) {
        closeAll(writer, directory);
      }
    }
  }

  private static void closeAll(@Nullable IndexWriter writer, Directory directory)
      throws IOException {
    try (directory) {
      if (writer != null) {
        writer.rollback();
      }
    }
  }

  private static IndexWriter openWriter(Directory directory, OpenMode mode) throws IOException {
    // Merging neighbours only keeps documents in the order of their ids, so that reading them all
    // in that order is one pass over the files.
    LogByteSizeMergePolicy merges = new LogByteSizeMergePolicy();
    IndexWriterConfig config =
        new IndexWriterConfig()
            .setOpenMode(mode)
            .setCodec(new Lucene104Codec(Lucene104Codec.Mode.BEST_SPEED))
            .setRAMBufferSizeMB(BUFFER_MB)
            .setMergePolicy(merges)
            .setMergeScheduler(new QuietMergeScheduler())
            .setCommitOnClose(false);
    return new IndexWriter(directory, config);
  }

  private static CommitPoint readCommitted(Directory directory) throws IOException {
    return CommitPoint.ofUserData(SegmentInfos.readLatestCommit(directory).getUserData());
  }

  ArchiveReader reader() {
    return reader;
  }

  CommitPoint committed() {
    return committed;
  }

  void add(ArchivedDocument document) throws IOException {
    writer.addDocument(ArchiveFields.toLucene(document));
  }

  void replace(ArchivedDocument document) throws IOException {
    writer.updateDocument(idTerm(document.entry().id()), ArchiveFields.toLucene(document));
  }

  void delete(int id) throws IOException {
    writer.deleteDocuments(idTerm(id));
  }

  private static Term idTerm(int id) {
    return new Term(ArchiveFields.ID, ArchiveFields.idTerm(id));
  }

  /** When this returns, everything since the last commit will survive a crash, and is seen. */
  void commit(CommitPoint point) throws IOException {
    commit(writer, point);
    committed = point;
    searchers.maybeRefreshBlocking();
  }

  private static void commit(IndexWriter writer, CommitPoint point) throws IOException {
    writer.setLiveCommitData(point.toUserData().entrySet());
    writer.commit();
  }

  /**
   * Forgets everything since the last commit, also after a write has failed. Whether a commit that
   * failed is in after all, the disk alone can tell: see {@link #committed} afterwards.
   */
  void rollback() throws IOException {
    writer.rollback();
    writer = openWriter(directory, OpenMode.APPEND);
    committed = readCommitted(directory);
    searchers.maybeRefreshBlocking();
  }

  /** Rewrites the files without what was deleted. */
  void reclaim() throws IOException {
    writer.forceMergeDeletes();
    commit(committed);
    writer.deleteUnusedFiles();
  }

  @Override
  public void close() throws IOException {
    searchers.close();
    closeAll(writer, directory);
  }
}
