package org.urtext.progress;

import java.util.concurrent.CancellationException;

/** The watcher of long work. Its methods may be called from any thread. */
public interface Progress {

  /** For work that nobody watches and nobody stops. */
  Progress UNWATCHED =
      new Progress() {
        @Override
        public void advance(long done, long total, String current) {}

        @Override
        public boolean isCancelled() {
          return false;
        }
      };

  /**
   * Says how far the work has come.
   *
   * @param total how much there is in all, or 0 where that is not known
   * @param current what is being worked on, such as a file's name; may be empty
   */
  void advance(long done, long total, String current);

  boolean isCancelled();

  /** To be called between steps that are sound to stop after. */
  default void throwIfCancelled() {
    if (isCancelled()) {
      throw new CancellationException("cancelled");
    }
  }
}
