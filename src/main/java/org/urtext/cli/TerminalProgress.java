package org.urtext.cli;

import java.time.Duration;
import org.urtext.progress.Progress;

/**
 * A bar on standard error for work that takes longer than a moment. Draws nothing where nobody
 * watches, so that logs and pipes stay clean.
 */
final class TerminalProgress implements Progress, AutoCloseable {
  private static final long PATIENCE_NANOS = Duration.ofMillis(700).toNanos();
  private static final long REDRAW_NANOS = Duration.ofMillis(100).toNanos();
  private static final int BAR_CELLS = 24;
  private static final int ITEM_CHARS = 40;

  private final Terminal terminal;
  private final boolean watched;
  private final long startNanos = System.nanoTime();
  private long lastDrawnNanos;
  private boolean drawn;

  TerminalProgress(Terminal terminal) {
    this.terminal = terminal;
    this.watched = terminal.watched();
  }

  @Override
  public synchronized void advance(long done, long total, String current) {
    long now = System.nanoTime();
    if (!watched || now - startNanos < PATIENCE_NANOS || now - lastDrawnNanos < REDRAW_NANOS) {
      return;
    }
    lastDrawnNanos = now;
    drawn = true;
    terminal.err().print("\r\u001b[K" + line(done, total, current, now - startNanos));
    terminal.err().flush();
  }

  /** Whether Ctrl-C was typed. */
  @Override
  public boolean isCancelled() {
    return terminal.interrupted().getAsBoolean();
  }

  /** Wipes the bar away. */
  @Override
  public synchronized void close() {
    if (drawn) {
      terminal.err().print("\r\u001b[K");
      terminal.err().flush();
    }
  }

  static String line(long done, long total, String current, long elapsedNanos) {
    var line = new StringBuilder();
    if (total > 0) {
      int filled = (int) (BAR_CELLS * Math.min(done, total) / total);
      line.append("█".repeat(filled)).append("░".repeat(BAR_CELLS - filled));
      line.append(String.format(" %,d of %,d", done, total));
      if (done > 0 && done < total) {
        long secondsLeft = (long) (elapsedNanos / 1e9 / done * (total - done));
        line.append(String.format(", %d:%02d left", secondsLeft / 60, secondsLeft % 60));
      }
    } else {
      line.append(String.format("%,d", done));
    }
    if (!current.isEmpty()) {
      String end =
          current.length() <= ITEM_CHARS
              ? current
              : "…" + current.substring(current.length() - ITEM_CHARS + 1);
      line.append("  ").append(end);
    }
    return line.toString();
  }
}
