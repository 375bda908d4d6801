package org.urtext.extraction.pdf;

/**
 * What one document may cost. A few bytes can ask for endless work (a form that draws itself, a
 * stream that unpacks to gigabytes), so work is counted, not only time.
 */
final class ReadingBudget {
  static final int MAX_PAGES = 20_000;
  static final int MAX_FORM_DEPTH = 16;

  /** Some 3,000 full pages; their boxes are 130 MB. */
  private static final int MAX_GLYPHS = 8_000_000;

  private static final int MAX_GLYPHS_ON_PAGE = 500_000;
  private static final int MAX_OPERATORS_ON_PAGE = 5_000_000;

  private int glyphs;
  private int glyphsOnPage;
  private int operatorsOnPage;

  void startPage() {
    glyphsOnPage = 0;
    operatorsOnPage = 0;
  }

  void spendGlyph() throws TooLargeException {
    if (++glyphs > MAX_GLYPHS || ++glyphsOnPage > MAX_GLYPHS_ON_PAGE) {
      throw new TooLargeException("more than " + glyphs + " glyphs");
    }
  }

  void spendOperator() throws TooLargeException {
    if (++operatorsOnPage > MAX_OPERATORS_ON_PAGE) {
      throw new TooLargeException("more than " + MAX_OPERATORS_ON_PAGE + " operators on a page");
    }
  }
}
