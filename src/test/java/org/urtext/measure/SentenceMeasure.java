package org.urtext.measure;

import java.io.IOException;
import java.nio.file.Path;

/**
 * The search for reworded sentences: how fast it is, and how much it finds of what the naive scan
 * finds.
 *
 * <p>Arguments: {@code speed [signatures]}, or {@code recall FOLDER [documents]} with the folder of
 * the PAN 2013 training set.
 */
public final class SentenceMeasure {
  private static final int STANDARD_SIGNATURES = 2_000_000;
  private static final int STANDARD_DOCUMENTS = 150;

  private SentenceMeasure() {}

  public static void main(String[] arguments) throws IOException {
    switch (arguments[0]) {
      case "speed" -> new SentenceSpeed(number(arguments, 1, STANDARD_SIGNATURES)).print();
      case "recall" -> {
        int documents = number(arguments, 2, STANDARD_DOCUMENTS);
        for (String kind : new String[] {"03-random-obfuscation", "04-translation-obfuscation"}) {
          new SentenceRecall(Path.of(arguments[1]), kind, documents).print();
        }
      }
      default -> throw new IllegalArgumentException("speed or recall, not " + arguments[0]);
    }
  }

  private static int number(String[] arguments, int index, int otherwise) {
    return arguments.length > index ? Integer.parseInt(arguments[index]) : otherwise;
  }
}
