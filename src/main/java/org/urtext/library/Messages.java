package org.urtext.library;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.ResourceBundle;

/** The sentences that a person reads about a library. */
final class Messages {
  private static final ResourceBundle BUNDLE =
      ResourceBundle.getBundle("org.urtext.library.messages");

  private Messages() {}

  static String of(String key, Object... values) {
    return new MessageFormat(BUNDLE.getString(key), Locale.ROOT).format(values);
  }
}
