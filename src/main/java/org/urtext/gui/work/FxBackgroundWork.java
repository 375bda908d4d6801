package org.urtext.gui.work;

import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import javafx.application.Platform;

/** Works on threads of its own; results arrive on the JavaFX thread. */
public final class FxBackgroundWork implements BackgroundWork, AutoCloseable {
  private final ExecutorService threads =
      Executors.newCachedThreadPool(Thread.ofPlatform().daemon().name("urtext-work-", 0).factory());

  @Override
  public <T> void run(Callable<T> work, Consumer<T> whenDone, Consumer<Exception> whenFailed) {
    threads.execute(
        () -> {
          try {
            T result = work.call();
            Platform.runLater(() -> whenDone.accept(result));
          } catch (Exception e) {
            Platform.runLater(() -> whenFailed.accept(e));
          }
        });
  }

  @Override
  public void close() {
    threads.shutdownNow();
  }
}
