package org.urtext.reporting;

/**
 * The colours that sources are told apart by, in the order of their numbers; after the last the
 * first comes again. They follow the palette of Okabe and Ito, which also colour-blind eyes tell
 * apart. Each has a strong tone for marks and lines and a pale one to stand behind text, for light
 * and for dark surfaces.
 */
public enum SourceColour {
  BLUE("#0072B2", "#D1E5F1", "#56B4E9", "#264053"),
  VERMILION("#D55E00", "#F8E2D1", "#FF9A4D", "#503A2D"),
  GREEN("#009E73", "#D1EEE5", "#3CCFA0", "#1E423E"),
  PURPLE("#B8528C", "#F4E1EC", "#E4A3C8", "#493D4C"),
  OCHRE("#8C6D00", "#FAEBC9", "#F0C04D", "#4A432C"),
  INDIGO("#5B4FC4", "#E2DFF6", "#A79DF2", "#37364F"),
  TEAL("#0B7A85", "#D2E9EB", "#5CC5CF", "#224146"),
  BROWN("#8A4B2A", "#EFE1D9", "#D39B7B", "#423631");

  private final String strongOnLight;
  private final String paleOnLight;
  private final String strongOnDark;
  private final String paleOnDark;

  SourceColour(String strongOnLight, String paleOnLight, String strongOnDark, String paleOnDark) {
    this.strongOnLight = strongOnLight;
    this.paleOnLight = paleOnLight;
    this.strongOnDark = strongOnDark;
    this.paleOnDark = paleOnDark;
  }

  /**
   * @param number of the source, from 1 on
   */
  public static SourceColour ofNumber(int number) {
    return values()[Math.floorMod(number - 1, values().length)];
  }

  /** As in CSS, with a hash sign and six digits. */
  public String strong(boolean dark) {
    return dark ? strongOnDark : strongOnLight;
  }

  public String pale(boolean dark) {
    return dark ? paleOnDark : paleOnLight;
  }
}
