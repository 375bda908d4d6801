package org.urtext.measure;

import java.lang.reflect.InvocationTargetException;
import java.util.Arrays;

/**
 * Runs a measurement by its name: {@code extraction} is {@code ExtractionMeasure.main}. Started by
 * {@code mvn -q test-compile exec:exec@measure -Dmeasure=NAME -Dargs="…"}.
 */
public final class Measure {
  private Measure() {}

  public static void main(String[] arguments) throws Throwable {
    String name = arguments[0];
    String className =
        Measure.class.getPackageName()
            + "."
            + Character.toUpperCase(name.charAt(0))
            + name.substring(1)
            + "Measure";
    try {
      Class.forName(className)
          .getMethod("main", String[].class)
          .invoke(null, (Object) Arrays.copyOfRange(arguments, 1, arguments.length));
    } catch (InvocationTargetException e) {
      throw e.getCause();
    }
  }
}
