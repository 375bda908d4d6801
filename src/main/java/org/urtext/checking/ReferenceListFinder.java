package org.urtext.checking;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import org.urtext.document.Span;

/**
 * Finds lists of references: by a heading in any of several languages and the shape of what
 * follows, or by shape alone where several entries stand in a row. A chapter that merely has such a
 * heading is not one.
 */
final class ReferenceListFinder {
  private static final Set<String> HEADINGS =
      Set.of(
          "references",
          "reference list",
          "list of references",
          "bibliography",
          "works cited",
          "literature",
          "literature cited",
          "cited literature",
          "sources",
          "literatur",
          "literaturverzeichnis",
          "quellen",
          "quellenverzeichnis",
          "quellen- und literaturverzeichnis",
          "bibliographie",
          "références",
          "références bibliographiques",
          "ouvrages cités",
          "referencias",
          "referencias bibliográficas",
          "bibliografía",
          "obras citadas",
          "riferimenti",
          "riferimenti bibliografici",
          "bibliografia",
          "referências",
          "referências bibliográficas",
          "literatuur",
          "literatuurlijst",
          "bronnen",
          "referenser",
          "källor",
          "litteraturförteckning",
          "litteratur",
          "litteraturliste",
          "kilder",
          "lähteet",
          "kirjallisuus",
          "literatura",
          "seznam literatury",
          "spis literatury",
          "irodalomjegyzék",
          "kaynakça",
          "kaynaklar",
          "литература",
          "список литературы",
          "библиография",
          "βιβλιογραφία",
          "المراجع",
          "参考文献",
          "參考文獻",
          "引用文献",
          "참고문헌");

  private static final Pattern NUMBERING =
      Pattern.compile("^(?:\\d+(?:\\.\\d+)*\\.?|[IVX]+\\.|[A-Z]\\.?|#+)\\s+(?=\\p{L})");

  /** What a citation in the text names: [12], [Abr+06]. */
  private static final String LABEL = "\\[[^\\]\\s]{1,14}]";

  private static final Pattern LABELLED = Pattern.compile("^" + LABEL + "\\s");
  private static final Pattern NUMBERED_ENTRY =
      Pattern.compile("^(?:" + LABEL + "|\\d{1,3}\\.)\\s");
  private static final Pattern YEAR = Pattern.compile("\\b(?:1[5-9]|20)\\d\\d[a-z]?\\b");
  private static final Pattern YEAR_LAST = Pattern.compile("\\b(?:1[5-9]|20)\\d\\d[a-z]?[).\\]]*$");

  /** 'Marsh, O', 'Marsh O.', 'Marsh OP', 'Marsh:', 'O. Marsh', 'van der Marsh, O'. */
  private static final Pattern AUTHOR =
      Pattern.compile(
          "^(?:"
              + LABEL
              + "|\\d{1,3}\\.)?\\s*(?:(?:van|von|de|der|den|du|la|le|di|da|dos|al)\\s+)*"
              + "(?:\\p{Lu}[\\p{L}'’-]+(?:,\\s*\\p{Lu}|\\s+\\p{Lu}\\.|\\s+\\p{Lu}{1,3}\\b|:)"
              + "|(?:\\p{Lu}\\.[\\s-]?){1,3}\\p{Lu}\\p{L}+)");

  /** An institution in an author's place: 'Harbour Board of the Varn:'. */
  private static final Pattern INSTITUTION =
      Pattern.compile("^\\p{Lu}[\\p{L}'’-]+(?:\\s[\\p{L}'’&-]+){1,7}\\s?[:.(]");

  private static final Pattern PUBLICATION =
      Pattern.compile(
          "doi|https?://|www\\.|\\bpp?\\.\\s?\\d|\\bS\\.\\s?\\d|\\bvol\\b|\\bno\\.|\\bed(?:s|\\.|ition)"
              + "|\\bHrsg|\\bVerlag\\b|\\bPress\\b|\\bJournal\\b|\\bProc(?:eedings|\\.)|\\bIn:"
              + "|\\d+\\s?\\(\\d+\\)|\\d+\\s?[–-]\\s?\\d+",
          Pattern.CASE_INSENSITIVE);
  private static final int MAX_HEADING_CHARS = 60;
  private static final int MAX_ENTRY_CHARS = 900;
  private static final int MIN_ENTRIES_WITHOUT_HEADING = 4;

  /** How many paragraphs in a row may fail the shape before the list is over. */
  private static final int MAX_STRANGERS = 2;

  private ReferenceListFinder() {}

  static List<Span> find(String text) {
    List<Span> paragraphs = paragraphs(text);
    List<Span> lists = new ArrayList<>();
    int i = 0;
    while (i < paragraphs.size()) {
      boolean headed = isHeading(paragraphs.get(i).of(text));
      int first = headed ? i + 1 : i;
      int end = endOfEntries(text, paragraphs, first, headed);
      int needed = headed ? 1 : MIN_ENTRIES_WITHOUT_HEADING;
      if (end - first >= needed) {
        lists.add(new Span(paragraphs.get(i).start(), paragraphs.get(end - 1).end()));
        i = end;
      } else {
        i++;
      }
    }
    return lists;
  }

