package org.urtext.launch;

import org.slf4j.bridge.SLF4JBridgeHandler;

/**
 * Sends the messages of libraries that use Java's own logging to our log. Java makes one of these
 * itself, when the first such message comes, so that a command without any pays nothing.
 */
public final class JavaLogging {
  /** Called by Java's logging. */
  public JavaLogging() {
    SLF4JBridgeHandler.removeHandlersForRootLogger();
    SLF4JBridgeHandler.install();
  }

  static void register() {
    System.setProperty("java.util.logging.config.class", JavaLogging.class.getName());
  }
}
