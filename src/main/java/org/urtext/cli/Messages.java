package org.urtext.cli;

import java.text.MessageFormat;
import java.util.ResourceBundle;

/** What the command line says to a person. */
final class Messages {
  private static final ResourceBundle BUNDLE = ResourceBundle.getBundle("org.urtext.cli.messages");

  private Messages() {}

  static String text(String key, Object... values) {
    return MessageFormat.format(BUNDLE.getString(key), values);
  }
}