  /**
   * The paragraph after the last entry, where entries begin at {@code first}; below a heading a few
   * words may stand before them.
   */
  private static int endOfEntries(String text, List<Span> paragraphs, int first, boolean headed) {
    int end = first;
    for (int i = first; i < paragraphs.size() && i - end <= MAX_STRANGERS; i++) {
      String paragraph = paragraphs.get(i).of(text);
      if (isHeading(paragraph)) {
        break;
      } else if (headed ? isEntryBelowHeading(paragraph) : isEntry(paragraph)) {
        end = i + 1;
      } else if (end == first && !headed) {
        break;
      }
    }
    return end;
  }

  static boolean isHeading(String paragraph) {
    if (paragraph.length() > MAX_HEADING_CHARS) {
      return false;
    }
    String plain = NUMBERING.matcher(paragraph.strip()).replaceFirst("");
    return HEADINGS.contains(plain.replaceAll("[:.]$", "").strip().toLowerCase(Locale.ROOT));
  }

  /** Beyond doubt: an author and a year, or a label and what a publication has. */
  static boolean isEntry(String paragraph) {
    String line = line(paragraph);
    if (!hasLengthOfEntry(line)) {
      return false;
    }
    boolean hasYear = YEAR.matcher(line).find();
    boolean hasAuthor = AUTHOR.matcher(line).find();
    boolean hasPublication = PUBLICATION.matcher(line).find();
    return LABELLED.matcher(line).find() && (hasYear || hasPublication)
        || NUMBERED_ENTRY.matcher(line).find() && hasPublication && (hasYear || hasAuthor)
        || hasAuthor && hasYear;
  }

  /** Below a heading less will do: a number, or a year with anything else that entries have. */
  private static boolean isEntryBelowHeading(String paragraph) {
    String line = line(paragraph);
    if (!hasLengthOfEntry(line)) {
      return false;
    }
    boolean hasYear = YEAR.matcher(line).find();
    boolean hasAuthor = AUTHOR.matcher(line).find();
    boolean hasPublication = PUBLICATION.matcher(line).find();
    return NUMBERED_ENTRY.matcher(line).find() && (hasYear || hasPublication || hasAuthor)
        || hasYear
            && (hasAuthor
                || hasPublication
                || YEAR_LAST.matcher(line).find()
                || INSTITUTION.matcher(line).find())
        || hasAuthor && hasPublication;
  }

  private static String line(String paragraph) {
    return paragraph.replace('\n', ' ').strip();
  }

  private static boolean hasLengthOfEntry(String line) {
    return line.length() >= 12 && line.length() <= MAX_ENTRY_CHARS;
  }

  /** Stretches between blank lines; a list whose entries stand line by line is cut at the lines. */
  private static List<Span> paragraphs(String text) {
    List<Span> paragraphs = new ArrayList<>();
    int start = 0;
    while (start < text.length()) {
      int next = text.indexOf("\n\n", start);
      int end = next < 0 ? text.length() : next;
      addParagraph(text, start, end, paragraphs);
      start = end + 1;
    }
    return paragraphs;
  }

  private static void addParagraph(String text, int start, int end, List<Span> paragraphs) {
    List<Span> lines = new ArrayList<>();
    int lineStart = start;
    for (int i = start; i <= end; i++) {
      if (i == end || text.charAt(i) == '\n') {
        if (!text.substring(lineStart, i).isBlank()) {
          lines.add(new Span(lineStart, i));
        }
        lineStart = i + 1;
      }
    }
    if (lines.isEmpty()) {
      return;
    }
    boolean headingFirst = isHeading(lines.getFirst().of(text));
    long entryStarts = lines.stream().filter(line -> beginsEntry(line.of(text))).count();
    if (headingFirst || entryStarts >= 2) {
      addEntries(text, lines, paragraphs);
    } else {
      paragraphs.add(new Span(lines.getFirst().start(), lines.getLast().end()));
    }
  }

  /** Joins the lines of each entry: an entry begins with an author or a number. */
  private static void addEntries(String text, List<Span> lines, List<Span> paragraphs) {
    Span current = lines.getFirst();
    for (Span line : lines.subList(1, lines.size())) {
      if (beginsEntry(line.of(text)) || isHeading(current.of(text))) {
        paragraphs.add(current);
        current = line;
      } else {
        current = new Span(current.start(), line.end());
      }
    }
    paragraphs.add(current);
  }

  private static boolean beginsEntry(String line) {
    return AUTHOR.matcher(line.strip()).find() || NUMBERED_ENTRY.matcher(line.strip()).find();
  }
}
