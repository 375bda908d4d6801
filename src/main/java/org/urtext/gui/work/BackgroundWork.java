package org.urtext.gui.work;

import java.util.concurrent.Callable;
import java.util.function.Consumer;

/**
 * Runs work away from the window and brings its result back to it. The window uses {@link
 * FxBackgroundWork}; a test runs everything on its own thread.
 */
public interface BackgroundWork {

  <T> void run(Callable<T> work, Consumer<T> whenDone, Consumer<Exception> whenFailed);
}
