package org.urtext.cli;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * Ctrl-C as a polite request: the running command is told to stop and given time to finish what it
 * is at, so that everything it promised is kept. A second Ctrl-C, or patience running out, ends it.
 */
final class InterruptSignal {
  private static final Duration PATIENCE = Duration.ofSeconds(20);
  private static final InterruptSignal OF_THIS_PROCESS = new InterruptSignal();

  private final CountDownLatch commandEnded = new CountDownLatch(1);
  private volatile boolean come;

  private InterruptSignal() {}

  static InterruptSignal watch() {
    Runtime.getRuntime().addShutdownHook(new Thread(OF_THIS_PROCESS::receive, "interrupt"));
    return OF_THIS_PROCESS;
  }

  /** To be called when the command is over, before the process exits by itself. */
  static void commandEnded() {
    OF_THIS_PROCESS.commandEnded.countDown();
  }

  boolean hasCome() {
    return come;
  }

  private void receive() {
    come = true;
    try {
      boolean _ = commandEnded.await(PATIENCE.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
