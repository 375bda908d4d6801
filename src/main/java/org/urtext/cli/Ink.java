package org.urtext.cli;

/** Colours for a terminal that a person reads. */
enum Ink {
  COPIED("31"),
  REWORDED("35"),
  FRESH("32"),
  SET_ASIDE("90"),
  STRONG("1");

  private final String code;

  Ink(String code) {
    this.code = code;
  }

  /**
   * @param inked false where nobody would see colours, as in a file
   */
  String paint(String text, boolean inked) {
    return inked ? "\u001b[" + code + "m" + text + "\u001b[0m" : text;
  }
}
