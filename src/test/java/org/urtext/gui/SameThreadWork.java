package org.urtext.gui;

import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.urtext.gui.work.BackgroundWork;

/** Does everything at once, so that a test sees the result of an action as soon as it returns. */
public final class SameThreadWork implements BackgroundWork {
  @Override
  public <T> void run(Callable<T> work, Consumer<T> whenDone, Consumer<Exception> whenFailed) {
    T result;
    try {
      result = work.call();
    } catch (Exception e) {
      whenFailed.accept(e);
      return;
    }
    whenDone.accept(result);
  }
}
