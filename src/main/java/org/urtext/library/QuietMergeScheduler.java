package org.urtext.library;

import org.apache.lucene.index.ConcurrentMergeScheduler;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Merges one pair of places at a time in the background. A merge that fails, on a full disk say,
 * loses nothing: its parts are still there, and it will be tried again.
 */
final class QuietMergeScheduler extends ConcurrentMergeScheduler {
  private static final Logger LOG = LoggerFactory.getLogger(QuietMergeScheduler.class);
  private static final int MERGES_WAITING = 4;

  QuietMergeScheduler() {
    setMaxMergesAndThreads(MERGES_WAITING, 1);
    disableAutoIOThrottle();
  }

  @Override
  protected void handleMergeException(Throwable failure) {
    LOG.warn("A merge of the archive failed and will be tried again", failure);
  }
}
