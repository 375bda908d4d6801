package org.urtext.table;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The words of a policy's textual form: {@code id(name=value,…)}. */
record PolicyText(String id, Map<String, String> parameters) {
  private static final Pattern FORM = Pattern.compile("([a-z-]+)(?:\\(([^()]*)\\))?");

  static PolicyText parse(String text) {
    Matcher matcher = FORM.matcher(text.strip());
    if (!matcher.matches()) {
      throw new IllegalArgumentException(
          "“%s” is not of the form name(parameter=value,…).".formatted(text));
    }
    Map<String, String> parameters = new LinkedHashMap<>();
    String list = matcher.group(2);
    if (list != null && !list.isBlank()) {
      for (String parameter : list.split(",", -1)) {
        int equals = parameter.indexOf('=');
        if (equals < 0) {
          throw new IllegalArgumentException(
              "“%s” in “%s” is not of the form parameter=value.".formatted(parameter, text));
        }
        parameters.put(
            parameter.substring(0, equals).strip(), parameter.substring(equals + 1).strip());
      }
    }
    return new PolicyText(matcher.group(1), parameters);
  }

  long number(String name, long otherwise) {
    String value = parameters.remove(name);
    try {
      return value == null ? otherwise : Long.parseLong(value);
    } catch (NumberFormatException e) {
      throw new IllegalArgumentException(
          "“%s” of %s should be a whole number, not “%s”.".formatted(name, id, value), e);
    }
  }

  int smallNumber(String name, int otherwise) {
    return Math.clamp(number(name, otherwise), Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  Ties ties() {
    String value = parameters.remove("ties");
    return value == null ? Ties.OLDEST : Ties.ofId(value);
  }

  void requireAllRead() {
    if (!parameters.isEmpty()) {
      throw new IllegalArgumentException(
          "%s has no parameter “%s”.".formatted(id, parameters.keySet().iterator().next()));
    }
  }
}
