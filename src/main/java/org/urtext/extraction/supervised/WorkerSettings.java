package org.urtext.extraction.supervised;

import java.time.Duration;
import org.urtext.extraction.FormatReader;

/**
 * How documents are read.
 *
 * @param workers how many files are read at the same time, each by a process of its own
 * @param heapMegabytes what one worker may take for objects
 * @param timeLimit how long one file may take
 * @param reader what a worker reads with; it needs a constructor that takes nothing
 */
public record WorkerSettings(
    int workers, int heapMegabytes, Duration timeLimit, Class<? extends FormatReader> reader) {

  public WorkerSettings {
    if (workers < 1 || heapMegabytes < 16 || !timeLimit.isPositive()) {
      throw new IllegalArgumentException(
          workers + " workers, " + heapMegabytes + " MB, " + timeLimit);
    }
  }

  /** One worker for each core, 512 MB and one minute for each file, every format. */
  public static WorkerSettings standard() {
    return new WorkerSettings(
        Runtime.getRuntime().availableProcessors(),
        512,
        Duration.ofMinutes(1),
        EveryFormatReader.class);
  }

  public WorkerSettings withWorkers(int count) {
    return new WorkerSettings(count, heapMegabytes, timeLimit, reader);
  }

  public WorkerSettings withTimeLimit(Duration limit) {
    return new WorkerSettings(workers, heapMegabytes, limit, reader);
  }

  public WorkerSettings withReader(Class<? extends FormatReader> other) {
    return new WorkerSettings(workers, heapMegabytes, timeLimit, other);
  }
}
