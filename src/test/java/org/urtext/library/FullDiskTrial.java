package org.urtext.library;

import java.io.Closeable;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.urtext.progress.Progress;

/** Adds to a library while the disk becomes full at random points; again and again. */
public final class FullDiskTrial implements Closeable {
  private static final int MOST_BYTES_LEFT = 80_000;
  private static final int BATCHES = 4;
  private static final int DOCUMENTS = 5;

  private final FullDisk disk = new FullDisk();
  private final Random random;
  private final TreeSet<Integer> promised = new TreeSet<>();
  private final TemporaryLibrary library;
  private int next = 1;
  private int complaintCount;

  public FullDiskTrial(Path folder, long seed) throws IOException {
    this.random = new Random(seed);
    this.library = TemporaryLibrary.create(folder, LibrarySettings.withTexts(1), disk);
  }

  /** Adds until the room is used up, then makes room; every third time the library is reopened. */
  public boolean fillOnce() throws IOException {
    boolean failed = false;
    disk.leave(random.nextInt(MOST_BYTES_LEFT));
    try {
      for (int batch = 0; batch < BATCHES; batch++) {
        addSome();
      }
    } catch (LibraryException full) {
      failed = true;
    }
    disk.free();
    if (random.nextInt(3) == 0) {
      library.reopen();
    }
    return failed;
  }

  private void addSome() throws IOException {
    List<AddRequest> requests = new ArrayList<>();
    for (int i = 0; i < DOCUMENTS; i++, next++) {
      requests.add(SampleTexts.request(next, SampleTexts.words(next, 80)));
    }
    library
        .library()
        .add(
            requests,
            new PlainTextExtractor(),
            result -> promised.add(numberOf(result.request().name())),
            Progress.UNWATCHED);
  }

  private static int numberOf(String title) {
    return Integer.parseInt(title.replace("Title ", ""));
  }

  /** What is wrong, in sentences: the library must hold what was promised, and nothing else. */
  public List<String> complaints() throws IOException {
    List<String> complaints =
        new ArrayList<>(library.library().verify(Progress.UNWATCHED).damages());
    TreeSet<Integer> there = new TreeSet<>();
    library.all().forEach(entry -> there.add(numberOf(entry.title())));
    if (!there.equals(promised)) {
      complaints.add("promised " + promised + ", but there are " + there);
    }
    complaintCount += complaints.size();
    return complaints;
  }

  public int complaintCount() {
    return complaintCount;
  }

  public int documents() {
    return promised.size();
  }

  @Override
  public void close() throws IOException {
    library.close();
  }
}
