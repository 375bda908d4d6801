package org.urtext.analysis;

import java.lang.Character.UnicodeScript;
import java.text.MessageFormat;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.ResourceBundle;
import java.util.Set;
import java.util.stream.Collectors;
import org.urtext.analysis.WordForm.Disguise;
import org.urtext.document.Document;
import org.urtext.document.Span;
import org.urtext.document.Warning;

/**
 * Finds words that are not what they look like: with letters of another script among their own, or
 * with characters inside that nobody sees. Analysis reads such words as a reader does; this tells
 * the person that they are there.
 *
 * <p>What honest authors do is not reported: words and formulas in other scripts, Greek letters in
 * names such as TNFα, joiners where a script needs them. A soft hyphen where a word may well be
 * divided is a layout program's hint; all of them together make one warning.
 */
public final class DisguiseFinder {
  private static final int FEWEST_LETTERS = 3;
  private static final int LOOK_AHEAD_CHARS = 40;
  private static final char SOFT_HYPHEN = '\u00AD';
  private static final int KEYCAP = 0x20E3;

  /** Scripts whose letters never need an invisible character between them. */
  private static final Set<UnicodeScript> SIMPLE_SCRIPTS =
      EnumSet.of(
          UnicodeScript.LATIN,
          UnicodeScript.GREEK,
          UnicodeScript.CYRILLIC,
          UnicodeScript.ARMENIAN,
          UnicodeScript.GEORGIAN,
          UnicodeScript.COMMON,
          UnicodeScript.INHERITED);

  private static final ResourceBundle MESSAGES =
      ResourceBundle.getBundle("org.urtext.analysis.messages");

  /** The warnings, those about letters first, each kind in the order of the text. */
  public List<Warning> find(Document document) {
    String text = document.text();
    WarningCollector letters = new WarningCollector(Warning.Kind.LOOKALIKE_LETTERS, document);
    WarningCollector hidden = new WarningCollector(Warning.Kind.HIDDEN_CHARACTERS, document);
    int softHyphens = 0;
    Span firstDivided = new Span(0, 0);
    WordCursor word = new WordCursor(false).over(text);
    while (word.advance()) {
      if (word.disguise() != Disguise.NONE || word.mixesWidths()) {
        if (isTreacherous(text, word)) {
          letters.add(word.start(), word.end(), asSeen(text, word));
        }
      }
      if (!word.hidesCharacters()) {
        continue;
      }
      int ordinary = ordinarySoftHyphens(text, word.start(), word.end());
      if (ordinary > 0) {
        firstDivided = softHyphens == 0 ? new Span(word.start(), word.end()) : firstDivided;
        softHyphens += ordinary;
      } else if (hidesWithoutNeed(text, word.start(), word.end())) {
        hidden.add(word.start(), word.end(), asSeen(text, word));
      }
    }
    List<Warning> warnings = new ArrayList<>(letters.warnings());
    warnings.addAll(hidden.warnings());
    if (softHyphens > 0) {
      String seen = firstDivided.of(text).replace("\u00AD", "");
      String detail = MessageFormat.format(MESSAGES.getString("softHyphens"), softHyphens, seen);
      warnings.add(hidden.warning(firstDivided, detail));
    }
    return warnings;
  }

  /** The word as it is read, in its case. */
  private static String asSeen(String text, WordCursor word) {
    String visible =
        text.substring(word.start(), word.end())
            .codePoints()
            .filter(codePoint -> !WordCharacters.isInvisible(codePoint))
            .mapToObj(Character::toString)
            .collect(Collectors.joining());
    WordForm form = new WordForm(false);
    form.clear();
    Normalizer.normalize(visible, Normalizer.Form.NFKC).codePoints().forEach(form::append);
    form.undisguise(word.disguise());
    return form.seen().toString();
  }

  private static boolean isTreacherous(String text, WordCursor word) {
    int letters = 0;
    int latin = 0;
    int small = 0;
    int deceptive = 0;
    for (int i = word.start(); i < word.end(); i += Character.charCount(text.codePointAt(i))) {
      int letter = text.codePointAt(i);
      if (!Character.isLetter(letter)) {
        continue;
      }
      letters++;
      small += Character.isLowerCase(letter) ? 1 : 0;
      latin += WordCharacters.isLatinLetter(letter) ? 1 : 0;
      deceptive += Lookalikes.latin(letter) != 0 && !isGreekSymbol(text, i, word) ? 1 : 0;
    }
    if (letters < FEWEST_LETTERS) {
      return false;
    }
    if (latin > 0) {
      return deceptive > 0 || word.mixesWidths();
    }
    return small > 0 && !foreignWordFollows(text, word.end());
  }

  /**
   * A Greek letter at the edge of a word or beside a capital or digit, as in names of substances.
   */
  private static boolean isGreekSymbol(String text, int letterOffset, WordCursor word) {
    char letter = text.charAt(letterOffset);
    if (!Lookalikes.isGreek(letter) || letter == 'ο') {
      return false;
    }
    boolean inside = letterOffset > word.start() && letterOffset + 1 < word.end();
    return !inside
        || !Character.isLowerCase(text.charAt(letterOffset - 1))
        || !Character.isLowerCase(text.charAt(letterOffset + 1));
  }

  /**
   * Whether letters that pass for no Latin ones come next: then it was a foreign word after all.
   */
  private static boolean foreignWordFollows(String text, int wordEnd) {
    int last = Math.min(text.length(), wordEnd + LOOK_AHEAD_CHARS);
    for (int i = wordEnd; i < last; i++) {
      char unit = text.charAt(i);
      if (WordCharacters.isLatinLetter(unit)) {
        return false;
      }
      if (Character.isLetter(unit) && Lookalikes.latin(unit) == 0) {
        return true;
      }
    }
    return false;
  }

  /**
   * The number of soft hyphens in the word, if it hides nothing else and they part it into pieces
   * of two letters or more; else 0.
   */
  private static int ordinarySoftHyphens(String text, int start, int end) {
    int count = 0;
    int pieceStart = start;
    for (int i = start; i <= end; i++) {
      if (i == end || text.charAt(i) == SOFT_HYPHEN) {
        if (i - pieceStart < 2) {
          return 0;
        }
        pieceStart = i + 1;
        count += i == end ? 0 : 1;
      } else if (WordCharacters.isInvisible(text.charAt(i))) {
        return 0;
      }
    }
    return count;
  }

  private static boolean hidesWithoutNeed(String text, int start, int end) {
    int before = text.codePointAt(start);
    boolean hiding = false;
    for (int i = start; i < end; i += Character.charCount(text.codePointAt(i))) {
      int codePoint = text.codePointAt(i);
      if (WordCharacters.isInvisible(codePoint)) {
        hiding = true;
        continue;
      }
      if (hiding && codePoint != KEYCAP && isSimple(before) && isSimple(codePoint)) {
        return true;
      }
      hiding = false;
      before = codePoint;
    }
    return false;
  }

  private static boolean isSimple(int codePoint) {
    return SIMPLE_SCRIPTS.contains(UnicodeScript.of(codePoint));
  }
}
