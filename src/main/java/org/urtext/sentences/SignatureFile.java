package org.urtext.sentences;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.BitSet;

/**
 * The signatures of a collection's sentences in one mapped file of fixed size, laid out by {@link
 * SignatureLayout}. Any number of threads search while one at a time adds.
 *
 * <p><b>When it is full</b>, the sentences kept are a random sample of all that were ever added, by
 * reservoir sampling (Vitter's algorithm R, 1985): the t-th sentence takes the place of a random
 * other with probability capacity / t, else it is not kept. So every document keeps its share of
 * sentences, early or late, and one reworded at length is still found by some of them, whereas
 * evicting the oldest would lose whole documents, and the earliest sources first. The random
 * numbers are a function of t.
 *
 * <p><b>Crashes.</b> What is added is safe from the next {@link #seal} on. After a crash the file
 * is as of the last seal, but for entries that had been overwritten since; all batches later than
 * {@link #appliedBatch} must be added again in their order, which puts the same sentences into the
 * same slots. An entry caught half written, or of a document that no longer exists, at worst
 * proposes a sentence that the word-overlap score then refuses.
 *
 * <p>Entries of removed documents stay until others take their place; searches skip them.
 */
public final class SignatureFile implements AutoCloseable {
  private static final long SPARE_BYTES = 1L << 20;

  private final Path path;
  private final FileChannel channel;
  private final boolean readOnly;
  private final MappedSignatures signatures;
  private final BitSet unsealedBlocks = new BitSet();
  private final Object writing = new Object();
  private volatile SignatureHeader header;
  private volatile long added;

  private SignatureFile(Path path, FileChannel channel, SignatureHeader header, boolean readOnly)
      throws IOException {
    this.path = path;
    this.channel = channel;
    this.readOnly = readOnly;
    this.header = header;
    this.added = header.added();
    this.signatures = new MappedSignatures(channel, layout(header.settings()), readOnly);
  }

  /** Makes a new file, which must not exist. It takes no space on disk until used. */
  public static SignatureFile create(Path path, SignatureSettings settings) throws IOException {
    FileChannel channel =
        FileChannel.open(
            path,
            StandardOpenOption.CREATE_NEW,
            StandardOpenOption.SPARSE,
            StandardOpenOption.READ,
            StandardOpenOption.WRITE);
    try {
      SignatureHeader header = new SignatureHeader(settings, 0, 0, 0, false);
      header.write(channel);
      return new SignatureFile(path, channel, header, false);
    } catch (IOException | RuntimeException e) {
      channel.close();
      Files.deleteIfExists(path);
      throw e;
    }
  }

  /**
   * @throws SignatureFileException if the file is something else, of another version, or damaged
   */
  public static SignatureFile open(Path path) throws IOException {
    return open(path, false);
  }

  /** For a file that is only searched, such as one on a read-only disk. */
  public static SignatureFile openReadOnly(Path path) throws IOException {
    return open(path, true);
  }

  private static SignatureFile open(Path path, boolean readOnly) throws IOException {
    FileChannel channel =
        readOnly
            ? FileChannel.open(path, StandardOpenOption.READ)
            : FileChannel.open(path, StandardOpenOption.READ, StandardOpenOption.WRITE);
    try {
      SignatureHeader header = SignatureHeader.read(channel);
      long expected = layout(header.settings()).fileBytes();
      if (channel.size() != expected) {
        throw new SignatureFileException(
            "The file of sentences has %,d bytes instead of %,d."
                .formatted(channel.size(), expected));
      }
      return new SignatureFile(path, channel, header, readOnly);
    } catch (IOException | RuntimeException e) {
      channel.close();
      throw e;
    }
  }

  public SignatureSettings settings() {
    return header.settings();
  }

  /** How many sentences are kept. */
  public int size() {
    return sizeOf(added);
  }

  /** How many sentences were ever added, kept or not. */
  public long added() {
    return added;
  }

  /** The number that was last sealed: this batch and all before it are wholly on disk. */
  public long appliedBatch() {
    return header.appliedBatch();
  }

  /**
   * Whether sentences were added after the last seal; just after opening, this means that the
   * program was stopped while it wrote.
   */
  public boolean isUnsealed() {
    return header.unsealed();
  }

  /** Signs and adds the sentences of a document. */
  public void add(int documentId, SentenceWords sentences) throws IOException {
    synchronized (writing) {
      requireWritable();
      if (sentences.size() == 0) {
        return;
      }
      requireSpaceFor(sentences.size());
      if (!header.unsealed()) {
        writeHeader(header.added(), header.appliedBatch(), true);
      }
      try {
        for (int sentence = 0; sentence < sentences.size(); sentence++) {
          addOne(documentId, sentences, sentence);
        }
      } catch (InternalError e) {
        throw new SignatureFileException(
            "The file of sentences could not be written: the disk is full or failing.", e);
      }
    }
  }

  /** Makes everything added so far durable, then records the batch's number, durably as well. */
  public void seal(long batch) throws IOException {
    synchronized (writing) {
      requireWritable();
      try {
        unsealedBlocks.stream()
            .forEach(
                block ->
                    signatures.storeChecksum(
                        block, signatures.checksum(block, entriesOf(block, size()))));
        signatures.force();
      } catch (InternalError e) {
        throw new SignatureFileException(
            "The file of sentences could not be written: the disk is full or failing.", e);
      }
      writeHeader(added, batch, false);
      unsealedBlocks.clear();
    }
  }

  /** Checks every block of entries against its checksum. */
  public SignatureVerification verify() throws IOException {
    synchronized (writing) {
      try {
        int sealed = sizeOf(header.added());
        int damaged = 0;
        for (int block = 0; block * (long) SignatureLayout.BLOCK_ENTRIES < sealed; block++) {
          if (signatures.storedChecksum(block)
              != signatures.checksum(block, entriesOf(block, sealed))) {
            damaged++;
          }
        }
        return new SignatureVerification(sealed, damaged, header.unsealed());
      } catch (InternalError e) {
        throw new SignatureFileException("The file of sentences could not be read.", e);
      }
    }
  }

  /** Leaves the file as it was last sealed; does not seal. */
  @Override
  public void close() throws IOException {
    synchronized (writing) {
      signatures.close();
      channel.close();
    }
  }

  MappedSignatures signatures() {
    return signatures;
  }

  private void addOne(int documentId, SentenceWords sentences, int sentence) {
    long slot = slotOf(added);
    if (slot < settings().capacity()) {
      signatures.store(
          (int) slot,
          settings().scheme().ofSentence(sentences, sentence),
          documentId,
          sentences.charStart(sentence));
      unsealedBlocks.set((int) slot / SignatureLayout.BLOCK_ENTRIES);
    }
    added++;
  }

  /** The slot of the t-th sentence; beyond the capacity if it is not to be kept. */
  private long slotOf(long t) {
    if (t < settings().capacity()) {
      return t;
    }
    long random = (t + 1) * 0x9e3779b97f4a7c15L;
    random = (random ^ random >>> 30) * 0xbf58476d1ce4e5b9L;
    random = (random ^ random >>> 27) * 0x94d049bb133111ebL;
    return Math.unsignedMultiplyHigh(random ^ random >>> 31, t + 1);
  }

  private void writeHeader(long sealed, long batch, boolean unsealed) throws IOException {
    SignatureHeader next =
        new SignatureHeader(settings(), header.generation() + 1, sealed, batch, unsealed);
    next.write(channel);
    header = next;
  }

  private void requireWritable() throws IOException {
    if (readOnly) {
      throw new SignatureFileException("The file of sentences was opened for reading only.");
    }
  }

  /** Refuses early what would otherwise fail in the middle: entries not used so far take space. */
  private void requireSpaceFor(int sentences) throws IOException {
    int free = settings().capacity() - size();
    long newBytes = (long) Math.min(free, sentences) * layout(settings()).entryBytes();
    if (newBytes > 0 && Files.getFileStore(path).getUsableSpace() < newBytes + SPARE_BYTES) {
      throw new SignatureFileException(
          "The disk is too full for the file of sentences to grow by %,d bytes."
              .formatted(newBytes));
    }
  }

  private int sizeOf(long sentences) {
    return (int) Math.min(sentences, settings().capacity());
  }

  private static int entriesOf(int block, int size) {
    return Math.min(SignatureLayout.BLOCK_ENTRIES, size - block * SignatureLayout.BLOCK_ENTRIES);
  }

  private static SignatureLayout layout(SignatureSettings settings) {
    return new SignatureLayout(settings.scheme(), settings.capacity());
  }
}
